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
  /** It lasts for as long as the page's clock is stopped. */
  readonly isStopped?: true
  readonly reach: (visit: FormVisit) => Promise<void>
}

/** Sends what is in the form, and lets the form's time run until the words are there. */
async function sendUntil({ page }: FormVisit, words: string): Promise<void> {
  await sendButton(page).click()
  await expect(async () => {
    await page.clock.fastForward(2_500)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}

/** Fails each attempt in the same way until the words are there. */
const failing = (fault: Fault, words: string) => async (visit: FormVisit): Promise<void> => {
  visit.formSite.plan(() => fault)
  await fill(visit.page, maud)
  await sendUntil(visit, words)
}

export const formStates: Readonly<Record<string, FormState>> = {
  'as it comes': { reach: () => Promise.resolve() },
  'with all services open': {
    async reach({ page }) {
      for (const group of await page.getByRole('form').locator('summary').all()) await group.click()
      await page.getByRole('checkbox', { name: 'Photography' }).check()
    },
  },
  'restored': {
    leaf: 'editing.restored',
    async reach({ page }) {
      await fill(page, maud)
      await page.reload()
      await expect(page.getByText('What you wrote before is back.')).toBeVisible()
    },
  },
  'cleared': {
    async reach({ page }) {
      await fill(page, maud)
      await page.getByRole('button', { name: 'Clear the form' }).click()
    },
  },
  'wrong': {
    async reach({ page }) {
      await sendButton(page).click()
      await expect(notice(page, 'There is a problem')).toBeFocused()
    },
  },
  'wrong, and mended in part': {
    async reach({ page }) {
      await sendButton(page).click()
      await fill(page, { ...maud, message: '' })
      await page.getByRole('textbox', { name: 'Company' }).focus()
      await expect(page.getByText('Corrected').first()).toBeVisible()
    },
  },
  'held for the least time': {
    leaf: 'sending.settling',
    isStopped: true,
    async reach({ page, formSite }) {
      formSite.plan(() => 'late')
      // However long it takes on this machine to fill it in.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
      await fill(page, maud)
      await sendButton(page).click()
      await expect(page.getByRole('button', { name: 'Stop sending' })).toBeVisible()
      expect(formSite.attempts).toHaveLength(0)
    },
  },
  'sending': { leaf: 'sending.submitting', reach: failing('late', 'Sending…') },
  'trying again': { leaf: 'sending.retrying', reach: failing('500 before', 'Trying again') },
  'stopped': {
    leaf: 'editing.stopped',
    async reach(visit) {
      await failing('late', 'Sending…')(visit)
      await visit.page.getByRole('button', { name: 'Stop sending' }).click()
    },
  },
  'asked for a long pause': { leaf: 'editing.failed.tooMany', reach: failing('429, long', 'Too many messages at once') },
  'never answered': { leaf: 'editing.failed.timeOut', reach: failing('late', 'No answer came') },
  'cut off': { leaf: 'editing.failed.unreachable', reach: failing('cut before', 'The form service cannot be reached') },
  'failed by the service': { leaf: 'editing.failed.server', reach: failing('500 before', 'The form service is not working') },
  'refused, and nothing can be copied': {
    leaf: 'editing.failed.refused',
    async reach(visit) {
      await visit.page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      })
      await failing('refused', 'The message was not accepted')(visit)
      await visit.page.getByRole('button', { name: 'Copy the message' }).click()
      await expect(visit.page.getByText('Copying did not work.')).toBeVisible()
    },
  },
  'offline': {
    leaf: 'sending.waiting',
    async reach(visit) {
      await fill(visit.page, maud)
      await visit.page.context().setOffline(true)
      await sendUntil(visit, 'You are offline')
    },
  },
  'unsure': {
    leaf: 'editing.unsure',
    async reach(visit) {
      await failing('429, long', 'Too many messages at once')(visit)
      await visit.page.reload()
      await expect(visit.page.getByText('It was on its way')).toBeVisible()
    },
  },
  'sent': {
    leaf: 'sent',
    async reach(visit) {
      await fill(visit.page, maud)
      await sendUntil(visit, 'Thank you')
    },
  },
}
