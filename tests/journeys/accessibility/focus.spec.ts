import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sitePages } from '../../sitePages.ts'
import { isAlive, isWhole } from '../layout/parts.ts'
import { settle, test } from '../visit.ts'
import { countChecks } from './checks.ts'
import { expected } from './otherHosts.ts'
import { markStops, walk, weakRings } from './focus.ts'
import { kinds } from './kinds.ts'

/** One of each kind; all pages where EVERY_PAGE is set. */
const paths = process.env['EVERY_PAGE'] ? [...sitePages().map(({ path }) => path), '/nope'] : kinds
const windows = [{ width: 320, height: 640 }, { width: 768, height: 1024 }, { width: 1280, height: 720 }]
/** As at 400 %, where the header stays in its place. */
const low = ['/', '/services/seo'].map((path) => ({ path, width: 320, height: 256 }))
/** A phone on its side, where the header is lower. */
const sideways = { path: '/about', width: 844, height: 390 }
/** Where a tile of the wall is higher than what the header leaves of a laptop's window. */
const wide = { path: '/portfolio', width: 1366, height: 625 }

test.use({ contextOptions: { reducedMotion: 'reduce' }, expected })

for (const path of paths) {
  test(`every stop of the Tab key on ${path} is reached in reading order, both ways, and its ring is seen, in windows of every width`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    await comeToLife(page)
    for (const { width, height } of [...windows, ...[...low, sideways, wide].filter((one) => one.path === path)]) {
      const where = `at ${width} × ${height} px`
      await page.setViewportSize({ width, height })
      await beginAnew(page)
      await expect(page.getByRole('button', { name: 'Back to top' }), where).toBeHidden()
      const rings = await markStops(page)
      // A page of each kind strictly, the others of that kind quickly.
      expect.soft(await weakRings(page, { turns: kinds.includes(path) ? 2 : 1 }), `focus rings ${where}`).toEqual([])

      const stops = await markStopsFurtherDown(page)
      expect(stops, where).toBeGreaterThan(10)
      const order = Array.from({ length: stops }, (_, index) => index)
      const there = await walk(page, 'Tab', stops + 1)
      expect.soft(there.reached, `forwards ${where}`).toEqual(order)
      expect.soft(there.faults, where).toEqual([])
      // Some browsers have a place of their own between the ends of a page, others go round at once.
      const back = await walk(page, 'Shift+Tab', stops + 1)
      expect.soft(back.reached.slice(0, stops), `backwards ${where}`).toEqual(order.toReversed())
      expect.soft(back.faults, where).toEqual([])
      countChecks('stops of the Tab key looked at', there.reached.length + back.reached.length)
      countChecks('focus rings measured', rings)
    }
  })
}

for (const { path, words } of [{ path: '/services/seo', words: 'main p' }, { path: '/porject_1', words: 'main dt' }, { path: '/blogs/when-to-rebrand-and-when-to-leave-it-alone', words: 'main section p' }]) {
  test(`after a press on words of ${path} the Tab key goes on from there, after the skip link too`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await comeToLife(page)
    const pressed = page.locator(words).filter({ visible: true }).last()
    const expected = await pressed.evaluate((element) => {
      const next = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].find((link) => element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING && link.checkVisibility({ visibilityProperty: true }))
      next?.setAttribute('data-next', '')
      return next?.textContent
    })
    const pressAndGoOn = async (): Promise<void> => {
      await pressed.scrollIntoViewIfNeeded()
      await pressed.click({ position: { x: 3, y: 3 } })
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-next]'), `“${expected}” comes next`).toBeFocused()
    }
    await pressAndGoOn()
    await page.locator('a[href="#main"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await pressAndGoOn()
  })
}

/** What comes later is there: the form's own buttons, the slider's, the foot's links. */
async function comeToLife(page: Page): Promise<void> {
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  await isWhole(page)
  await settle(page)
}

/** At the top of the page, with what a window of this width shows alive and nothing focused, as if the page had just come. */
async function beginAnew(page: Page): Promise<void> {
  await isAlive(page)
  await settle(page)
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    // Tab goes on from what had focus last, even where it has it no more.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.blur()
    document.body.removeAttribute('tabindex')
  })
}

/** The button back to the top is among the stops once the page is scrolled. */
async function markStopsFurtherDown(page: Page): Promise<number> {
  const scroll = (y: number): Promise<void> => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
  await scroll(120)
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  const stops = await markStops(page)
  await scroll(0)
  return stops
}
