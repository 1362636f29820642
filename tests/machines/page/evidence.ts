import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeRules, axeSource } from '../../axeSource.ts'
import { folder, visits } from './paths.ts'

/** What a state of a machine looked like to one kind of visitor, what of it could be heard, and what the accessibility rules say. */
export interface Sighting {
  readonly state: string
  readonly picture: string
  readonly tree: string
  readonly findings: readonly string[]
}

export interface TourRun {
  /** What there is to see before the first act. */
  readonly begins: string
  readonly acts: readonly { readonly does: string; readonly shows: string }[]
  /** How many acts were done and found right. */
  readonly done: number
  /** Empty where all went well. */
  readonly failure: string
  readonly picture: string
}

/** What came of the tours of one kind of visitor over one machine: written by the tours, read by the report. */
export interface Run {
  readonly machine: string
  readonly profile: string
  readonly seconds: number
  readonly sightings: readonly Sighting[]
  readonly tours: readonly TourRun[]
  readonly replay: string
}

export function writeRun(run: Run): void {
  mkdirSync(visits, { recursive: true })
  writeFileSync(`${visits}/${run.machine}-${run.profile}.json`, JSON.stringify(run))
}

/** Half as large as the window, and named by what it shows, so that all of them together weigh little: states may look alike. */
export async function takePicture(page: Page): Promise<string> {
  mkdirSync(`${folder}/pictures`, { recursive: true })
  const width = page.viewportSize()?.width ?? 1440
  const data = await sharp(await page.screenshot({ type: 'jpeg', quality: 80, animations: 'allow', caret: 'initial' }))
    .resize({ width: Math.round(width > 1000 ? width / 2 : width / 1.5) })
    .webp({ quality: 38, effort: 6 })
    .toBuffer()
  const picture = `pictures/${createHash('sha256').update(data).digest('hex').slice(0, 12)}.webp`
  writeFileSync(`${folder}/${picture}`, data)
  return picture
}

/** What a screen reader finds on the page, without the landmarks that a part has nothing to do with. */
export async function readTree(page: Page, elsewhere: readonly string[]): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  let isLeftOut = false
  return lines.flatMap((line) => {
    if (line.startsWith('- ')) {
      isLeftOut = elsewhere.some((landmark) => line.startsWith(`- ${landmark}:`))
      return [isLeftOut ? `${line} …` : line]
    }
    return isLeftOut ? [] : [line]
  }).join('\n')
}

declare global {
  interface Window {
    held: readonly Animation[]
  }
}

/**
 * Waits for movements that are under way: the browser makes them in its own time, and half way a colour is none of the
 * design's. They begin with the next frame that is drawn. What is put off, as the veil's end, or has none is held still until
 * the page is let go.
 */
export async function holdMovements(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const [, , draw] = window.ownTimers
    const twoFrames = async (): Promise<void> => {
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => draw(drawn))
    }
    const moving = (): readonly Animation[] => document.getAnimations().filter(({ playState, effect }) => {
      const { progress, endTime = 0 } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && progress !== null && endTime !== Infinity
    })
    await twoFrames()
    for (;;) {
      const before = moving().map((movement) => ({ movement, time: movement.currentTime }))
      if (before.length === 0) break
      await twoFrames()
      const going = before.filter(({ movement: { playState, currentTime }, time }) => playState === 'running' && currentTime !== time)
      if (going.length === 0) break
      await Promise.allSettled(going.map(({ movement }) => movement.finished))
    }
    window.held = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const movement of window.held) movement.pause()
  })
  return () => page.evaluate(() => {
    for (const movement of window.held) if (movement.playState === 'paused') movement.play()
  })
}

/** What the automatic accessibility rules find, those of level AAA among them, while the page's clock stands still. */
export async function findOn(page: Page): Promise<readonly string[]> {
  const judge = `window.axe.run(document, { rules: ${JSON.stringify(axeRules)}, resultTypes: ['violations'], preload: { assets: ['cssom'] } }).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.map(({ target }) => target.join(' ')).join(', ') + ')'))`
  // Half a megabyte: once for each document.
  const found: readonly string[] | null = await page.evaluate(`window.axe ? ${judge} : null`)
  return found ?? page.evaluate(`${axeSource}; ${judge}`)
}
