import { afterAll, describe, expect, test, vi } from 'vitest'
import { exceptions } from './exceptions.ts'
import { departures, readContract } from './model/contract.ts'
import { rules } from './model/rules.ts'
import { scoreMutants, unbrokenRules } from './model/score.ts'
import { vocabularies } from './model/vocabulary.ts'

// Thousands of steps: on a busy computer they take their time.
vi.setConfig({ testTimeout: 120_000 })

const figures: Record<string, { readonly mutants: number; readonly 'noticed by the tours': number; readonly 'by walks': number; readonly explained: number }> = {}
const survivors: string[] = []

describe.each(vocabularies.map((vocabulary) => [vocabulary.name, vocabulary] as const))('a change of %s', (name, vocabulary) => {
  test('is noticed', () => {
    const { mutants, byTours, byWalks, unnoticed } = scoreMutants(vocabulary)
    survivors.push(...unnoticed)
    figures[name] = { mutants, 'noticed by the tours': byTours, 'by walks': byWalks, explained: unnoticed.filter((change) => change in exceptions.survivors).length }
    expect(unnoticed.filter((change) => !(change in exceptions.survivors)), 'neither tours nor walks notice it: say in tests/machines/exceptions.ts under survivors why nobody could').toEqual([])
  })

  test('breaks each of its rules, one change or another', () => {
    expect(unbrokenRules(vocabulary, (rules[name] ?? []).filter(({ says }) => !(`${name}: ${says}` in exceptions.unbroken))), 'say in tests/machines/exceptions.ts under unbroken why no small change breaks it').toEqual([])
  })
})

test('no rule is excused that is none', () => {
  const all = Object.entries(rules).flatMap(([name, ofMachine]) => ofMachine.map(({ says }) => `${name}: ${says}`))
  expect(Object.keys(exceptions.unbroken).filter((rule) => !all.includes(rule)), 'take the line out of tests/machines/exceptions.ts, under unbroken').toEqual([])
})

test('no survivor is explained that is none', () => {
  // Of a machine that goes other ways than its contract every change seems to be noticed.
  const strayed = vocabularies.filter(({ name, machine }) => departures(machine, readContract(name), { stopsAtFirst: true }).departures.length > 0).map(({ name }) => name)
  expect(
    Object.keys(exceptions.survivors).filter((change) => !survivors.includes(change)),
    strayed.length > 0 ? `${strayed.join(', ')}: goes other ways than its contract, which hides what survives: see contracts.test.ts first` : 'take the line out of tests/machines/exceptions.ts, under survivors',
  ).toEqual([])
})

afterAll(() => console.table(figures))
