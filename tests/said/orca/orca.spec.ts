/**
 * The journeys once more, with a real screen reader in a real window: Orca on Chromium. What it says is kept as texts
 * beside those of the virtual reader; `npm run screen-reader:accept` takes over what it says now.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findProgram } from '../../../bin/findProgram.ts'
import { standInForOtherHosts } from '../../journeys/accessibility/otherHosts.ts'
import { journeys } from '../journeys.ts'
import type { Journey, Step } from '../journeys.ts'
import { settleFor } from '../settled.ts'
import { saidIn, transcriptOf } from '../transcript.ts'
import type { Scene } from '../transcript.ts'
import { setUpDesk } from './desk.ts'
import type { Desk } from './desk.ts'

interface Reader {
  readonly desk: Desk
  readonly browser: Browser
}

/** Of each journey's own: Orca goes by what was pressed last, be it on a page that is closed. */
const test = base.extend<{ reader: Reader }>({
  reader: [
    async ({ playwright: { chromium } }, use) => {
      const desk = await setUpDesk()
      await expect.poll(() => desk.beats(), { message: 'Orca does not start.', timeout: 120_000 }).toBeGreaterThan(2)
      const browser = await chromium.launch({
        headless: false,
        executablePath: findProgram('chromium') ?? '',
        env: { ...process.env, ...desk.environment },
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--force-renderer-accessibility', '--window-position=0,0'],
      })
      await use({ desk, browser })
      await browser.close()
      await desk.close()
    },
    { timeout: 180_000 },
  ],
})

for (const journey of journeys) {
  test(journey.title, async ({ reader: { desk, browser }, baseURL }, testInfo) => {
    const known = testInfo.snapshotPath(`${journey.title}.txt`)
    const accepted = testInfo.config.updateSnapshots === 'all' || !existsSync(known) ? [] : saidIn(readFileSync(known, 'utf8'))
    const page = await open(browser, `${baseURL}${journey.path}`, journey)
    await expect.poll(() => desk.enter('Chromium') && page.evaluate(() => document.hasFocus()), { timeout: 30_000 }).toBe(true)
    await settleFor(journey, page)
    await expect.poll(() => desk.said().some((words) => words.startsWith('Finished loading')), { message: 'Orca does not hear of the page.', timeout: 60_000 }).toBe(true)
    await listen(desk, 15)
    const scenes: Scene[] = []
    for (const [index, step] of journey.steps.entries()) {
      const said = await act(desk, page, step, journey, accepted[index] ?? []).catch((error: Error) => {
        throw new Error(`${transcriptOf(journey, scenes)}\n… and then: ${error.message}`)
      })
      scenes.push({ step, said })
    }
    expect(transcriptOf(journey, scenes)).toMatchSnapshot(`${journey.title}.txt`)
  })
}

/** Opens a page in a window of its own. */
async function open(browser: Browser, address: string, { width, moves, lost }: Journey): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: moves ? 'no-preference' : 'reduce', locale: 'en-GB' })
  await standInForOtherHosts(page.context())
  if (lost) await page.route(lost, (route) => route.abort())
  await page.goto(address, { waitUntil: 'networkidle' })
  // A slider rests under the pointer, so that each run hears the same.
  await page.mouse.move(640, 400)
  return page
}

/** Orca's keys for what the journeys go to, and the names that windows have for keys. */
const keys: Readonly<Record<string, string>> = { heading: 'h', landmark: 'm', Enter: 'Return', 'Shift+Tab': 'shift+Tab' }

/** Orca's own words for what the journeys say otherwise. */
const inOrcasWords = (words: string): string => (words === 'not expanded' ? 'collapsed' : words)

/** Said or not by how fast the machine is: that Orca reads on by itself again, and the menu button, expanded, when it has lost focus to the dialog already. */
const hasty = (words: string, hears: readonly string[]): boolean => ['Loading the page', 'Browse mode'].includes(words) || (words === 'expanded' && hears.includes('dialog'))

/** On the way to another page's heading: what is left, closes and is entered is told in part, by how fast the machine is. */
const wayThere = /^(?:leaving .*|collapsed|main content\.?|clickable\.)$/

/** Nothing that is gone to by keys is further away than this many of them. */
const furthest = 60

/** How long the rest of what is usually said is waited for, in ms. */
const patience = 5_000

/** Does one step and gives back what was said in it, utterance by utterance. */
async function act(desk: Desk, page: Page, { does, what, until, hears }: Step, journey: Journey, usual: readonly string[]): Promise<readonly string[]> {
  const { pathname: path } = new URL(page.url())
  const before = desk.said().length
  const heard = (): readonly string[] => desk.said().slice(before)
  const told = (): readonly string[] => {
    const isElsewhere = new URL(page.url()).pathname !== path
    return heard().map((words) => words.replaceAll(/\s+/g, ' ')).filter((words) => !hasty(words, hears) && !(isElsewhere && wayThere.test(words)))
  }
  const isHeard = (words: string, from = 0): boolean => heard().slice(from).join('\n').replaceAll(/\s+/g, ' ').includes(inOrcasWords(words))
  if (does === 'type') desk.type(what)
  else if (does === 'back') desk.press('XF86Back')
  else if (what === 'thing') desk.readOn(until ?? '')
  else {
    for (let press = 0; press < furthest; press += 1) {
      const from = heard().length
      desk.press(keys[what] ?? what)
      if (!until) break
      await expect.poll(() => heard().length, { message: `Nothing is said to ${what}.`, intervals: [30] }).toBeGreaterThan(from)
      await listen(desk, 3)
      if (isHeard(until, from)) break
    }
  }
  // A whole article takes its time.
  const timeout = what === 'thing' ? 90_000 : 15_000
  await expect
    .poll(() => hears.filter((words) => !isHeard(words)), { message: 'Not heard.', timeout, intervals: [50] })
    .toEqual([])
    .catch((error: Error) => {
      throw new Error([error.message, 'What was heard instead:', ...heard()].join('\n'))
    })
  await settleFor(journey, page)
  // A busy browser tells Orca late: what the transcript has is waited for. Whether it came, the comparison says.
  await expect.poll(() => usual.filter((words) => !told().includes(words)), { timeout: patience, intervals: [50] }).toEqual([]).catch(() => undefined)
  await listen(desk, 10)
  return told()
}

/** Waits until Orca's loop has beaten so often with nothing to do and not a word: it has said what it had to say. */
async function listen(desk: Desk, quiet: number): Promise<void> {
  let said = -1
  let since = 0
  await expect
    .poll(() => {
      const now = desk.said().length
      if (now !== said) since = desk.beats()
      said = now
      return desk.beats() - since
    }, { message: 'Orca goes on speaking.', timeout: 30_000, intervals: [30] })
    .toBeGreaterThanOrEqual(quiet)
}
