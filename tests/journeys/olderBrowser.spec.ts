/** A browser of early 2023, as of a telephone that gets no newer one: what has come since is taken away from the page. */
import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { field, formIsReady, maud, sendButton } from './contact/contactForm.ts'
import { closeButton, heading, isAlive, menuButton, openWhole, panel, services, test, trigger, windows } from './layout/parts.ts'
import { dropNotFound } from './visit.ts'

/** The newest are of 2025; Safari before 17.4, on telephones that end with iOS 16, has none of them. */
async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const gone: readonly (readonly [object, readonly string[]])[] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [AbortSignal, ['any']],
      [URL, ['parse', 'canParse']],
      [RegExp, ['escape']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [ArrayBuffer.prototype, ['transfer', 'resize']],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'getHTML']],
      [Node.prototype, ['moveBefore']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [Document.prototype, ['startViewTransition', 'parseHTMLUnsafe']],
      [window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'onscrollend', 'scheduler', 'navigation', 'CloseWatcher', 'URLPattern', 'ViewTransition', 'PageRevealEvent', 'trustedTypes']],
      [document, ['onscrollend']],
      [Navigator.prototype, ['connection', 'userActivation', 'userAgentData']],
    ]
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name)
  })
}

/** By the header, which comes back at the top of the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator(`header a[href="${path}"]`).click()
}

/** Until early 2025 a part that measures its own width was a layer of its own, and all in it hung by that. */
const layContained = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const contain = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && !['', 'normal'].includes(rule.style.containerType)) rule.style.contain = 'layout'
        if (rule instanceof CSSGroupingRule) contain(rule.cssRules)
      }
    }
    for (const { cssRules } of document.styleSheets) contain(cssRules)
  })

/** Read in the page itself: whether nothing is painted over the lower edge of a picture. */
function isOnTopAtItsFoot(picture: HTMLElement): boolean {
  picture.scrollIntoView({ block: 'center', behavior: 'instant' })
  picture.style.pointerEvents = 'auto'
  const { left, width, bottom } = picture.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, bottom - 4) === picture
}

test.use({ actionTimeout: 20_000 })

test.beforeEach(({ context }) => makeOlder(context))

test('an older browser has every kind of page, and all that can be done there', async ({ page, complaints }) => {
  test.setTimeout(240_000)
  await openWhole(page, '/', windows.desk)
  expect(await page.evaluate(() => 'groupBy' in Map || 'requestIdleCallback' in window), 'it is older').toBe(false)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible()
  await trigger(page).click()
  await services(page).getByRole('link', { name: 'SEO', exact: true }).click()
  await expect(heading(page)).toHaveText('SEO')
  await go(page, '/portfolio')
  await page.locator('main a[href="/portfolio?category=film"]').click()
  await expect(page.locator('main a[href^="/porject_"]')).toHaveCount(2)
  await page.locator('main a[href^="/porject_"]').first().click()
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await go(page, '/blogs')
  await expect(page.getByRole('heading', { level: 2, name: /^\d{4}$/ }).first()).toBeVisible()
  await page.locator('main a[href="/blogs?category=web"]').click()
  await page.locator('main a[href^="/blogs/"]').first().click()
  await expect(page).toHaveURL(/\/blogs\/[a-z-]+$/)
  await go(page, '/about')
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
  await menuButton(page).click()
  await closeButton(page).click()
  await go(page, '/contactUs')
  await formIsReady(page)
  await sendButton(page).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  await field(page, 'Your name').fill(maud.name)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Corrected').first()).toBeAttached()
  await openWhole(page, '/thankyou', windows.desk)
  await expect(heading(page)).toHaveText('Thank you')
  await openWhole(page, '/servces/seo', windows.desk)
  await expect(page.getByRole('main').getByRole('status').getByRole('link', { name: 'SEO' })).toBeVisible()
  dropNotFound(complaints, page.url())
})

test.describe('with parts that measure themselves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the way back to the top is in the window however far one is from the end', async ({ page }) => {
    for (const size of [windows.phone, windows.desk]) {
      await openWhole(page, '/about', size)
      await layContained(page)
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeInViewport({ ratio: 1 })
    }
  })

  test('an object is whole where it leans over the edge of its room', async ({ page, complaints }) => {
    for (const path of ['/services/seo', '/nowhere']) {
      for (const size of [windows.phone, windows.desk]) {
        await openWhole(page, path, size)
        await layContained(page)
        const object = page.locator('main img').first()
        expect(await object.evaluate(isOnTopAtItsFoot), `${path} at ${size.width} px`).toBe(true)
      }
    }
    dropNotFound(complaints, page.url())
  })
})

test('and on a phone the menu, before the site’s code has come and after', async ({ page }) => {
  await page.setViewportSize(windows.phone)
  await page.goto('/about', { waitUntil: 'commit' })
  await menuButton(page).click()
  await isAlive(page)
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Services' }).click()
  await panel(page).getByRole('link', { name: 'SEO', exact: true }).click()
  await expect(heading(page)).toHaveText('SEO')
  await menuButton(page).click()
  await closeButton(page).click()
  await expect(menuButton(page)).toBeFocused()
})
