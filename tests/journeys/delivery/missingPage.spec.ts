import { expect } from '@playwright/test'
import { test } from '../visit.ts'
import { followToMissingPage, warningsOf } from './missingPage.ts'

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ complaints }) => void complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('/accessibility'))))

test('the message of a page that did not come leaves half of a low window free, and hides nothing that keys come to', async ({ page }) => {
  await page.goto('/about')
  await followToMissingPage(page)
  const message = warningsOf(page).locator('..')
  const { height = Infinity, y: top = 0 } = await message.boundingBox() ?? {}
  expect(height).toBeLessThanOrEqual(128.5)
  expect(top + height).toBeCloseTo(256, 0)
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.first().focus()
  for (let stop = 0; stop < 12; stop += 1) {
    const { bottom, name } = await page.evaluate(() => ({ bottom: document.activeElement?.getBoundingClientRect().bottom ?? Infinity, name: document.activeElement?.textContent }))
    expect(bottom, `the end of “${name}”`).toBeLessThanOrEqual(top + 0.5)
    await page.keyboard.press('Tab')
  }
  await message.getByRole('button', { name: 'Stay on this page' }).focus()
  await expect(message.getByRole('button', { name: 'Stay on this page' })).toBeInViewport({ ratio: 0.9 })
})
