import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settings as firm } from '#content/settings'
import { fill, maud, openForm, sendButton } from '../contact/contactForm.ts'
import { backToTop, closeButton, expectScrolled, header, menuButton, openPanel, panel, test, wheel } from '../layout/parts.ts'
import { expectTitleFree, followToMissingPage, isOfMissingPage, rescueOf } from '../delivery/missingPage.ts'
import { drop, settle } from '../visit.ts'
import { countChecks } from './checks.ts'
import { markStops, walk } from './focus.ts'
import { kinds } from './kinds.ts'
import { brokenWords, layoutFaults } from './layoutFaults.ts'
import { expectedMail } from './otherHosts.ts'

const paths = [...kinds, '/thankyou']

/** px of a browser's own setting, where 16 is the usual: Chrome's “Large” and “Very large”, and twice the usual. */
const settings = [
  { size: 20, widths: [320, 390, 768, 1024, 1280] },
  { size: 24, widths: [320, 390, 768, 1024, 1280] },
  { size: 32, widths: [360, 390, 768, 1024, 1440] },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`who has set larger letters in the browser, or reads everything in wide ones, finds no word of ${path} broken, cut off or on another`, async ({ page, complaints }) => {
    await page.goto(path)
    await settle(page)
    for (const { size, widths } of settings) {
      await setLetters(page, size)
      await expect(page.locator('html'), 'the setting is heard').toHaveCSS('font-size', `${size}px`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        expect.soft(await page.evaluate(layoutFaults, 'body'), `layout at ${width} px, letters of ${size} px`).toEqual([])
        expect.soft(await page.evaluate(brokenWords, 'body'), `words at ${width} px, letters of ${size} px`).toEqual([])
        countChecks('measures', 2)
      }
    }
    await setLetters(page, 16)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      // As wide as Verdana, with what every machine of the tests has.
      sheet.replaceSync('* { font-family: "Liberation Sans" !important; letter-spacing: .15em !important }')
      document.adoptedStyleSheets = [sheet]
    })
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      // A year over its articles is as large as the window is wide, and each of them has its date.
      const faults = (await page.evaluate(layoutFaults, 'body')).filter((fault) => !/^“20\d\d”/.test(fault))
      expect.soft(faults, `layout at ${width} px, wide letters`).toEqual([])
      countChecks('measures', 1)
    }
    dropExpected(complaints)
  })
}

for (const { size, widths } of settings) {
  test(`who has set letters of ${size} px in the browser finds no word of the menu and its services broken, cut off or on another`, async ({ page }) => {
    await page.goto('/about')
    await setLetters(page, size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      await openPanel(page)
      const services = panel(page).getByRole('button', { name: 'Services' })
      if (await services.count()) {
        await services.click()
        await expect(services).toHaveAttribute('aria-expanded', 'true')
      }
      expect.soft(await page.evaluate(layoutFaults, '[role="dialog"]'), `layout of the panel at ${width} px`).toEqual([])
      // Of twice the usual letters on the narrowest phone the longest words go on in the next line; none is cut off.
      if (width >= 12 * size) expect.soft(await page.evaluate(brokenWords, '[role="dialog"]'), `words of the panel at ${width} px`).toEqual([])
      expect.soft(['in line', 'out of sight'], `the site’s name at ${width} px`).toContain(await page.evaluate(whereNameStands))
      countChecks('measures', 3)
      await closeButton(page).click()
      await expect(panel(page)).toHaveCount(0)
    }
  })
}

