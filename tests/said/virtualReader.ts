import { fileURLToPath } from 'node:url'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Step } from './journeys.ts'

const address = '/virtual-screen-reader.js'
const bundle = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))

/** Nothing of a page is further away than this many steps. */
const furthest = 500

const kinds: Readonly<Record<string, 'moveToNextHeading' | 'moveToNextLandmark'>> = { heading: 'moveToNextHeading', landmark: 'moveToNextLandmark' }

/**
 * A screen reader within the page itself: it says what the page's markup amounts to, in the order of the page, what
 * receives focus, and what live regions say. Keys are the browser's own. It knows nothing of how engines differ: Orca does.
 */
export interface VirtualReader {
  /** Does one step and gives back what was said in it, word for word. */
  readonly act: (step: Step) => Promise<readonly string[]>
}

/** Lets the page that is open be read aloud from its start. */
export async function readAloud(page: Page): Promise<VirtualReader> {
  await page.route(`**${address}`, (route) => route.fulfill({ path: bundle, contentType: 'text/javascript' }))
  await page.evaluate(async (from) => {
    const { virtual }: { virtual: Virtual } = await import(from)
    await virtual.start({ container: document.body })
  }, address)
  let heard = 1
  return {
    act: async (step) => {
      await (step.does === 'next' ? goOn(page, step) : takeKeys(page, step))
      const said = await listen(page, step, heard)
      heard += said.length
      return said
    },
  }
}

/** Moves the reader's own cursor, which is not the keyboard's focus, at most once through the page. */
async function goOn(page: Page, { what, until }: Step): Promise<void> {
  await page.evaluate(
    async ({ from, command, until, furthest }) => {
      const { virtual }: { virtual: Virtual } = await import(from)
      const first = virtual.activeNode
      for (let step = 0; step < furthest; step += 1) {
        await (command ? virtual.perform(command) : virtual.next())
        const said = await virtual.lastSpokenPhrase()
        const isEnd = said.startsWith('end of ')
        if (!until || (said.includes(until) && !isEnd) || (virtual.activeNode === first && !isEnd)) return
      }
    },
    { from: address, command: kinds[what], until, furthest },
  )
}

async function takeKeys(page: Page, { does, what, until }: Step): Promise<void> {
  if (does === 'back') {
    await page.goBack()
    return
  }
  await page.evaluate(focusWhatIsRead, address)
  if (does === 'type') {
    await page.keyboard.insertText(what)
    return
  }
  for (let press = 0; press < furthest; press += 1) {
    await page.keyboard.press(what)
    if (!until || (await page.evaluate(lastSaid, address)).includes(until)) return
  }
}

/** A reader hands keys on to what it reads, or to what that is part of. */
async function focusWhatIsRead(from: string): Promise<void> {
  const { virtual }: { virtual: Virtual } = await import(from)
  const node = virtual.activeNode
  const element = node instanceof Element ? node : node?.parentElement
  const controls = 'a[href], button, input, textarea, select, summary'
  const control = element?.closest<HTMLElement>(`${controls}, [tabindex="0"]`) ?? element?.querySelector<HTMLElement>(`:scope:is(h1, h2, h3) :is(${controls})`)
  if (control !== document.activeElement) control?.focus()
}

async function lastSaid(from: string): Promise<string> {
  const { virtual }: { virtual: Virtual } = await import(from)
  return virtual.lastSpokenPhrase()
}

/** Waits until all is heard that must be, and then for the end of it. */
async function listen(page: Page, { hears }: Step, heard: number): Promise<readonly string[]> {
  let said: readonly string[] = []
  await expect(async () => {
    await page.evaluate(lookAgain, address)
    const before = said
    said = (await log(page)).slice(heard)
    const text = said.join('\n')
    for (const words of hears) expect(text).toContain(words)
    expect(said, 'It goes on speaking.').toEqual(before)
  }).toPass({ timeout: 20_000, intervals: [100] })
  return said
}

/** What has focus is said again if it has changed meanwhile: a key that means nothing makes the reader look. Not at a button that rests for as long as its work takes: how quick that is differs. */
async function lookAgain(from: string): Promise<void> {
  const { virtual }: { virtual: Virtual } = await import(from)
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  if (virtual.activeNode === document.activeElement && !document.activeElement?.matches('[aria-disabled="true"]')) await virtual.press('F13')
}

async function log(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (from) => {
    const { virtual }: { virtual: Virtual } = await import(from)
    return [...(await virtual.spokenPhraseLog())]
  }, address)
}
