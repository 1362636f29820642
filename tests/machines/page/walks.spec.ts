import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import fc from 'fast-check'
import { expectRules } from './brokenRules.ts'
import { keepTimers } from './evidence.ts'
import { arrive, menuButton, swipe, takeClock } from './hands.ts'

/** STEPS=100000 walks further; a failure prints SEED and WALK, which lead to the very same walk again. */
const { SEED = '20260105', WALK, STEPS = '1000' } = process.env
const quota = Number(STEPS) / 2
/** A walk is at most this long before the next begins on a fresh page. */
const longestWalk = 150

/** What somebody does, and a number under 1000 that chooses among many of a kind. */
type Move = readonly [name: string, chance: number]

/** Something that this visitor does, with a number under 1 that chooses. Says whether it could be done. */
interface Habit {
  readonly name: string
  readonly weight: number
  readonly make: (page: Page, chance: number) => Promise<boolean>
}

/** The middle of one of the elements that can be pressed now: in the window, of the site, and covered by nothing. */
const spotOf = (page: Page, selector: string, chance: number): Promise<{ readonly x: number; readonly y: number } | undefined> =>
  page.evaluate(({ selector, chance }) => {
    const spots = [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.target)) return []
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return hit && (element === hit || element.contains(hit)) ? [{ x, y }] : []
    })
    return spots[Math.floor(chance * spots.length)]
  }, { selector, chance })

const press = (selector: string) => async (page: Page, chance: number): Promise<boolean> => {
  const spot = await spotOf(page, selector, chance)
  if (!spot) return false
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(spot.x, spot.y)
  else await page.mouse.click(spot.x, spot.y)
  return true
}
const point = (selector: string) => async (page: Page, chance: number): Promise<boolean> => {
  const spot = await spotOf(page, selector, chance)
  if (spot) await page.mouse.move(spot.x, spot.y)
  return spot !== undefined
}
const key = (name: string) => async (page: Page): Promise<boolean> => {
  await page.keyboard.press(name)
  return true
}
/** Enter and Space, but not on what leads out of the site or to another program. */
const pressOnFocus = (name: string) => async (page: Page): Promise<boolean> => {
  const staysHere = await page.evaluate(() => {
    const focused = document.activeElement
    return !(focused instanceof HTMLAnchorElement && focused.origin !== location.origin) && !(focused instanceof HTMLElement && focused.closest('form') !== null)
  })
  return staysHere && key(name)(page)
}
const wait = (time: number) => async (page: Page): Promise<boolean> => {
  await page.clock.runFor(time)
  return true
}
const history = (by: -1 | 1) => (page: Page): Promise<boolean> => page.evaluate((by) => {
  if (by < 0 && !(Number(window.history.state?.__TSR_index) > 0)) return false
  window.history.go(by)
  return true
}, by)
const wheel = async (page: Page, chance: number): Promise<boolean> => {
  await page.mouse.wheel(0, [-4000, -700, -120, -6, 6, 120, 700, 4000][Math.floor(chance * 8)] ?? 0)
  return true
}
const pull = async (page: Page, chance: number): Promise<boolean> => {
  if (await page.evaluate(() => document.getElementById('root')?.inert === true)) return false
  await swipe(page, [-500, -200, -60, 60, 200, 500][Math.floor(chance * 6)] ?? 0)
  return true
}
const resize = (widths: readonly number[]) => async (page: Page, chance: number): Promise<boolean> => {
  await page.setViewportSize({ width: widths[Math.floor(chance * widths.length)] ?? 1440, height: 900 })
  return true
}
const wish = async (page: Page, chance: number): Promise<boolean> => {
  await page.emulateMedia({ reducedMotion: chance < 0.5 ? 'reduce' : 'no-preference' })
  return true
}

/** What is put off to the next moment and no longer is done then, though the page's clock stands still: nobody is as quick as that. */
const letMomentsPass = (context: BrowserContext): Promise<unknown> => context.addInitScript(() => {
  const { setTimeout: later, clearTimeout: clear, ownTimers: [soon, clearSoon] } = window
  const moments = new Set<number>()
  Object.assign(window, {
    setTimeout(work: () => void, time = 0, ...parts: readonly unknown[]): unknown {
      if (time > 0) return later(work, time, ...parts)
      const id: number = Number(soon(work, 0, ...parts))
      moments.add(id)
      return id
    },
    clearTimeout: (id: number): void => (moments.has(id) ? clearSoon : clear)(id),
  })
})

