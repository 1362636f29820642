import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findingsOn } from '../findings.ts'
import { settle } from '../visit.ts'
import { backToTop, expectHeader, expectScrolled, open, scrolled, swipe, tapUntil, test, wheel, windows } from './parts.ts'

for (const [name, size] of Object.entries(windows)) {
  test(`on a ${name} it is there from 51 px on, leads to the top and to the first stop of the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/about', size)
    await settle(page)
    await expect(backToTop(page)).toBeHidden()
    await page.evaluate(() => scrollTo(0, 50))
    await expectScrolled(page, 50)
    await expect(backToTop(page)).toBeHidden()
    await page.evaluate(() => scrollTo(0, 51))
    await expect(backToTop(page)).toBeVisible()
    await wheel(page, 1000)
    await expectHeader(page, 'out of sight')
    await expect(backToTop(page)).toBeInViewport({ ratio: 1 })
    const box = await backToTop(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await findingsOn(page, 'footer')).toEqual([])

    await backToTop(page).click()
    // Without a movement that nobody wants.
    expect(await scrolled(page)).toBe(0)
    await expect(backToTop(page)).toBeHidden()
    await expectHeader(page, 'white, shadow')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  })
}

/** With keys on the button, and past it. */
async function comeToTopFromButton(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about', windows.desk)
  await settle(page)
  await wheel(page, 1500)
  await backToTop(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await expectScrolled(page, 0)
}

test('focus that is on it is not lost where the page comes to its top by other means', async ({ page }) => {
  await comeToTopFromButton(page)
  await expect(backToTop(page)).toBeFocused()
  await expect(backToTop(page)).toBeInViewport({ ratio: 1 })
  await page.mouse.click(400, 200)
  await expect(backToTop(page)).toBeHidden()
})

test('pressed where the page has come to its top by other means, it still leads focus to the start', async ({ page }) => {
  await comeToTopFromButton(page)
  await page.keyboard.press('Enter')
  await expect(backToTop(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
})

test('keys reach it and use it, and the page glides to its top', async ({ page }) => {
  await open(page, '/about', windows.desk)
  await settle(page)
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(scrollY))
  })
  await wheel(page, 1500)
  await expectScrolled(page, 1500)
  await expect(backToTop(page)).toBeVisible()
  await backToTop(page).focus()
  await page.keyboard.press('Enter')
  await expectScrolled(page, 0)
  await expect(backToTop(page)).toBeHidden()
  const between = await page.evaluate(() => {
    const positions: unknown = Reflect.get(window, 'positions')
    return Array.isArray(positions) ? positions.filter((y) => y > 0 && y < 1400).length : 0
  })
  expect(between, 'positions on the way').toBeGreaterThan(2)
})

test('it covers no link of the footer, at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about', windows.desk)
  await settle(page)
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(backToTop(page)).toBeVisible()
    const covered = await page.evaluate(() => {
      const button = document.querySelector('footer button')?.getBoundingClientRect()
      if (!button) return ['no button']
      return [...document.querySelectorAll('footer a')]
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left < button.right && right > button.left && top < button.bottom && bottom > button.top
        })
        .map(({ textContent }) => textContent)
    })
    expect(covered, `${width} px`).toEqual([])
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: windows.phone })

  test('a tap leads to the top', async ({ page }) => {
    await open(page, '/blogs')
    await settle(page)
    await swipe(page, [195, 700], [195, 150])
    await expectScrolled(page, 'away')
    await tapUntil(() => backToTop(page).tap(), () => expect.poll(() => scrolled(page), { timeout: 3000 }).toBe(0))
    await expect(backToTop(page)).toBeHidden()
  })
})
