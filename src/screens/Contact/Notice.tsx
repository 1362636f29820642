import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { goToField, takeFocus } from '#browser/form/formFocus'
import { Button } from '#components/Button/Button'
import { tone as buttonTone } from '#components/Button/Button.css'
import { Heading } from '#components/Heading/Heading'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { contactStrings } from '#content/contactStrings'
import { enquiryText } from '#content/enquiryText'
import { settings } from '#content/settings'
import { failureIn, hasUnmended } from '#machines/contactMachine'
import type { ContactContext, contactMachine, ContactEvent } from '#machines/contactMachine'
import { CopyMessage } from './CopyMessage.tsx'
import { fieldId } from './useEnquiry.ts'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  readonly snapshot: SnapshotFrom<typeof contactMachine>
  readonly send: (event: ContactEvent) => void
}

const { failed, mail, problems } = contactStrings

/** What came of the last try, at the top of the form: it takes focus, so that it is read at once. */
export function Notice({ snapshot, send }: NoticeProps) {
  const { context } = snapshot
  const failure = failureIn(snapshot)
  if (snapshot.matches({ editing: 'wrong' })) {
    const isOver = !hasUnmended(context)
    return <Frame key={context.submissions} tone={isOver ? 'calm' : 'problem'} title={isOver ? problems.allMended : problems.title}><Problems context={context} /></Frame>
  }
  if (failure) {
    return (
      <Frame key={`${context.submissions} ${failure}`} tone="problem" title={failed[failure].title} isDescribed>
        <p id={textId}>{failed[failure].text} {failed.kept}</p>
        <div className={styles.actions}>
          <Button tone="solid" type="submit">{failed.tryAgain}</Button>
          {failure === 'waiting' ? (
            <Button tone="outline" onPress={() => send({ type: 'stop.pressed' })}>{failed.doNotSend}</Button>
          ) : null}
          <OtherWays context={context} />
        </div>
      </Frame>
    )
  }
  if (snapshot.matches({ editing: 'handedOver' })) {
    return (
      <Frame key={context.submissions} tone="calm" title={mail.ready[context.handOver]} isDescribed>
        {context.handOver === 'whole' ? null : <p id={textId}>{mail[context.handOver]}</p>}
        <p id={context.handOver === 'whole' ? textId : undefined}><strong className={styles.strong}>{mail.didNotOpen}</strong> {mail.byHand}</p>
        <div className={styles.actions}><OtherWays context={context} /></div>
      </Frame>
    )
  }
  return null
}

const textId = 'enquiry-notice-text'

interface FrameProps {
  readonly tone: keyof typeof styles.tone
  readonly title: string
  /** Whether one of its paragraphs, by the id `textId`, is to be heard as focus comes: what to do now. */
  readonly isDescribed?: boolean
  readonly children: ReactNode
}

function Frame({ tone, title, isDescribed, children }: FrameProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="group" aria-labelledby="enquiry-notice" aria-describedby={isDescribed ? textId : undefined} className={styles.tone[tone]}>
      {/* Another one: of a heading that changes, Orca keeps the old words. */}
      <Heading key={title} level={2} size="name" id="enquiry-notice">{title}</Heading>
      {children}
    </div>
  )
}

/** Each leads to its field. A mended one is ticked off and keeps its place until the next try. */
function Problems({ context }: { readonly context: ContactContext }) {
  return (
    <ul role="list" className={styles.problems}>
      {context.problems.map(({ field, message }) => {
        const isMended = context.mended.includes(field)
        const id = fieldId(field)
        return (
          <li key={field}>
            <a
              href={`#${id}`}
              className={styles.problem}
              data-state={isMended ? 'mended' : 'wrong'}
              onClick={(event) => {
                event.preventDefault()
                goToField(id)
              }}
            >
              {isMended ? <span className={hidden}>{problems.mended}: </span> : null}<span>{message}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The message goes by any mailbox, and the firm has a telephone. */
function OtherWays({ context }: { readonly context: ContactContext }) {
  const text = enquiryText(context.values)
  return (
    <CopyMessage key={text} text={text}>
      <a href={settings.telephone.href} className={buttonTone.outline}>{failed.ring}</a>
    </CopyMessage>
  )
}
