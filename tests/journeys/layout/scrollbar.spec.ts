import { expect } from '@playwright/test'
import { settle } from '../visit.ts'
import { menuButton, open, openPanel, panel, places, test, watchShifts, windows } from './parts.ts'

// Scrollbars that take room, as a mouse's do; a browser of its own, since they come with its start.
test.use({ launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }) })

test('the panel opens and closes without a shift of the page', async ({ page }) => {
  const shifts = await watchShifts(page)
  await open(page, '/about', windows.desk)
  await settle(page)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const before = await places(page)
  await openPanel(page)
  expect(await places(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  expect(await places(page)).toEqual(before)
  expect(await shifts()).toEqual([])
})
