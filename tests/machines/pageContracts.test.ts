import { describe, expect, test } from 'vitest'
import { machines } from './charts/machines.ts'
import { exceptions } from './exceptions.ts'
import { vocabularies, vocabularyOf } from './model/vocabulary.ts'
import { allProfiles } from './page/adapter.ts'
import { adapters } from './page/adapters.ts'
import { readContract } from './model/contract.ts'
import { lookalikes } from './page/lookalikes.ts'
import { reachedBy, readPageContract } from './page/pageContract.ts'
import { replay } from './page/plan.ts'
import { nameTarget, targetsOf } from './model/tours.ts'

test('every machine has a contract and hands on the page', () => {
  const ids = machines.map(({ id }) => id).toSorted()
  expect(vocabularies.map(({ name }) => readContract(name).machine).toSorted()).toEqual(ids)
  expect(adapters.map(({ name }) => readPageContract(name).machine).toSorted()).toEqual(ids)
})

describe.each(adapters.map((adapter) => [adapter.name, adapter] as const))('the tours over the page of %s', (name, adapter) => {
  const contract = readPageContract(name)
  const vocabulary = vocabularyOf(name)

  test('go where the machine goes (if its change is meant: npm run machines:accept)', () => {
    const departures = allProfiles.flatMap((profile) => contract.tours[profile].map((tour, number) => ({ profile, tour: number + 1, departure: replay(vocabulary, adapter, profile, tour).departure })))
    expect(departures.filter(({ departure }) => departure)).toEqual([])
  })

  test('leave out nothing without a reason', () => {
    const reached = reachedBy(vocabulary, adapter, contract.tours)
    const unreached = targetsOf(vocabulary).filter((target) => !reached.has(target)).map((target) => nameTarget(vocabulary, target))
    expect(unreached, 'if its change is meant: npm run machines:accept').toEqual(contract.unreached)
    const reasons = exceptions.untouched[name] ?? []
    expect(unreached.filter((target) => !reasons.some(({ what }) => what.test(target))), `say why in tests/machines/exceptions.ts under untouched, ${name}`).toEqual([])
    expect(reasons.filter(({ what }) => !unreached.some((target) => what.test(target))), `take the line out of tests/machines/exceptions.ts, under untouched, ${name}`).toEqual([])
  })
})

test('the states that the checks cannot tell apart are known, each with its reason', () => {
  expect(adapters.flatMap(lookalikes).toSorted(), 'say why in tests/machines/exceptions.ts under alike, or take the line out').toEqual(Object.keys(exceptions.alike).toSorted())
})
