/** Every state of the form that can be looked at, and how a visitor comes to it: with a form service that a test can make fail. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fill, maud, notice, sendButton } from './contactForm.ts'
import type { Fault, FormSite } from './formSite.ts'

export interface FormVisit {
  readonly page: Page
  readonly formSite: FormSite
}

export interface FormState {
  /** Its name in the chart, where it is a state of its own there. */
  readonly leaf?: string
  /** Words on the page for as long as it lasts. */
  readonly says: string
  /** It lasts for as long as the page's clock is stopped. */
  readonly isStopped?: true
  readonly reach: (visit: FormVisit) => Promise<void>
}

/** Sends what is in the form, and lets the form's time run until the words are there, so many ms at a step. */
async function sendUntil({ page }: FormVisit, words: string, step = 2_500): Promise<void> {
  await sendButton(page).click()
  await expect(async () => {
    await page.clock.fastForward(step)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}

/** Fails each attempt in the same way until the words are there. */
const failing = (leaf: string, fault: Fault, says: string): FormState => ({
  leaf,
  says,
  async reach(visit) {
    visit.formSite.plan(() => fault)
    await fill(visit.page, maud)
    await sendUntil(visit, says)
  },
})

/** The same, with the page's clock stopped before it is sent, and in steps shorter than any state lasts. */
const stoppedWhile = (leaf: string, fault: Fault, says: string): FormState => ({
  leaf,
  says,
  isStopped: true,
  async reach(visit) {
    visit.formSite.plan(() => fault)
    await fill(visit.page, maud)
    await visit.page.clock.pauseAt(Date.now() + 60_000)
    await sendUntil(visit, says, 400)
  },
})

const sending = stoppedWhile('sending.submitting', 'unanswered', 'Sending…')
const tooMany = failing('editing.failed.tooMany', '429, long', 'Too many messages at once')
const refused = failing('editing.failed.refused', 'refused', 'The message was not accepted')

export const formStates: Readonly<Record<string, FormState>> = {
  'wrong': {
    says: 'There is a problem',
    async reach({ page }) {
      await sendButton(page).click()
      await expect(notice(page, 'There is a problem')).toBeFocused()
    },
  },
  'held for the least time': {
    leaf: 'sending.settling',
    says: 'Stop sending',
    isStopped: true,
    async reach({ page, formSite }) {
      formSite.plan(() => 'unanswered')
      // However long it takes on this machine to fill it in.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
      await fill(page, maud)
      await sendButton(page).click()
      await expect(page.getByRole('button', { name: 'Stop sending' })).toBeVisible()
      expect(formSite.attempts).toHaveLength(0)
    },
  },
  'sending': sending,
  'trying again': stoppedWhile('sending.retrying', '500 before', 'Trying again'),
  'stopped': {
    leaf: 'editing.stopped',
    says: 'Stopped. What you wrote is still here.',
    async reach(visit) {
      await sending.reach(visit)
      await visit.page.getByRole('button', { name: 'Stop sending' }).click()
    },
  },
  'asked for a long pause': tooMany,
  'never answered': failing('editing.failed.timeOut', 'unanswered', 'No answer came'),
  'cut off': failing('editing.failed.unreachable', 'cut before', 'The form service cannot be reached'),
  'failed by the service': failing('editing.failed.server', '500 before', 'The form service is not working'),
  'refused, and nothing can be copied': {
    leaf: 'editing.failed.refused',
    says: 'Copying did not work.',
    async reach(visit) {
      await visit.page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      })
      await refused.reach(visit)
      await visit.page.getByRole('button', { name: 'Copy the message' }).click()
      await expect(visit.page.getByText('Copying did not work.')).toBeVisible()
    },
  },
  'offline': {
    leaf: 'sending.waiting',
    says: 'You are offline',
    async reach(visit) {
      await fill(visit.page, maud)
      await visit.page.context().setOffline(true)
      await sendUntil(visit, 'You are offline')
    },
  },
  'unsure': {
    leaf: 'editing.unsure',
    says: 'It was on its way',
    async reach(visit) {
      await tooMany.reach(visit)
      await visit.page.reload()
      await expect(visit.page.getByText('It was on its way')).toBeVisible()
    },
  },
  'sent': {
    leaf: 'sent',
    says: 'Thank you',
    async reach(visit) {
      await fill(visit.page, maud)
      await sendUntil(visit, 'Thank you')
    },
  },
}
