import { expect } from '@playwright/test'
import { sitePages } from '../../sitePages.ts'
import { audit } from '../findings.ts'
import { drop, dropNotFound, settle, test } from '../visit.ts'
import { countChecks } from './checks.ts'
import { faintText } from './faintText.ts'
import { invalidHtml } from './invalidHtml.ts'
import { joinedNames } from './joinedNames.ts'
import { brokenWords, fixedShare, layoutFaults, smallTargets, vagueLinks } from './layoutFaults.ts'
import { settledBy } from './settled.ts'

const paths = [...sitePages().map(({ path }) => path), '/nope']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`${path} is hydrated in silence and holds by every rule and measure at 320, 768 and 1280 px, with large and wide text and in a low window`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.locator('html[data-alive]').waitFor()
    await settle(page)
    if (path === '/nope') dropNotFound(complaints, page.url())

    expect.soft(await invalidHtml(page), 'the HTML after scripts').toEqual([])
    expect.soft(await page.evaluate(vagueLinks), 'links that do not say where they lead').toEqual([])
    countChecks('HTML after scripts', 1)
    countChecks('measures', 1)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      const { findings, undecided } = await audit(page)
      expect.soft(findings, `rules at ${width} px`).toEqual([])
      expect.soft(undecided.filter(({ rule }) => !(rule in settledBy)), `undecided and unsettled at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(layoutFaults, 'body'), `layout at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(brokenWords, 'body'), `words at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(smallTargets), `targets at ${width} px`).toEqual([])
      expect.soft(await joinedNames(page), `names at ${width} px`).toEqual([])
      expect.soft(await faintText(page), `contrast at ${width} px`).toEqual([])
      countChecks('undecided results settled', undecided.length)
      countChecks('measures', 5)
    }
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await settle(page)
      expect.soft(await page.evaluate(layoutFaults, 'body'), `text at 200 % at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(brokenWords, 'button, summary, label, legend'), `words to press at 200 % at ${width} px`).toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await page.evaluate(spaceText, true)
      expect.soft(await page.evaluate(layoutFaults, 'body'), `text spacing at ${width} px`).toEqual([])
      await page.evaluate(spaceText, false)
      countChecks('measures', 3)
    }
    await page.setViewportSize({ width: 320, height: 256 })
    await settle(page)
    expect.soft(await page.evaluate(layoutFaults, 'body'), 'layout at 320 × 256 px').toEqual([])
    // Far down, then a little up: what comes back on turning round is there.
    for (const y of [0, 900, 850]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await settle(page)
      expect.soft(await page.evaluate(fixedShare), `the share of 320 × 256 px that stays in place, ${y} px down`).toBeLessThanOrEqual(0.25)
    }
    countChecks('measures', 4)
    // A picture on its way is called back where another width wants another file.
    drop(complaints, (complaint) => /\/pictures\/.*ERR_ABORTED$/.test(complaint))
  })
}

/** The least that a reader may set (WCAG 2.2, 1.4.12). */
function spaceText(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }')
  document.adoptedStyleSheets = isSpaced ? [sheet] : []
}

test('a page that is locked on its side or upright is found', async ({ page }) => {
  await page.goto('/privacy')
  await settle(page)
  const found = async (): Promise<readonly string[]> => (await audit(page)).findings.filter((finding) => finding.startsWith('css-orientation-lock'))
  expect(await found()).toEqual([])
  await page.evaluate(() => document.styleSheets[0]?.insertRule('@media (orientation: portrait) { body { transform: rotate(90deg) } }'))
  expect(await found()).toHaveLength(1)
})
