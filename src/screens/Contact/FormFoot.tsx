import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { SnapshotFrom } from 'xstate'
import { useWordsAfterArrival, useWordsOfWait } from '#browser/focus/announcement'
import { keepPlace, stayInForm } from '#browser/form/formFocus'
import { useHydrated } from '#browser/hydration/hydrated'
import { Button } from '#components/Button/Button'
import { arrow } from '#components/Button/Button.css'
import { Icon } from '#components/Icon/Icon'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { contactStrings } from '#content/contactStrings'
import { hasTakenAway } from '#machines/contactMachine'
import type { contactMachine, ContactEvent } from '#machines/contactMachine'
import { mostAttempts, quietTime } from '#machines/timing'
import * as styles from './EnquiryForm.css.ts'

type Snapshot = SnapshotFrom<typeof contactMachine>

export interface FormFootProps {
  readonly snapshot: Snapshot
  readonly send: (event: ContactEvent) => void
  readonly isByMail: boolean
}

const { draft, mail, privacy, problems: problemWords } = contactStrings
const beforeId = 'enquiry-before'

/** The one action of the page, what becomes of what was typed, and what goes on just now. */
export function FormFoot({ snapshot, send, isByMail }: FormFootProps) {
  const { context } = snapshot
  const isSending = snapshot.hasTag('underWay')
  const status = useWordsAfterArrival(statusOf(snapshot, isByMail))
  // Heard and not shown: it comes as the press that leaves a field goes down, and a button that moved away would miss it.
  const isOfMending = isMending(snapshot)
  const wait = useWordsOfWait(isByMail && snapshot.matches({ sending: 'validating' }) ? mail.preparing : '', quietTime)
  const said = status || wait
  const isBroughtBack = snapshot.matches({ editing: 'restored' }) && hasTakenAway(context)
  return (
    <>
      <div className={styles.submit}>
        <Button tone="signal" type="submit" isResting={isSending || snapshot.matches('sent')} {...(isByMail && { describedBy: beforeId })}>{contactStrings.submit}<span className={arrow}><Icon icon={ArrowRight} /></span></Button>
        <div className={styles.beside}>
          {isByMail ? <p id={beforeId}>{mail.before}</p> : null}
          <p>{privacy.sentence} <Link to="/privacy" className={styles.link}>{privacy.link}</Link></p>
        </div>
      </div>
      <div className={styles.line}>
        {/* Not the region itself: one whose looks change with its words may be heard twice. */}
        <div className={isOfMending || said === '' ? hidden : undefined}><p role="status">{said}</p></div>
        {isSending && !isByMail ? <button type="button" className={styles.quiet} onClick={(event) => {
          stayInForm(event)
          send({ type: 'stop.pressed' })
        }}>{contactStrings.stop}</button> : null}
        {useHydrated() && !isSending ? (
          <>
            {status === '' || isOfMending ? <p>{context.isKept ? draft.kept : draft.notKept}</p> : null}
            <button type="button" className={styles.quiet} onClick={({ currentTarget }) => keepPlace(currentTarget, () => send({ type: 'clear.pressed' }))}>{draft.clear}</button>
          </>
        ) : null}
        {/* It keeps the focus when it has been pressed: of what takes focus from a thing that goes, Orca may say nothing. */}
        {isBroughtBack || snapshot.can({ type: 'undo.pressed' }) ? <button type="button" className={styles.quiet} aria-disabled={isBroughtBack || undefined} onClick={() => send({ type: 'undo.pressed' })}>{draft.undo}</button> : null}
      </div>
    </>
  )
}

/** Whether fields that were found wrong are being put right: each is ticked off where it stands, and in the list of problems. */
const isMending = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'wrong' }) && snapshot.context.mended.length > 0

/** What a screen reader is told, and an eye can follow, without focus being moved. */
function statusOf(snapshot: Snapshot, isByMail: boolean): string {
  const { attempts, mended, problems } = snapshot.context
  if (snapshot.matches('sent')) return contactStrings.sent
  if (snapshot.matches({ editing: 'restored' })) return draft.restored
  if (snapshot.matches({ editing: 'unsure' })) return draft.unsure
  if (snapshot.matches({ editing: 'cleared' })) return hasTakenAway(snapshot.context) ? `${draft.cleared} ${draft.restores}` : draft.cleared
  if (snapshot.matches({ editing: 'stopped' })) return contactStrings.stopped
  if (snapshot.matches({ sending: 'retrying' })) return contactStrings.retrying(attempts, mostAttempts - 1)
  if (snapshot.matches({ sending: 'submitting' }) && attempts > 1) return contactStrings.retrying(attempts - 1, mostAttempts - 1)
  if (isMending(snapshot)) return problemWords.mendedOf(mended.length, problems.length)
  // A mail program that opens sends nothing by itself.
  return snapshot.hasTag('underWay') && !isByMail ? contactStrings.sending : ''
}
