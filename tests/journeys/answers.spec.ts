import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { backToTop, closeButton, menuButton, openWhole, services, test, trigger, windows } from './layout/parts.ts'
import { settle } from './visit.ts'

interface Control {
  readonly what: string
  readonly path: string
  readonly find: (page: Page) => Locator
  readonly before?: (page: Page) => Promise<void>
  /** Leaves the page to the next as it was. */
  readonly after?: (page: Page) => Promise<void>
}

const slider = (page: Page, name: RegExp): Locator => page.getByRole('region', { name: 'What we do' }).getByRole('button', { name })
const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape')
const scroll = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(backToTop(page)).toHaveAttribute('data-state', 'shown')
}

const controls: readonly Control[] = [
  { what: 'the menu button', path: '/about', find: menuButton },
  { what: 'the button that closes the menu', path: '/about', find: closeButton, before: (page) => menuButton(page).click(), after: pressEscape },
  { what: 'a slide’s dot', path: '/', find: (page) => slider(page, /^Show slide 2/) },
  { what: 'the button that stops the slides', path: '/', find: (page) => slider(page, /rotation/) },
  { what: 'the way to the next slide', path: '/', find: (page) => slider(page, /^Next/) },
  { what: 'the button of a film', path: '/porject_1', find: (page) => page.getByRole('button', { name: 'Play the excerpt' }) },
  { what: 'the button back to the top', path: '/about', find: backToTop, before: scroll },
]

const byPath = (some: readonly Control[]): ReadonlyMap<string, readonly Control[]> => Map.groupBy(some, ({ path }) => path)

/** How it looks, what is drawn before its sign included, once nothing moves. */
const looks = (control: Locator): Promise<unknown> =>
  control.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color, getComputedStyle(element, '::before').scale]
  })

test.describe('under a finger', () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true })

  for (const [path, found] of byPath(controls)) {
    test(`what is pressed on ${path} answers while it is`, async ({ page }) => {
      await openWhole(page, path)
      await settle(page)
      for (const { what, find, before, after } of found) {
        await before?.(page)
        const control = find(page)
        await control.scrollIntoViewIfNeeded()
        const rest = await looks(control)
        const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        await page.mouse.move(x + width / 2, y + height / 2)
        await page.mouse.down()
        await expect.poll(() => looks(control), what).not.toEqual(rest)
        await page.mouse.move(1, y < 200 ? 500 : 1)
        await page.mouse.up()
        await after?.(page)
      }
    })
  }
})

test.describe('under a pointer', () => {
  test.use({ viewport: windows.desk })

  const pointedAt: readonly Control[] = [
    ...controls.filter(({ what }) => !what.includes('dot')),
    { what: 'a filter', path: '/portfolio', find: (page) => page.getByRole('navigation', { name: 'Show projects by kind' }).getByRole('link', { name: 'Web' }) },
    { what: 'a service in the menu', path: '/about', find: (page) => services(page).getByRole('link', { name: 'Photography' }), before: (page) => trigger(page).press('Enter'), after: pressEscape },
    { what: 'a large button', path: '/about', find: (page) => page.locator('main a[href^="/contactUs"]').last() },
  ]

  for (const [path, found] of byPath(pointedAt)) {
    test(`what the pointer comes to on ${path} answers in 120 ms, and at once where nothing is to move`, async ({ page }) => {
      await openWhole(page, path)
      await settle(page)
      for (const { what, find, before, after } of found) {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await before?.(page)
        const control = find(page)
        await control.scrollIntoViewIfNeeded()
        /** ms, of the change of its ground, its letters or its line as the pointer comes. */
        const times = async (): Promise<readonly unknown[]> => {
          await page.mouse.move(3, 890)
          await looks(control)
          const heard = control.evaluate((element) => new Promise<readonly unknown[]>((resolve) => {
            element.addEventListener('pointerenter', () => requestAnimationFrame(() => requestAnimationFrame(() => {
              resolve([...new Set(element.getAnimations().filter((movement) => movement instanceof CSSTransition && /color/.test(movement.transitionProperty)).map(({ effect }) => effect?.getComputedTiming().duration))])
            })), { once: true })
          }))
          await control.hover()
          return heard
        }
        expect.soft(await times(), what).toEqual([120])
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await times(), `${what}, where nothing is to move`).toEqual([])
        await after?.(page)
      }
    })
  }
})
