import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export interface TextProps {
  readonly size?: keyof typeof styles.size
  readonly tone?: 'plain' | 'muted' | 'strong'
  readonly children: ReactNode
}

const tones = { plain: '', muted: ` ${styles.muted}`, strong: ` ${styles.strong}` }

export function Text({ size = 'text', tone = 'plain', children }: TextProps) {
  return <p className={styles.size[size] + tones[tone]}>{children}</p>
}
