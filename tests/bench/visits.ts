import { devices } from '@playwright/test'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { atMost, median, seen, whereQuiet } from './figures.ts'
import type { Figure } from './figures.ts'
import type { Site } from './sites.ts'

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 150 ms to and fro. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
const menuButton = 'header button[aria-haspopup], header button[popovertarget]'
const panel = '[role="dialog"], dialog[open], #menu:popover-open'

interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
}

async function inBrowser<Result>(browser: Browser, options: object, work: (visit: Visit) => Promise<Result>, network: 'slow' | 'fast' = 'fast', slowdown = 4): Promise<Result> {
  const context: BrowserContext = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (network === 'slow') {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', slow4g)
    }
    return await work({ page, devtools })
  } finally {
    await context.close()
  }
}

/** Until nothing more is fetched and the later parts have come to life. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('script[data-code]') || Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')))
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** From the next click or key to the frame that shows what matches the selector, ms. */
async function answer(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  // Listening first, and only then acting: a key is quicker than a script.
  await page.evaluate((wanted) => {
    Reflect.set(window, 'answer', new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${wanted} does not show itself`)), 20_000)
      let start = Number.NaN
      const hear = ({ timeStamp }: Event): void => {
        start = timeStamp
        const look = (): void => {
          if (![...document.querySelectorAll(wanted)].some((element) => element.checkVisibility({ visibilityProperty: true }))) return void requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - start))
        }
        requestAnimationFrame(look)
      }
      // A key that opens something need not become a click.
      for (const sign of ['click', 'keydown']) addEventListener(sign, hear, { capture: true, once: true })
    }))
  }, selector)
  await act()
  return page.evaluate(() => Reflect.get(window, 'answer'))
}

/** ms. Where frames of a page without a script come later than this while it is scrolled, the machine is slow. */
const stillQuiet = 20

/** From the start of a first visit to the menu that its first tap opens, ms; the tap falls as soon as there is something to be seen. */
function firstTap(browser: Browser, site: Site): Promise<number> {
  return inBrowser(browser, phone, async ({ page }) => {
    await page.goto(`${site.origin}/`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { timeout: 60_000 })
    await page.locator(menuButton).first().waitFor()
    const box = await page.locator(menuButton).first().boundingBox()
    if (!box) throw new Error('the menu button has no place')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator(panel).first().waitFor({ timeout: 60_000 })
    return page.evaluate(() => performance.now())
  }, 'slow')
}

/** When a page first shows something on a slow line, ms. */
function fullLoad(browser: Browser, site: Site, path: string): Promise<number> {
  return inBrowser(browser, phone, async ({ page }) => {
    await page.goto(`${site.origin}${path}`)
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
  }, 'slow')
}

/** From a click on a link to the heading of its page, ms. */
function toHeading(page: Page, path: string): Promise<number> {
  return page.evaluate((wanted) => new Promise<number>((resolve) => {
    const before = document.querySelector('main h1')
    const start = performance.now()
    // One that can be seen: on a phone those of the header's menu are never brought to life.
    ;[...document.querySelectorAll<HTMLElement>(`a[href="${wanted}"]`)].findLast((link) => link.checkVisibility())?.click()
    const look = (): void => {
      const heading = document.querySelector('main h1')
      if (!heading || heading === before) return void requestAnimationFrame(look)
      requestAnimationFrame(() => resolve(performance.now() - start))
    }
    look()
  }), path)
}

export function coldChange(browser: Browser, site: Site): Promise<number> {
  return inBrowser(browser, phone, async ({ page }) => {
    await page.goto(`${site.origin}/`)
    await idle(page)
    return toHeading(page, '/about')
  }, 'slow')
}

function warmChange(browser: Browser, site: Site): Promise<number> {
  return inBrowser(browser, phone, async ({ page }) => {
    await page.goto(`${site.origin}/`)
    await idle(page)
    await toHeading(page, '/about')
    await toHeading(page, '/')
    await idle(page)
    return toHeading(page, '/about')
  }, 'slow')
}

interface Answers {
  readonly menu: readonly number[]
  readonly dropdown: readonly number[]
  readonly accordion: readonly number[]
}

async function answers(browser: Browser, site: Site, times: number): Promise<Answers> {
  const onPhone = await inBrowser(browser, phone, async ({ page }) => {
    await page.goto(`${site.origin}/`)
    await idle(page)
    const menu: number[] = []
    const accordion: number[] = []
    for (let time = 0; time < times; time++) {
      menu.push(await answer(page, panel, () => page.locator(menuButton).first().tap()))
      const section = page.locator('[role="dialog"] button[aria-expanded]').first()
      accordion.push(await answer(page, '[role="dialog"] [role="region"]', () => section.tap()))
      await page.keyboard.press('Escape')
      await page.locator(panel).first().waitFor({ state: 'detached' })
    }
    return { menu, accordion }
  })
  const dropdown = await inBrowser(browser, desktop, async ({ page }) => {
    await page.goto(`${site.origin}/`)
    await idle(page)
    await page.locator('#services-trigger:not([data-early])').waitFor()
    const found: number[] = []
    for (let time = 0; time < times; time++) {
      await page.locator('#services-trigger').focus()
      found.push(await answer(page, '#services-panel', () => page.keyboard.press('Enter')))
      await page.keyboard.press('Escape')
      await page.locator('#services-panel').waitFor({ state: 'hidden' })
    }
    return found
  })
  return { ...onPhone, dropdown }
}

/** The longest task of a first visit and what its long tasks have beyond 50 ms, ms. */
function tasks(browser: Browser, site: Site): Promise<{ readonly longest: number; readonly blocked: number }> {
  return inBrowser(browser, phone, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { longTasks: [] })
      new PerformanceObserver((list) => Reflect.get(window, 'longTasks').push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(`${site.origin}/`)
    await idle(page)
    const found: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'))
    return { longest: Math.max(0, ...found), blocked: found.reduce((sum, duration) => sum + duration - 50, 0) }
  }, 'slow')
}

/** The longest wait for a frame while home is scrolled from end to end, ms. */
function scroll(browser: Browser, site: Site): Promise<number> {
  return inBrowser(browser, phone, async ({ page }) => {
    await page.goto(`${site.origin}/`)
    await idle(page)
    return page.evaluate(async () => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
      let longest = 0
      let last = await frame()
      for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
        scrollTo({ top: y, behavior: 'instant' })
        const now = await frame()
        longest = Math.max(longest, now - last)
        last = now
      }
      return longest
    })
  })
}

/** All layout shift of a whole visit: pages, panel, slider, header, the way down and up. */
function shift(browser: Browser, site: Site, options: object): Promise<number> {
  return inBrowser(browser, options, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${site.origin}/`)
    await idle(page)
    await page.locator(menuButton).first().click()
    await page.locator(panel).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator(panel).first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /next/i }).first().click()
    for (const path of ['/about', '/portfolio', '/blogs', '/contactUs', '/services/seo', '/']) {
      for (const y of [2000, 1500, 100_000, 0]) {
        await page.evaluate((top) => new Promise<void>((resolve) => {
          scrollTo({ top, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }), y)
      }
      // By a true press: what moves at the visitor's own word is no shift.
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click()
      await page.waitForURL(`${site.origin}${path}`)
      await idle(page)
    }
    return page.evaluate(() => Reflect.get(window, 'shifted'))
  }, 'fast', 1)
}

