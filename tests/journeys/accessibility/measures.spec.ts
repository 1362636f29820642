import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { watchShifts } from '../layout/parts.ts'
import { settle } from '../visit.ts'
import { foreignLetters } from '../../visual/foreignLetters.ts'
import { faintText } from './faintText.ts'
import { markStops, walk, weakRings } from './focus.ts'
import { invalidHtml } from './invalidHtml.ts'
import { joinedNames } from './joinedNames.ts'
import { brokenWords, crampedLines, fixedShare, layoutFaults, smallTargets, vagueLinks, wordsRunTogether } from './layoutFaults.ts'
import { vanished } from './vanished.ts'

interface Faulty {
  readonly body: string
  readonly measure: (page: Page) => Promise<readonly string[]>
  readonly finds: RegExp
}

const layout = (page: Page): Promise<readonly string[]> => page.evaluate(layoutFaults, 'body')
async function rings(page: Page): Promise<readonly string[]> {
  await markStops(page)
  return weakRings(page)
}
async function way(page: Page): Promise<readonly string[]> {
  const stops = await markStops(page)
  return (await walk(page, 'Tab', stops + 1)).faults
}

/** What each measure is there to find. */
const faulty: Readonly<Record<string, Faulty>> = {
  'words that are cut off': { body: '<p style="width: 60px; overflow: hidden; white-space: nowrap">All these words</p>', measure: layout, finds: /“All these words” is cut off/ },
  'words on one another': { body: '<p>One line</p><p style="margin-top: -34px">Another</p>', measure: layout, finds: /“One line” and “Another” overlap/ },
  'words beside the page': { body: '<p style="position: absolute; left: 2000px">Far away</p>', measure: layout, finds: /“Far away” stands beside the page/ },
  'a page that scrolls sideways': { body: '<div style="width: 2000px">Wide</div>', measure: layout, finds: /The page is 2008 px wide/ },
  'a word in two lines': { body: '<p style="width: 60px; overflow-wrap: anywhere">Photography</p>', measure: (page) => page.evaluate(brokenWords, 'body'), finds: /“Photography” is broken/ },
  'a line of many letters': { body: `<p style="width: 1000px; line-height: 1.5">${'Many letters '.repeat(20)}</p>`, measure: (page) => page.evaluate(crampedLines, 'body'), finds: /“Many letters .*” has \d+ letters in a line/ },
  'lines that are close': { body: '<p style="line-height: 1.4">Closely set</p>', measure: (page) => page.evaluate(crampedLines, 'body'), finds: /“Closely set” has lines of 22.4 px for letters of 16 px/ },
  'a small target': { body: '<button>Yes</button>', measure: (page) => page.evaluate(smallTargets), finds: /“Yes” is/ },
  'a link that does not say where it leads': { body: '<a href="/there">Read more</a>', measure: (page) => page.evaluate(vagueLinks), finds: /Read more/ },
  'words that stand in one line with nothing between them': { body: '<p><b>One</b><b>Two</b></p>', measure: (page) => page.evaluate(wordsRunTogether), finds: /“One” and “Two”/ },
  'a name without the space that is seen': { body: '<a href="/there" aria-label="Faraway">Far away</a>', measure: joinedNames, finds: /Faraway/ },
  'letters of another font': { body: '<p>Plain letters</p>', measure: foreignLetters, finds: /letters in .+: “Plain letters”/ },
  'faint text': { body: '<p style="color: #999">Hardly there</p>', measure: (page) => faintText(page), finds: /“Hardly there”: 100 %/ },
  'faint text over a picture': { body: '<p style="width: fit-content; color: #fff; background: linear-gradient(90deg, #000, #fff)">From here to there</p>', measure: (page) => faintText(page), finds: /“From here to there”/ },
  'a focus ring that is missing': { body: '<button style="outline: none">No ring</button>', measure: rings, finds: /“No ring”: 0 px/ },
  'a focus ring that is faint': { body: '<button style="outline: 3px solid #ddd">Faint ring</button>', measure: rings, finds: /“Faint ring”/ },
  'focus under something': { body: '<button>Covered</button><div style="position: fixed; inset: 0">Over it</div>', measure: way, finds: /“Covered”: it is covered by div “Over it”/ },
  'focus that goes up': { body: '<button style="position: absolute; top: 300px">Below</button><button>Above</button>', measure: way, finds: /goes up from “Below” to “Above”/ },
  'a control that vanishes': { body: '<button style="all: unset; color: #fff">Gone</button>', measure: (page) => vanished(page), finds: /button “Gone”/ },
  'invalid HTML': { body: '<p id="same">One</p><p id="same">Two</p>', measure: invalidHtml, finds: /no-dup-id/ },
}

test('each measure finds what it is there for', async ({ page }) => {
  for (const [name, { body, measure, finds }] of Object.entries(faulty)) {
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>Faults</title><body style="background: #fff">${body}</body></html>`)
    expect.soft((await measure(page)).join('\n'), name).toMatch(finds)
  }
  await page.setContent('<div style="position: fixed; inset: 0 0 50%">Half of the window</div>')
  expect(await page.evaluate(fixedShare)).toBeCloseTo(0.5)
})

test('what is pushed down on a page is heard of', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('/privacy')
  await settle(page)
  expect(await shifts()).toEqual([])
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '200px'
    document.querySelector('main')?.prepend(block)
  })
  await expect.poll(shifts).toEqual([expect.objectContaining({ path: '/privacy', hadRecentInput: false, value: expect.any(Number) })])
})
