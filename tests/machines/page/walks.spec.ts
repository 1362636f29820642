import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import fc from 'fast-check'
import { settings } from '#content/settings'
import { slideTime } from '#machines/timing'
import { keepTimers } from '../../axeSource.ts'
import { teachRules } from './brokenRules.ts'
import { arrive, swipe, takeClock } from './hands.ts'
import { wholeNumber } from '../../../bin/wholeNumber.ts'

/** STEPS=100000 walks further; a failure prints SEED and WALK, which lead to the very same walk again. */
const { WALK } = process.env
const seed = wholeNumber('SEED', 20_260_105)
const quota = wholeNumber('STEPS', 1000) / 2
/** A walk is at most this long before the next begins in a fresh browser: so much does the page's clock remember. */
const longestWalk = 400
/** So many of the moves to come are looked at together: the first that can be made is made. */
const sight = 12

/** What somebody does, and a number under 1000 that chooses among many of a kind. */
type Move = readonly [name: string, chance: number]

interface Turn {
  /** A number under 1 that chooses. */
  readonly chance: number
  /** The middle of what it is done to. */
  readonly x: number
  readonly y: number
  readonly isTouch: boolean
}

/** Something that this visitor does. */
interface Habit {
  readonly name: string
  readonly weight: number
  /** What it is done to: one of those that can be pressed now, in the window, of the site, and covered by nothing. */
  readonly to?: string
  /** Whether it can be done now; asked in the page. */
  readonly can?: () => boolean
  readonly make: (page: Page, turn: Turn) => Promise<unknown>
}

type Deed = Omit<Habit, 'name' | 'weight'>

const press = (to: string): Deed => ({ to, make: (page, { x, y, isTouch }) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)) })
const point = (to: string): Deed => ({ to, make: (page, { x, y }) => page.mouse.move(x, y) })
const key = (name: string): Deed => ({ make: (page) => page.keyboard.press(name) })
/** Enter and Space, but not on what leads out of the site or to another program. */
const pressOnFocus = (name: string): Deed => ({
  ...key(name),
  can: () => {
    const focused = document.activeElement
    return !(focused instanceof HTMLAnchorElement && focused.origin !== location.origin) && !(focused instanceof HTMLElement && focused.closest('form') !== null)
  },
})
const wait = (time: number): Deed => ({ make: (page) => page.evaluate((ms) => window.__pwClock.controller.runFor(ms), time) })
const wheel: Deed = { make: (page, { chance }) => page.mouse.wheel(0, [-4000, -700, -120, -6, 6, 120, 700, 4000][Math.floor(chance * 8)] ?? 0) }
const pull: Deed = {
  can: () => document.getElementById('root')?.inert !== true,
  make: (page, { chance }) => swipe(page, [-500, -200, -60, 60, 200, 500][Math.floor(chance * 6)] ?? 0),
}
const resize = (widths: readonly number[]): Deed => ({ make: (page, { chance }) => page.setViewportSize({ width: widths[Math.floor(chance * widths.length)] ?? 1440, height: 900 }) })

