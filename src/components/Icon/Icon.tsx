import { ArrowLeft, ArrowRight, ArrowUpRight } from 'lucide'
import type { IconNode } from 'lucide'
import { createElement } from 'react'
import * as styles from './Icon.css.ts'

const arrows: readonly IconNode[] = [ArrowLeft, ArrowRight, ArrowUpRight]

/** An icon beside words that say the same: hidden from screen readers, in the colour of the text. */
export function Icon({ icon, size = 'medium' }: { readonly icon: IconNode; readonly size?: keyof typeof styles.size }) {
  return (
    <svg className={arrows.includes(icon) ? `${styles.size[size]} ${styles.arrow}` : styles.size[size]} viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable={false}>
      {icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
