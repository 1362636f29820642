import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settle } from '../visit.ts'
import { open, openPanel, test, windows } from '../layout/parts.ts'
import { bringPictures, paint } from './pixels.ts'
import type { Pixels } from './pixels.ts'

test.use({ viewport: windows.phone, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

for (const { state, path, reach } of [
  { state: 'Home', path: '/' },
  { state: 'Contact', path: '/contactUs' },
  { state: 'the menu', path: '/blogs', reach: openPanel },
] as const) {
  test(`${state} keeps its colours in a browser that darkens pages, where white words would stand on bright rooms`, async ({ page }) => {
    await open(page, path)
    await settle(page)
    await reach?.(page)
    await bringPictures(page)
    const { asMade, darkened } = await paintBoth(page)
    expect(Buffer.compare(asMade.data, darkened.data)).toBe(0)
  })
}

test('a page that says nothing of its colours is darkened', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><body style="background: #fff; color: #000">Bright</body></html>')
  const { asMade, darkened } = await paintBoth(page)
  expect(Buffer.compare(asMade.data, darkened.data)).not.toBe(0)
})

/** The window as it was made, and as a browser shows it that darkens pages. */
async function paintBoth(page: Page): Promise<{ readonly asMade: Pixels; readonly darkened: Pixels }> {
  const asMade = await paint(page, 'window')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await bringPictures(page)
  return { asMade, darkened: await paint(page, 'window') }
}