const everywhere: readonly Habit[] = [
  { name: 'press the menu button', weight: 4, ...press('button[aria-haspopup="dialog"]') },
  { name: 'press something in the panel', weight: 4, ...press('[role="dialog"] :is(a, button)') },
  {
    name: 'press beside everything',
    weight: 2,
    can: () => !document.elementFromPoint(4, 450)?.closest('a, button, input, label, summary'),
    make: (page) => page.mouse.click(4, 450),
  },
  { name: 'follow a link', weight: 5, ...press('a[href^="/"]') },
  { name: 'press a button', weight: 3, ...press('main button:not([type="submit"])') },
  { name: 'press the button back to the top', weight: 2, ...press('button[aria-label="Back to top"]') },
  { name: 'go back', weight: 2, can: () => Number(window.history.state?.__TSR_index) > 0, make: (page) => page.evaluate(() => window.history.back()) },
  { name: 'go forward', weight: 1, make: (page) => page.evaluate(() => window.history.forward()) },
  { name: 'wait 1 ms', weight: 1, ...wait(1) },
  { name: 'wait 150 ms', weight: 2, ...wait(150) },
  { name: 'wait 300 ms', weight: 2, ...wait(300) },
  { name: 'wait 1000 ms', weight: 2, ...wait(1000) },
  { name: 'wait for the next slide', weight: 1, ...wait(slideTime) },
  { name: 'change the wish for movement', weight: 1, make: (page, { chance }) => page.emulateMedia({ reducedMotion: chance < 0.5 ? 'reduce' : 'no-preference' }) },
]
interface Visitor {
  readonly use: { readonly viewport: { readonly width: number; readonly height: number }; readonly hasTouch: boolean; readonly isMobile: boolean }
  readonly habits: readonly Habit[]
}
const visitors: Readonly<Record<string, Visitor>> = {
  'at a desk': {
    use: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
    habits: [
      ...everywhere,
      { name: 'point at Services', weight: 3, ...point('#services-trigger') },
      { name: 'point at a service', weight: 2, ...point('#services-panel a') },
      { name: 'press Services', weight: 3, ...press('#services-trigger') },
      { name: 'point anywhere', weight: 3, make: (page, { chance }) => page.mouse.move(Math.round(1400 * chance), Math.round(880 * ((chance * 997) % 1))) },
      { name: 'turn the wheel', weight: 6, ...wheel },
      { name: 'press Tab', weight: 5, ...key('Tab') },
      { name: 'press Shift+Tab', weight: 3, ...key('Shift+Tab') },
      { name: 'press Escape', weight: 3, ...key('Escape') },
      { name: 'press Enter', weight: 2, ...pressOnFocus('Enter') },
      { name: 'press Space', weight: 1, ...pressOnFocus('Space') },
      { name: 'press Arrow Down', weight: 2, ...key('ArrowDown') },
      { name: 'press End', weight: 1, ...key('End') },
      { name: 'press Home', weight: 1, ...key('Home') },
      { name: 'change the width of the window', weight: 1, ...resize([1440, 1440, 1023, 1024, 600]) },
    ],
  },
  'with a phone': {
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    habits: [...everywhere, { name: 'swipe', weight: 8, ...pull }, { name: 'turn the phone', weight: 1, ...resize([390, 390, 844]) }],
  },
}