interface Memory {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

async function memory({ devtools }: Visit): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize') / 1_000_000, nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** The heap of each page once it has come to life, beside that of the sites it is compared with. */
export async function heapFigures(browser: Browser, own: Site, others: readonly Site[], paths: readonly string[]): Promise<readonly Figure[]> {
  const heapOf = (site: Site, path: string): Promise<number> => inBrowser(browser, desktop, async (visit) => {
    await visit.devtools.send('Performance.enable')
    await visit.page.goto(`${site.origin}${path}`)
    await idle(visit.page)
    return (await memory(visit)).heap
  }, 'fast', 1)
  const figures: Figure[] = []
  for (const path of paths) {
    const heap = await heapOf(own, path)
    figures.push(seen(`${path}: heap after load`, `${heap.toFixed(2)} MB`))
    for (const other of others) {
      const its = await heapOf(other, path)
      figures.push(atMost(`${path}: heap after load, of the ${its.toFixed(2)} MB of ${other.name}`, heap / its, 1, ' ×', 2))
    }
  }
  return figures
}

/** What 100 changes of page leave behind, once 100 have filled all that is kept for the next visit. */
function growth(browser: Browser, site: Site): Promise<{ readonly before: Memory; readonly after: Memory }> {
  return inBrowser(browser, desktop, async (visit) => {
    const { page, devtools } = visit
    await devtools.send('Performance.enable')
    await page.goto(`${site.origin}/`)
    await idle(page)
    const round = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) for (const path of ['/about', '/portfolio', '/blogs', '/contactUs', '/']) await toHeading(page, path)
      await idle(page)
      // The browser holds the page that was left last for a moment more.
      await page.waitForTimeout(1500)
    }
    await round(20)
    const before = await memory(visit)
    await round(20)
    return { before, after: await memory(visit) }
  }, 'fast', 1)
}

