/** Every state of the form, looked at by axe on a phone and on a desk. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findingsOn, isScrollingSideways } from '../findings.ts'
import { settle } from '../visit.ts'
import { fill, maud, notice, openForm, sendButton } from './contactForm.ts'
import { test } from './formSite.ts'
import type { FormSite } from './formSite.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Visit {
  readonly page: Page
  readonly formSite: FormSite
}

/** Sends what is in the form, and lets the form's time run until the words are there. */
async function sendUntil({ page }: Visit, words: string): Promise<void> {
  await sendButton(page).click()
  await expect(async () => {
    await page.clock.fastForward(2_500)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}

const states: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'as it comes': () => Promise.resolve(),
  'with all services open': async ({ page }) => {
    for (const group of await page.getByRole('form').locator('summary').all()) await group.click()
    await page.getByRole('checkbox', { name: 'Photography' }).check()
  },
  'restored': async ({ page }) => {
    await fill(page, maud)
    await page.reload()
    await expect(page.getByText('What you wrote before is back.')).toBeVisible()
  },
  'cleared': async ({ page }) => {
    await fill(page, maud)
    await page.getByRole('button', { name: 'Clear the form' }).click()
  },
  'wrong': async ({ page }) => {
    await sendButton(page).click()
    await expect(notice(page, 'There is a problem')).toBeFocused()
  },
  'wrong, and mended in part': async ({ page }) => {
    await sendButton(page).click()
    await fill(page, { ...maud, message: '' })
    await page.getByRole('textbox', { name: 'Company' }).focus()
    await expect(page.getByText('Corrected').first()).toBeVisible()
  },
  'sending': async (visit) => {
    visit.formSite.plan(() => 'late')
    await fill(visit.page, maud)
    await sendUntil(visit, 'Sending…')
  },
  'trying again': async (visit) => {
    visit.formSite.plan(() => '500 before')
    await fill(visit.page, maud)
    await sendUntil(visit, 'Trying again')
  },
  'stopped': async (visit) => {
    visit.formSite.plan(() => 'late')
    await fill(visit.page, maud)
    await sendUntil(visit, 'Sending…')
    await visit.page.getByRole('button', { name: 'Stop sending' }).click()
  },
  'failed': async (visit) => {
    visit.formSite.plan(() => '429, long')
    await fill(visit.page, maud)
    await sendUntil(visit, 'Too many messages at once')
  },
  'refused, and nothing can be copied': async (visit) => {
    visit.formSite.plan(() => 'refused')
    await visit.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await fill(visit.page, maud)
    await sendUntil(visit, 'The message was not accepted')
    await visit.page.getByRole('button', { name: 'Copy the message' }).click()
    await expect(visit.page.getByText('Copying did not work.')).toBeVisible()
  },
  'offline': async (visit) => {
    await fill(visit.page, maud)
    await visit.page.context().setOffline(true)
    await sendUntil(visit, 'You are offline')
  },
  'unsure': async (visit) => {
    visit.formSite.plan(() => '429, long')
    await fill(visit.page, maud)
    await sendUntil(visit, 'Too many messages at once')
    await visit.page.reload()
    await expect(visit.page.getByText('It was on its way')).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`${state}: no finding of any rule, on a desk or on a phone`, async ({ page, formSite }) => {
    await page.clock.install()
    await openForm(page)
    await reach({ page, formSite })
    await page.clock.runFor(2_000)
    if (!['sending', 'trying again', 'offline'].includes(state)) await settle(page)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findingsOn(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(isScrollingSideways), `scrolls sideways at ${width} px`).toBe(false)
    }
    await page.context().setOffline(false)
  })
}
