import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { isWhole } from '../layout/parts.ts'
import { settle } from '../visit.ts'

/** The content of the accessibility statement. */
export const model = /\/content\/\w+\/accessibility\.js/

/** What the browser says of a request that a test refuses; which one it was it says beside it. */
export const cutOff = 'console error: Failed to load resource: net::ERR_FAILED '

/** Whether the browser says that the content of that page did not come. */
export const isOfMissingPage = (complaint: string): boolean => /^failed: \S+\/content\/\w+\/accessibility\.js\S* net::ERR_FAILED$/.test(complaint) || complaint.startsWith(cutOff)

/** What can be done about a page that did not come: two buttons beside the message. */
export const rescueOf = (page: Page): Locator => page.getByRole('region', { name: 'That page did not arrive' })

/** What is said when a page does not come; empty while nothing is wrong. */
export const warningsOf = (page: Page): Locator => page.locator('[aria-live="assertive"]')

/** The message that a page does not come. */
export const messageOf = (page: Page): Locator => warningsOf(page).filter({ hasText: 'That page did not arrive' })

/** The message covers none of its own title, and the window has all of it. */
export async function expectTitleFree(page: Page): Promise<void> {
  const title = messageOf(page).getByText(/^That page did not arrive\.\s*$/)
  await expect(title).toBeInViewport({ ratio: 1 })
  const { left, right, top, bottom } = await title.evaluate((words) => words.getBoundingClientRect())
  for (const button of await rescueOf(page).getByRole('button').all()) {
    const box = await button.evaluate((element) => element.getBoundingClientRect())
    expect(box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top, `the title from ${top} to ${bottom} px, a button from ${box.top} px`).toBe(true)
  }
}

/** What is drawn along the head of the window while a page takes long. */
export const lateLine = (page: Page): Locator => page.locator('div[aria-hidden="true"]:has(+ [aria-live="assertive"])')

/** Follows a link to the accessibility statement, whose content does not come this time, and sees that the visitor is told. */
export async function followToMissingPage(page: Page): Promise<void> {
  await settle(page)
  await isWhole(page)
  await page.route(model, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(warningsOf(page)).toContainText('That page did not arrive')
  await page.unroute(model)
}