/** Measures the site by hand and finger, the floor in turn with it where it is the yardstick. */
export async function visitFigures(browser: Browser, own: Site, floor: Site, runs: number): Promise<readonly Figure[]> {
  const taps: number[] = []
  const floorTaps: number[] = []
  const loads: number[] = []
  const cold: number[] = []
  const warm: number[] = []
  const long: { readonly longest: number; readonly blocked: number }[] = []
  const scrolls: number[] = []
  const floorScrolls: number[] = []
  for (let run = 0; run < runs; run++) {
    taps.push(await firstTap(browser, own))
    floorTaps.push(await firstTap(browser, floor))
    loads.push(await fullLoad(browser, floor, '/about'))
    cold.push(await coldChange(browser, own))
    warm.push(await warmChange(browser, own))
    long.push(await tasks(browser, own))
    scrolls.push(await scroll(browser, own))
    floorScrolls.push(await scroll(browser, floor))
  }
  const { menu, dropdown, accordion } = await answers(browser, own, 10)
  const { before, after } = await growth(browser, own)
  const isQuiet = median(floorScrolls) <= stillQuiet
  const answered = (what: string, times: readonly number[]): Figure[] => [
    whereQuiet(isQuiet, atMost(`${what}, CPU ÷ 4: median`, median(times), 100, ' ms')),
    whereQuiet(isQuiet, atMost(`${what}, CPU ÷ 4: worst of ${times.length}`, Math.max(...times), 200, ' ms')),
  ]
  return [
    atMost(`first tap on the menu button, slow 4G, CPU ÷ 4, of the floor's ${median(floorTaps).toFixed(0)} ms`, median(taps) / median(floorTaps), 1.3, ' ×', 2),
    ...answered('menu', menu),
    ...answered('dropdown', dropdown),
    ...answered('accordion', accordion),
    atMost(`change of page, warm, of the floor's full load of ${median(loads).toFixed(0)} ms`, median(warm) / median(loads), 0.2, ' ×', 2),
    atMost('change of page, cold, of the same', median(cold) / median(loads), 0.5, ' ×', 2),
    whereQuiet(isQuiet, atMost('longest task of a first visit, CPU ÷ 4', median(long.map(({ longest }) => longest)), 200, ' ms')),
    seen('what long tasks have beyond 50 ms', `${median(long.map(({ blocked }) => blocked)).toFixed(0)} ms`),
    seen('longest wait for a frame, home scrolled at CPU ÷ 4', `${median(scrolls).toFixed(0)} ms (floor ${median(floorScrolls).toFixed(0)} ms)`),
    atMost('layout shift of a whole visit, phone', await shift(browser, own, phone), 0, '', 4),
    atMost('layout shift of a whole visit, desktop', await shift(browser, own, desktop), 0, '', 4),
    seen('heap after load and 100 changes of page', `${before.heap.toFixed(2)} MB`),
    atMost('heap grown over 100 changes of page', after.heap - before.heap, 0.5, ' MB', 2),
    atMost('nodes left over 100 changes of page', after.nodes - before.nodes, 0, ''),
    atMost('listeners left over 100 changes of page', after.listeners - before.listeners, 0, ''),
  ]
}
