import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settle, test } from '../visit.ts'
import { dropExpected, standInForOtherHosts } from './otherHosts.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context }) => standInForOtherHosts(context))
test.afterEach(({ complaints }) => dropExpected(complaints))

/** Screen readers say “clickable” of what stands in an element that listens for these. */
const ofTheMouse = new Set(['auxclick', 'click', 'dblclick', 'mousedown', 'mouseup'])

/** The elements from the page's heading up to the document's own that listen for the mouse. */
async function clickableAround(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const name of ['h1', 'main', '#root', 'body', 'html']) {
    const { result } = await session.send('Runtime.evaluate', { expression: `document.querySelector('${name}')` })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    found.push(...listeners.filter(({ type }) => ofTheMouse.has(type)).map(({ type }) => `${name}: ${type}`))
  }
  await session.detach()
  return found
}

test('what stands on a page is not called clickable, before and after its menu has been opened and another page has come', async ({ page }) => {
  await page.goto('/blogs')
  await page.locator('html[data-alive]').waitFor()
  await settle(page)
  expect(await clickableAround(page), 'once scripts look after the page').toEqual([])

  await page.getByRole('button', { name: 'Open the menu' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  expect(await clickableAround(page), 'beside the open panel').toEqual([])
  await panel.getByRole('link', { name: 'About Us', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Small on purpose, by the river' })).toBeFocused()
  await expect(panel).toBeHidden()
  expect(await clickableAround(page), 'on the page that the panel led to').toEqual([])
})