for (const size of [24, 32]) {
  test(`who has set letters of ${size} px sees the whole ring at every stop of the Tab key on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await setLetters(page, size)
    await settle(page)
    await page.waitForLoadState('networkidle')
    const stops = await markStops(page)
    const { reached, faults } = await walk(page, 'Tab', stops + 1)
    expect(reached.length).toBe(stops)
    expect(faults).toEqual([])
  })
}

/** Two ways to letters of twice the usual size: a setting of the browser, which media queries hear of, and a style of the reader's own, which none of them does. */
const twice: readonly (readonly [way: string, set: (page: Page) => Promise<unknown>])[] = [
  ['in the browser', (page) => setLetters(page, 32)],
  ['by a style of one’s own', (page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))],
]

for (const [way, set] of twice) {
  test(`on a phone with letters of twice the usual size, set ${way}, a work’s words leave its drawing to be seen, and both are one link`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/portfolio']) {
      await page.goto(path)
      await set(page)
      await settle(page)
      const covered = await page.locator('a[href^="/porject_"]').evaluateAll((links) => links.flatMap((link) => {
        const drawing = link.closest('li')?.querySelector('img')?.getBoundingClientRect()
        if (!drawing) return []
        const words = [...link.children].filter(({ textContent }) => textContent.trim() !== '').map((line) => line.getBoundingClientRect())
        const isFree = words.every(({ bottom, height }) => height < 2 || bottom <= drawing.top)
        return isFree && link.getBoundingClientRect().bottom >= drawing.bottom - 1 ? [] : [link.textContent]
      }))
      expect.soft(await page.locator('li:has(img) a[href^="/porject_"]').count(), `tiles on ${path}`).toBeGreaterThan(1)
      expect.soft(covered, `tiles of ${path} whose words lie on the drawing`).toEqual([])
      countChecks('measures', 1)
    }
  })
}

for (const { size, width, height } of [{ size: 32, width: 360, height: 640 }, { size: 24, width: 667, height: 375 }, { size: 20, width: 390, height: 500 }, { size: 24, width: 390, height: 844 }, { size: 32, width: 390, height: 844 }, { size: 16, width: 320, height: 200 }, { size: 16, width: 640, height: 400 }]) {
  test(`with letters of ${size} px in a window of ${width} by ${height} px what can be done about a page that does not arrive is in sight, and what it is about`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await setLetters(page, size)
    await followToMissingPage(page)
    for (const name of ['Try again', 'Stay on this page']) await expect.soft(rescueOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expectTitleFree(page)
    // Of the reason nothing shows beneath the buttons.
    const beneath = await rescueOf(page).evaluate((ways) => Math.round((ways.parentElement?.getBoundingClientRect().bottom ?? 0) - ways.getBoundingClientRect().bottom))
    expect(beneath).toBeLessThanOrEqual(0)
    drop(complaints, isOfMissingPage)
  })
}

for (const { size, width, height } of [{ size: 32, width: 844, height: 390 }, { size: 32, width: 390, height: 640 }, { size: 16, width: 320, height: 200 }]) {
  test(`with letters of ${size} px in a window of ${width} by ${height} px neither the header nor the way back to the top lies on what is read`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await setLetters(page, size)
    await settle(page)
    await wheel(page, 1500)
    await expectScrolled(page, 1500)
    await wheel(page, -200)
    await expectScrolled(page, 1300)
    await expect(header(page)).not.toBeInViewport()
    await expect(backToTop(page)).not.toBeInViewport()
    await backToTop(page).focus()
    await expect(backToTop(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expectScrolled(page, 0)
  })
}

for (const { size, width, height } of [{ size: 16, width: 320, height: 200 }, { size: 16, width: 320, height: 170 }, { size: 32, width: 844, height: 390 }, { size: 32, width: 390, height: 844 }]) {
  test(`with letters of ${size} px in a window of ${width} by ${height} px whoever is led to a wrong field sees where to write`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openForm(page)
    await setLetters(page, size)
    await sendButton(page).press('Enter')
    for (const name of ['Your name', 'E-mail', 'Your message']) {
      await page.getByRole('group', { name: 'There is a problem' }).getByRole('link').nth(['Your name', 'E-mail', 'Your message'].indexOf(name)).press('Enter')
      const field = page.getByRole('textbox', { name })
      await expect(field).toBeFocused()
      const { top, right } = await field.evaluate((element) => element.getBoundingClientRect())
      const button = await backToTop(page).evaluate((element) => element.getBoundingClientRect())
      expect.soft(top, `the top of “${name}”`).toBeGreaterThanOrEqual(0)
      expect.soft(top + 3 * size, `the end of the first line of “${name}”`).toBeLessThanOrEqual(right > button.left ? Math.min(button.top, height) : height)
    }
  })
}

for (const [way, set] of twice) {
  test(`on the narrowest phone, with letters of twice the usual size, set ${way}, the site’s name stands clear of the menu button`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/privacy')
    await set(page)
    await settle(page)
    const button = await menuButton(page).evaluate((element) => element.getBoundingClientRect().left)
    const name = await page.getByRole('banner').getByRole('link', { name: firm.name }).evaluate((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return words.getBoundingClientRect().right
    })
    expect(name).toBeLessThanOrEqual(button)
  })
}

test.describe('where a mail program is asked for', () => {
  test.use({ expected: expectedMail })

  test('on the narrowest phone, with letters of twice the usual size, no word of a notice’s buttons is broken', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openForm(page)
    await setLetters(page, 32)
    await fill(page, maud)
    await sendButton(page).click()
    const told = page.getByRole('group', { name: 'Your e-mail program has the message ready.' })
    await expect(told).toBeVisible()
    await settle(page)
    await told.evaluate((element) => element.setAttribute('data-told', ''))
    for (const kind of ['a', 'button']) expect.soft(await page.evaluate(brokenWords, `[data-told] ${kind}`)).toEqual([])
  })
})

/** Of the name in the panel's head: in line with what stands below, wholly out of sight, or cut. Runs in the page. */
function whereNameStands(): string {
  const name = document.querySelector('[role="dialog"] h2')
  const head = name?.parentElement
  if (!name || !head) return 'missing'
  const [box, edge] = [name.getBoundingClientRect(), head.getBoundingClientRect()]
  if (box.top >= edge.bottom - 1) return 'out of sight'
  const start = edge.left + Number.parseFloat(getComputedStyle(head).paddingInlineStart)
  return Math.abs(box.left - start) <= 1 && box.bottom <= edge.bottom ? 'in line' : `cut: from ${box.left} to ${box.right} px`
}

/** As the browser's own settings do, for the page that is open. */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

/** The status of an address that leads nowhere, and a picture on its way that another width wants in another file. */
function dropExpected(complaints: string[]): void {
  drop(complaints, (complaint) => /404.*\/nope|\/pictures\/.*ERR_ABORTED$/.test(complaint))
}
