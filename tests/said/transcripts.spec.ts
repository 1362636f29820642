/**
 * What is said on whole journeys, kept as texts to be read: a change of what is said is a difference between texts.
 * `npm run said:accept` takes over what is said now; read the difference before it is committed.
 */
import { expect, test } from '@playwright/test'
import { standInForOtherHosts } from '../journeys/accessibility/otherHosts.ts'
import { journeys } from './journeys.ts'
import { settleFor } from './settled.ts'
import { faultsOf, spokenOf, transcriptOf } from './transcript.ts'
import type { Scene } from './transcript.ts'
import { readAloud } from './virtualReader.ts'

for (const journey of journeys) {
  test(journey.title, async ({ page }) => {
    await standInForOtherHosts(page.context())
    if (journey.lost) await page.route(journey.lost, (route) => route.abort())
    await page.setViewportSize({ width: journey.width, height: 800 })
    await page.emulateMedia({ reducedMotion: journey.moves ? 'no-preference' : 'reduce' })
    await page.goto(journey.path, { waitUntil: 'networkidle' })
    // A slider rests under the pointer, so that each run hears the same.
    await page.mouse.move(640, 400)
    await settleFor(journey, page)
    const reader = await readAloud(page)
    const scenes: Scene[] = []
    for (const step of journey.steps) {
      const said = await reader.act(step).catch((error: Error) => {
        throw new Error(`${transcriptOf(journey, scenes)}\n… and then: ${error.message}`)
      })
      scenes.push({ step, said: spokenOf(said) })
    }
    const transcript = transcriptOf(journey, scenes)
    expect.soft(transcript).toMatchSnapshot(`${journey.title}.txt`)
    expect(faultsOf(transcript)).toEqual([])
  })
}
