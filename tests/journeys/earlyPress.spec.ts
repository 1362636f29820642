import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { isAlive, panel, services, test, windows } from './layout/parts.ts'

interface Case {
  readonly path: string
  readonly button: string
  readonly isDone: (page: Page) => Promise<void>
  readonly window?: { readonly width: number; readonly height: number }
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Whether the button offers something else once it lives: it is pressed well before. */
  readonly isOtherOnceAlive?: boolean
}

/** Well before it would stop by itself, after its round. */
const sliderStops = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible({ timeout: 8000 })

async function filmRuns(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Pause the excerpt/ })).toBeVisible()
  await expect.poll(() => page.locator('video').evaluate((film) => film instanceof HTMLVideoElement && film.currentTime > 0), 'the film runs').toBe(true)
}

/** Buttons of a first view, on a desk where nothing else is said, each brought to life in a way of its own; pressed twice, each is as it was. */
const cases: Readonly<Record<string, Case>> = {
  'the menu button': { path: '/', button: 'header [aria-haspopup="dialog"]', isDone: (page) => expect(panel(page)).toBeVisible() },
  'the menu button of a phone': { path: '/', button: 'header [aria-haspopup="dialog"]', isDone: (page) => expect(panel(page)).toBeVisible(), window: windows.phone },
  'the services’ button': {
    path: '/',
    button: 'header nav button',
    isDone: async (page) => {
      await expect(services(page)).toBeVisible()
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      // Long enough for the header to go, if it went.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      await expect(page.getByRole('banner'), 'what is open holds the header in sight').toBeInViewport({ ratio: 0.9 })
    },
  },
  'the slider’s button': { path: '/', button: '[aria-label$="slide rotation"]', isDone: sliderStops },
  'the slider’s button where nothing is to move': { path: '/', button: '[aria-label$="slide rotation"]', isDone: sliderStops, reducedMotion: 'reduce', isOtherOnceAlive: true },
  'the film’s button': { path: '/porject_1', button: 'main button', isDone: filmRuns },
  'the film’s button where nothing is to move': { path: '/porject_1', button: 'main button', isDone: filmRuns, reducedMotion: 'reduce' },
}

declare global {
  interface Window {
    /** How often React had changed the page when the button waited for no code any more. */
    changesToLife?: number
    /** Presses the button, unless that was done before. */
    pressOnce?: () => void
  }
}

/**
 * Presses a button once React has changed the page so often, and before what follows the change, which is done in the
 * next of its slices of 5 ms. React tells its developer tools between the two.
 */
async function visit(page: Page, { path, button, window: size = windows.desk, reducedMotion = 'no-preference' }: Case, changesBefore = Infinity): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ reducedMotion })
  await page.addInitScript(([selector, wanted]) => {
    const find = (): HTMLElement | null => document.querySelector(selector)
    const press = new MessageChannel()
    press.port1.addEventListener('message', () => find()?.click(), { once: true })
    press.port1.start()
    window.pressOnce = () => press.port2.postMessage('')
    let changes = 0
    const hearOfChange = (): void => {
      changes += 1
      if (!find()?.closest('[data-early]')) window.changesToLife ??= changes
      if (changes !== wanted) return
      window.pressOnce?.()
      for (const start = performance.now(); performance.now() < start + 10;);
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot: hearOfChange } })
  }, [button, changesBefore] as const)
  await page.goto(path)
  await isAlive(page)
  // The slider's code comes after the header's.
  await expect(page.locator('[data-early]').filter({ visible: true })).toHaveCount(0)
  // A page that has come to life may change no more.
  if (changesBefore < Infinity) await page.evaluate(() => window.pressOnce?.())
}

for (const [name, one] of Object.entries(cases)) {
  test(`a press on ${name} counts once, at whichever step of the page’s coming to life it comes`, async ({ page, context }) => {
    test.setTimeout(240_000)
    await visit(page, one)
    const life = await page.evaluate(() => window.changesToLife ?? Number.NaN)
    // What surrounds the screen comes to life, then the screen, and in the end the part; another visit may take some steps more or less.
    expect(life).toBeGreaterThan(0)
    const steps = new Set((one.isOtherOnceAlive ? [1, 2] : [1, 2, 3, 4, life - 2, life - 1, life, life + 1, life + 2]).filter((step) => step > 0))
    for (const step of steps) {
      await test.step(`after ${step} changes, of ${life}`, async () => {
        const other = await context.newPage()
        await visit(other, one, step)
        await one.isDone(other)
        await other.close()
      })
    }
  })
}