const everywhere: readonly Habit[] = [
  { name: 'press the menu button', weight: 4, make: press('button[aria-haspopup="dialog"]') },
  { name: 'press something in the panel', weight: 4, make: press('[role="dialog"] :is(a, button)') },
  { name: 'press beside everything', weight: 2, make: async (page) => {
    const spot = { x: 4, y: 450 }
    const isFree = await page.evaluate(({ x, y }) => !document.elementFromPoint(x, y)?.closest('a, button, input, label, summary'), spot)
    if (isFree) await page.mouse.click(spot.x, spot.y)
    return isFree
  } },
  { name: 'follow a link', weight: 5, make: press('a[href^="/"]') },
  { name: 'press a button', weight: 3, make: press('main button:not([type="submit"])') },
  { name: 'press the button back to the top', weight: 2, make: press('button[aria-label="Back to top"]') },
  { name: 'go back', weight: 2, make: history(-1) },
  { name: 'go forward', weight: 1, make: history(1) },
  { name: 'wait 1 ms', weight: 1, make: wait(1) },
  { name: 'wait 150 ms', weight: 2, make: wait(150) },
  { name: 'wait 300 ms', weight: 2, make: wait(300) },
  { name: 'wait 1000 ms', weight: 2, make: wait(1000) },
  { name: 'wait 7 s', weight: 1, make: wait(7000) },
  { name: 'change the wish for movement', weight: 1, make: wish },
]
const visitors = {
  'at a desk': {
    use: { viewport: { width: 1440, height: 900 } },
    habits: [
      ...everywhere,
      { name: 'point at Services', weight: 3, make: point('#services-trigger') },
      { name: 'point at a service', weight: 2, make: point('#services-panel a') },
      { name: 'press Services', weight: 3, make: press('#services-trigger') },
      { name: 'point anywhere', weight: 3, make: async (page, chance) => {
        await page.mouse.move(Math.round(1400 * chance), Math.round(880 * ((chance * 997) % 1)))
        return true
      } },
      { name: 'turn the wheel', weight: 6, make: wheel },
      { name: 'press Tab', weight: 5, make: key('Tab') },
      { name: 'press Shift+Tab', weight: 3, make: key('Shift+Tab') },
      { name: 'press Escape', weight: 3, make: key('Escape') },
      { name: 'press Enter', weight: 2, make: pressOnFocus('Enter') },
      { name: 'press Space', weight: 1, make: pressOnFocus('Space') },
      { name: 'press Arrow Down', weight: 2, make: key('ArrowDown') },
      { name: 'press End', weight: 1, make: key('End') },
      { name: 'press Home', weight: 1, make: key('Home') },
      { name: 'change the width of the window', weight: 1, make: resize([1440, 1440, 1023, 1024, 600]) },
    ],
  },
  'with a phone': {
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    habits: [...everywhere, { name: 'swipe', weight: 8, make: pull }, { name: 'turn the phone', weight: 1, make: resize([390, 390, 844]) }],
  },
} satisfies Record<string, { readonly use: object; readonly habits: readonly Habit[] }>

/** Titles by path, as the pages were prerendered. */
const titles = new Map<string, string | undefined>()
function titleOf(path: string): string | undefined {
  const file = `dist${path === '/' ? '/index' : path}.html`
  if (!titles.has(path)) titles.set(path, existsSync(file) ? /<title>(.*?)<\/title>/.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', '’') : undefined)
  return titles.get(path)
}

for (const [visitor, { use, habits }] of Object.entries(visitors)) {
  test.describe(`somebody ${visitor}`, () => {
    test.use(use)
    test('walks about at random, and the rules hold at every step', async ({ context, baseURL }) => {
      test.setTimeout(Number(STEPS) > 1000 ? 0 : 400_000)
      const complaints: string[] = []
      context.on('console', (message) => {
        // The one picture from another host, which need not be had.
        if (message.location().url.startsWith(baseURL ?? '')) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await keepTimers(context)
      await takeClock(context)
      await letMomentsPass(context)
      let steps = 0

      async function walk(moves: readonly Move[]): Promise<void> {
        if (steps >= quota) return
        complaints.length = 0
        const page = await context.newPage()
        await arrive(page, '/', [menuButton(page)])
        const done: string[] = []
        try {
          for (const [name, chance] of moves) {
            const habit = habits.find((candidate) => candidate.name === name)
            if (!(await habit?.make(page, chance / 1000))) continue
            done.push(name)
            steps++
            await page.clock.runFor(20)
            await expectRules(page)
            await expect.poll(async () => {
              const { path, title } = await page.evaluate(() => ({ path: location.pathname, title: document.title.replace('Error: ', '') }))
              return titleOf(path) === undefined || titleOf(path) === title ? '' : `${title} at ${path}`
            }, { intervals: [0, 50, 100], message: 'address and screen agree' }).toBe('')
            expect(complaints.filter((complaint) => !complaint.includes('mailto:'))).toEqual([])
          }
        } catch (error) {
          throw new Error(`After ${done.map((name) => `“${name}”`).slice(-8).join(', ')} (${done.length} steps) at ${page.url()}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        } finally {
          await page.close()
        }
      }

      const move = fc.tuple(fc.oneof(...habits.map(({ name, weight }) => ({ weight, arbitrary: fc.constant(name) }))), fc.noBias(fc.nat(999)))
      console.log(`SEED=${SEED}, at least ${quota} steps`)
      await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: longestWalk, size: 'max' }), walk), {
        seed: Number(SEED),
        numRuns: Math.max(10, quota),
        ...(WALK ? { path: WALK } : {}),
        // To make a found walk short takes many walks: on demand.
        endOnFailure: !process.env['SHRINK'],
        reporter: ({ failed, errorInstance, counterexample, counterexamplePath, numShrinks }) => {
          if (!failed) return
          throw new Error(`${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n\nAgain: SEED=${SEED} WALK=${counterexamplePath} npm run test:machines:page -- -g "${visitor}" (SHRINK=1 looks for a shorter walk; this one has ${counterexample?.[0].length} moves after ${numShrinks} shrinkings)\n${JSON.stringify(counterexample?.[0])}`)
        },
      })
      expect(steps).toBeGreaterThanOrEqual(quota)
      console.log(`${steps} steps of somebody ${visitor}`)
    })
  })
}
