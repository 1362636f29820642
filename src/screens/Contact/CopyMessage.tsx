import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { copyText } from '#browser/form/clipboard'
import { Button } from '#components/Button/Button'
import { contactStrings } from '#content/contactStrings'
import { copyMachine } from '#machines/copyMachine'
import * as styles from './Notice.css.ts'

const words = contactStrings.copy

export interface CopyMessageProps {
  readonly text: string
  /** What stands beside the button. */
  readonly children: ReactNode
}

/** The whole message, for any mailbox. */
export function CopyMessage({ text, children }: CopyMessageProps) {
  const machine = useMemo(() => copyMachine.provide({ actors: { copy: fromPromise(() => copyText(text)) } }), [text])
  const [snapshot, send] = useMachine(machine)
  const hasFailed = snapshot.matches('failed')
  return (
    <>
      <Button tone="outline" onPress={() => send({ type: 'copy.pressed' })}>{words.action}</Button>
      {children}
      <p role="status" className={styles.status}>{snapshot.matches('copied') ? words.copied : hasFailed ? words.failed : ''}</p>
      {hasFailed ? <textarea className={styles.byHand} aria-label={words.text} readOnly rows={7} value={text} /> : null}
    </>
  )
}
