import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settle } from '../visit.ts'
import { heading, open, openPanel, panel, test, windows } from '../layout/parts.ts'

test.use({ viewport: windows.phone, contextOptions: { reducedMotion: 'reduce' } })

/** Screen readers say “clickable” of what stands in an element that listens for these. */
const ofTheMouse = new Set(['auxclick', 'click', 'dblclick', 'mousedown', 'mouseup'])

/** Which of these elements listen for the mouse. */
async function clickableAround(page: Page, names = ['h1', 'main', '#root', 'body', 'html']): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const name of names) {
    const { result } = await session.send('Runtime.evaluate', { expression: `document.querySelector('${name}')` })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    found.push(...listeners.filter(({ type }) => ofTheMouse.has(type)).map(({ type }) => `${name}: ${type}`))
  }
  await session.detach()
  return found
}

test('what stands on a page is not called clickable, before and after its menu has been opened and another page has come', async ({ page }) => {
  await open(page, '/blogs')
  await settle(page)
  expect(await clickableAround(page), 'once scripts look after the page').toEqual([])

  await openPanel(page)
  expect(await clickableAround(page), 'beside the open panel').toEqual([])
  await panel(page).getByRole('link', { name: 'About Us', exact: true }).click()
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
  await expect(heading(page)).toBeFocused()
  await expect(panel(page)).toBeHidden()
  expect(await clickableAround(page), 'on the page that the panel led to').toEqual([])
})

test('nor is what stands on a slide, though slides can be drawn aside', async ({ page }) => {
  await open(page, '/')
  await settle(page)
  await page.mouse.move(195, 400)
  const [slide, track, viewport, region] = ['[aria-roledescription="slide"]', 'div:has(> [aria-roledescription="slide"])', 'div:has(> * > [aria-roledescription="slide"])', '[aria-roledescription="carousel"]']
  expect(await clickableAround(page, [`${slide} h2`, slide, track, viewport, region, 'main'].filter((name) => name !== undefined))).toEqual([])
})

test('an element that listens for the mouse is found', async ({ page }) => {
  await page.setContent('<main><h1>Pressed</h1></main>')
  await page.evaluate(() => document.querySelector('main')?.addEventListener('mousedown', () => undefined))
  expect(await clickableAround(page, ['h1', 'main', 'body'])).toEqual(['main: mousedown'])
})
