import { afterAll, describe, expect, test, vi } from 'vitest'
import { exceptions } from './exceptions.ts'
import { coverageOf, departures, readContract, tableOf } from './model/contract.ts'
import { allTransitions } from './model/elements.ts'
import { nameTarget } from './model/tours.ts'
import { vocabularies } from './model/vocabulary.ts'

// Thousands of steps: on a busy computer they take their time.
vi.setConfig({ testTimeout: 120_000 })

const figures: Record<string, Record<string, string>> = {}
const unreached: string[] = []

describe.each(vocabularies.map((vocabulary) => [vocabulary.name, vocabulary] as const))('the contract of %s', (name, vocabulary) => {
  const contract = readContract(name)

  test('has the chart’s transitions and times (if this change is meant: npm run machines:accept)', () => {
    const { machine, initial, delays, transitions } = contract
    expect(tableOf(vocabulary)).toEqual({ machine, initial, delays, transitions })
  })

  test('is kept: each frozen tour goes as it went when it was accepted (if the change is meant: npm run machines:accept)', () => {
    expect(departures(vocabulary.machine, contract).departures).toEqual([])
  })

  test('leaves out no state, no transition and no answer of a guard, and meets each delay to the millisecond', () => {
    const { covered, exact, all } = coverageOf(vocabulary, contract)
    const missed = all.filter((target) => !covered.has(target)).map((target) => nameTarget(vocabulary, target))
    unreached.push(...missed)
    expect(missed.filter((target) => !(target in exceptions.unreached)), 'say why in tests/machines/exceptions.ts under unreached').toEqual([])
    const timed = allTransitions(vocabulary.machine).flatMap(({ eventType }, place) => (eventType.startsWith('xstate.after.') ? [place] : []))
    expect(timed.filter((place) => !exact.has(place))).toEqual([])
    expect(contract.pairs.toured / contract.pairs.possible).toBeGreaterThanOrEqual(0.95)
    const count = (kind: string): string => `${all.filter((target) => target.startsWith(kind) && covered.has(target)).length}/${all.filter((target) => target.startsWith(kind)).length}`
    figures[name] = {
      states: count('state'),
      transitions: count('taken'),
      'guards saying no': count('refused'),
      'delays to the ms': `${timed.length}/${timed.length}`,
      pairs: `${contract.pairs.toured}/${contract.pairs.possible}`,
      tours: String(contract.tours.length),
      steps: String(contract.tours.reduce((sum, { steps }) => sum + steps.length, 0)),
    }
  })
})

test('no exception is listed that is none', () => {
  expect(Object.keys(exceptions.unreached).filter((target) => !unreached.includes(target)), 'take the line out of tests/machines/exceptions.ts, under unreached').toEqual([])
})

afterAll(() => console.table(figures))
