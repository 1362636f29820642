import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settings } from '#content/settings'
import { keepTimers } from '../../axeSource.ts'
import { vocabularyOf } from '../model/vocabulary.ts'
import { profiles, allProfiles } from './adapter.ts'
import { adapters } from './adapters.ts'
import { expectRules, teachRules } from './brokenRules.ts'
import { findOn, holdMovements, readTree, takePicture, writeRun } from './evidence.ts'
import type { Sighting, TourRun } from './evidence.ts'
import { arrive, hurryMovements, takeClock } from './hands.ts'
import { readPageContract } from './pageContract.ts'
import { gesturesOf, seenAtFirst } from './plan.ts'
import { wholeNumber } from '../../../bin/wholeNumber.ts'

/** The number of the one tour to play; all where it is not set. */
const chosen = wholeNumber('TOUR', 0)
/** How many times slower the page's processor is made. */
const slowness = wholeNumber('SLOW', 1)
/** Whether a report is wanted, which shows each state: with pictures and trees of it, and with each act held against the accessibility rules. */
const isReported = process.env['REPORT'] !== undefined
const describeAct = (what: string | number): string => (typeof what === 'number' ? `${what} ms pass` : what)

for (const adapter of adapters) {
  const contract = readPageContract(adapter.name)
  const begins = seenAtFirst(vocabularyOf(adapter.name), adapter)
  for (const profile of allProfiles) {
    const tours = contract.tours[profile]
    if (tours.length === 0) continue
    const { width, height, isTouch, isStill } = profiles[profile]
    // Keys and reduced motion come to the same words as the mouse: only for a report are they held against the accessibility rules.
    const isRead = profile !== 'keyboard' && profile !== 'still'

    test.describe(`${adapter.name} by ${profile}`, () => {
      test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch, contextOptions: { reducedMotion: isStill ? 'reduce' : 'no-preference' } })

      const looks = { ...adapter.states, ...adapter.memories }
      const wordsOf = (shows: readonly string[]): string => shows.map((name) => looks[name]?.words).join()

      test(`goes through its ${tours.length === 1 ? 'tour' : `${tours.length} tours`}`, async ({ context }) => {
        const began = performance.now()
        const gestures = new Map(gesturesOf(adapter, profile).map((gesture) => [gesture.name, gesture]))
        const sightings = new Map<string, Sighting>()
        const runs: TourRun[] = []
        const complaints: string[] = []
        context.on('console', (message) => {
          // The one picture from another host, which need not be had.
          if (!message.location().url.startsWith(`https://${settings.panelPicture.host}/`)) complaints.push(message.text())
        })
        context.on('weberror', (error) => complaints.push(error.error().message))
        const unexpected = (): readonly string[] => complaints.filter((said) => !adapter.expects.some((expected) => expected.test(said)))
        await keepTimers(context)
        await takeClock(context)
        await teachRules(context)

        /** Finds everything as it should be at a moment, and keeps what is seen for the first time. */
        const see = async (page: Page, shows: readonly string[]): Promise<void> => {
          for (const leaf of shows) {
            const appearance = looks[leaf]
            if (!appearance) throw new Error(`Nobody knows what “${leaf}” looks like.`)
            await appearance.check(page)
          }
          await expectRules(page)
          const [complaint] = unexpected()
          if (complaint !== undefined) throw new Error(`The console says: ${complaint}`)
          const state = shows.join(' and ')
          const isNew = !sightings.has(state)
          const isJudged = isReported || (isRead && isNew && ![...sightings.keys()].some((seen) => wordsOf(seen.split(' and ')) === wordsOf(shows)))
          const letGo = isJudged ? await holdMovements(page) : undefined
          const findings = isJudged ? await findOn(page) : []
          if (isNew || findings.length > 0) {
            const picture = isReported ? await takePicture(page) : ''
            const tree = isReported ? await readTree(page, adapter.elsewhere) : ''
            sightings.set(state, { state, picture, tree, findings })
          }
          await letGo?.()
          expect(findings).toEqual([])
        }

        for (const [number, acts] of tours.entries()) {
          if (chosen > 0 && number + 1 !== chosen) continue
          const page = await context.newPage()
          if (slowness > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
          await hurryMovements(page)
          let done = 0
          let at = 'on the way to the beginning'
          let failure = ''
          let picture = ''
          try {
            await arrive(page, adapter.path, adapter.parts(page))
            await adapter.prepare(page)
            at = `at the beginning of tour ${number + 1}, which shows “${begins.join(' and ')}”`
            await see(page, begins)
            for (const { do: what, shows } of acts) {
              at = `at step ${done + 1} of tour ${number + 1}, “${describeAct(what)}”, which leads to “${shows.join(' and ')}”`
              if (typeof what === 'number') await page.clock.runFor(what)
              else {
                const gesture = gestures.get(what)
                if (!gesture) throw new Error('No hand knows this gesture any more.')
                await gesture.make(page)
              }
              await see(page, shows)
              done++
            }
          } catch (error) {
            failure = stripVTControlCharacters(`${at}: ${error instanceof Error ? error.message : String(error)}`)
            picture = await takePicture(page).catch(() => '')
          }
          runs.push({ begins: begins.join(' and '), acts: acts.map(({ do: what, shows }) => ({ does: describeAct(what), shows: shows.join(' and ') })), done, failure, picture })
          await page.close()
        }
        if (isReported) writeRun({
          machine: adapter.name,
          profile,
          seconds: (performance.now() - began) / 1000,
          sightings: [...sightings.values()],
          tours: runs,
          replay: `npm run test:machines:page -- -g "${adapter.name} by ${profile}"`,
        })
        expect(runs.flatMap(({ failure }) => (failure ? [failure] : [])).join('\n\n')).toBe('')
        // What was said after the last look.
        expect(unexpected()).toEqual([])
      })
    })
  }
}
