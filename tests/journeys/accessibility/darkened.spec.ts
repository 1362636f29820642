import { expect } from '@playwright/test'
import { settle } from '../visit.ts'
import { open, openPanel, test, windows } from '../layout/parts.ts'
import { bringPictures, paint } from './pixels.ts'

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
    const asMade = await paint(page, 'window')

    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await bringPictures(page)
    const darkened = await paint(page, 'window')
    expect(Buffer.compare(asMade.data, darkened.data)).toBe(0)
  })
}