declare global {
  interface Window {
    /** Playwright's own hand on the page's clock. Its `clock.runFor` would make every later page live through all of the time again. */
    readonly __pwClock: { readonly controller: { readonly runFor: (ms: number) => Promise<void> } }
    readonly canDo: Readonly<Record<string, () => boolean>>
  }
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

const teach = (context: BrowserContext, habits: readonly Habit[]): Promise<unknown> =>
  context.addInitScript(`window.canDo = { ${habits.flatMap(({ name, can }) => (can ? [`'${name}': ${can}`] : [])).join(', ')} }`)

interface View {
  readonly broken: readonly string[]
  readonly path: string
  readonly title: string
  /** Which of the moves to come can be made now, and where. */
  readonly next: number
  readonly x: number
  readonly y: number
}

/** One look at the page after a time and a frame: what of the rules does not hold, where it is, and what can be done next. Each question of its own would cost as much. */
const lookAround = (page: Page, time: number, ahead: readonly { readonly name: string; readonly to: string; readonly chance: number }[]): Promise<View> =>
  page.evaluate(async ({ time, ahead }) => {
    const [, , draw] = window.ownTimers
    await window.__pwClock.controller.runFor(time)
    await new Promise((drawn) => draw(drawn))
    const spotsOf = (selector: string): readonly { readonly x: number; readonly y: number }[] => [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.target)) return []
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return hit && (element === hit || element.contains(hit)) ? [{ x, y }] : []
    })
    const here = { broken: window.brokenRules(), path: location.pathname, title: document.title.replace('Error: ', '') }
    for (const [next, { name, to, chance }] of ahead.entries()) {
      const spots = to ? spotsOf(to) : [{ x: 0, y: 0 }]
      const spot = spots[Math.floor(chance * spots.length)]
      if (spot && (window.canDo[name]?.() ?? true)) return { ...here, next, ...spot }
    }
    return { ...here, next: -1, x: 0, y: 0 }
  }, { time, ahead })

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
    test('walks about at random, and the rules hold at every step', async ({ browser }) => {
      test.setTimeout(quota > 500 ? 0 : 400_000)
      let steps = 0
      const began = performance.now()
      const rate = (): string => ((steps / (performance.now() - began)) * 1000).toFixed(1)

      async function walk(moves: readonly Move[]): Promise<void> {
        if (steps >= quota) return
        const complaints: string[] = []
        const context = await browser.newContext()
        context.on('console', (message) => {
          // The one picture from another host, which need not be had.
          if (!message.location().url.startsWith(`https://${settings.panelPicture.host}/`)) complaints.push(message.text())
        })
        context.on('weberror', (error) => complaints.push(error.error().message))
        await keepTimers(context)
        await takeClock(context)
        await letMomentsPass(context)
        await teachRules(context)
        await teach(context, habits)
        const page = await context.newPage()
        const done: string[] = []
        let place = 0

        const look = (time: number): Promise<View> =>
          lookAround(page, time, moves.slice(place, place + sight).map(([name, chance]) => ({ name, to: habits.find((habit) => habit.name === name)?.to ?? '', chance: chance / 1000 })))
        const faultsOf = ({ broken, path, title }: View): readonly string[] => [
          ...broken,
          ...(titleOf(path) === undefined || titleOf(path) === title ? [] : [`address and screen do not agree: ${title} at ${path}`]),
          ...complaints.filter((complaint) => !complaint.startsWith("Failed to launch 'mailto:")),
        ]

        try {
          await arrive(page, '/', [])
          for (let view = await look(0); place < moves.length; ) {
            const [name, chance] = moves[place + view.next] ?? ['', 0]
            const habit = habits.find((candidate) => candidate.name === name)
            if (view.next < 0 || !habit) {
              place += sight
              view = await look(0)
              continue
            }
            await habit.make(page, { chance: chance / 1000, x: view.x, y: view.y, isTouch: use.hasTouch })
            done.push(name)
            steps++
            if (steps % 1000 === 0) console.log(`${steps} steps, ${rate()} each second`)
            place += view.next + 1
            view = await look(20)
            // What moves may need to come to its place.
            if (faultsOf(view).length > 0) {
              await expect.poll(async () => {
                view = await look(0)
                return faultsOf(view)
              }, { intervals: [0, 50, 100, 200], message: 'the rules of every page hold' }).toEqual([])
            }
          }
          expect(faultsOf(await look(0)), 'after the last step').toEqual([])
        } catch (error) {
          throw new Error(`After ${done.slice(-8).map((name) => `“${name}”`).join(', ')} (${done.length} steps) at ${page.url()}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        } finally {
          await context.close()
        }
      }

      const move = fc.tuple(fc.oneof(...habits.map(({ name, weight }) => ({ weight, arbitrary: fc.constant(name) }))), fc.noBias(fc.nat(999)))
      console.log(`SEED=${seed}, at least ${quota} steps`)
      await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: longestWalk, size: 'max' }), walk), {
        seed,
        numRuns: Math.max(10, quota),
        ...(WALK ? { path: WALK } : {}),
        // To make a found walk short takes many walks: on demand.
        endOnFailure: !process.env['SHRINK'],
        reporter: ({ failed, errorInstance, counterexample, counterexamplePath, numShrinks }) => {
          if (!failed) return
          throw new Error(`${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n\nAgain: SEED=${seed} WALK=${counterexamplePath} npm run test:machines:page -- -g "${visitor}" (SHRINK=1 looks for a shorter walk; this one has ${counterexample?.[0].length} moves after ${numShrinks} shrinkings; ${steps} steps were taken)\n${JSON.stringify(counterexample?.[0])}`)
        },
      })
      expect(steps).toBeGreaterThanOrEqual(quota)
      console.log(`${steps} steps of somebody ${visitor}, ${rate()} each second`)
    })
  })
}
