import { afterAll, describe, expect, test, vi } from 'vitest'
import { exceptions } from './exceptions.ts'
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
    expect(unnoticed.filter((change) => !(change in exceptions.survivors))).toEqual([])
  })

  test('breaks each of its rules, one change or another', () => {
    expect(unbrokenRules(vocabulary, (rules[name] ?? []).filter(({ says }) => !(`${name}: ${says}` in exceptions.unbroken)))).toEqual([])
  })
})

test('no rule is excused that is none', () => {
  const all = Object.entries(rules).flatMap(([name, ofMachine]) => ofMachine.map(({ says }) => `${name}: ${says}`))
  expect(Object.keys(exceptions.unbroken).filter((rule) => !all.includes(rule))).toEqual([])
})

test('no survivor is explained that is none', () => {
  expect(Object.keys(exceptions.survivors).filter((change) => !survivors.includes(change))).toEqual([])
})

afterAll(() => console.table(figures))
