import { expect, test } from 'vitest'
import { arrivalPlace } from '#browser/navigation/arrivalPlace'

type Arrival = Parameters<typeof arrivalPlace>[0]

const ways: readonly Arrival['way'][] = ['PUSH', 'REPLACE', 'BACK', 'FORWARD', 'GO']
const links: typeof ways = ['PUSH', 'REPLACE']
const either = [false, true]

/** Every arrival there can be by these ways that has these facts. */
const all = (facts: Partial<Arrival>, by = ways): readonly Arrival[] =>
  by.flatMap((way) => either.flatMap((pathChanged) => either.flatMap((hashChanged) => either.flatMap((keepsPlace) => either.flatMap((hasPlace) => either.map((namesNothing) => ({ way, pathChanged, hashChanged, keepsPlace, hasPlace, namesNothing })))))))
    .filter((arrival) => JSON.stringify({ ...arrival, ...facts }) === JSON.stringify(arrival))

const rows: readonly { readonly title: string; readonly by?: readonly Arrival['way'][]; readonly when: Partial<Arrival>; readonly then: ReturnType<typeof arrivalPlace> }[] = [
  { title: 'another page leads to what its address names, whichever way it was reached', when: { pathChanged: true }, then: 'address' },
  { title: 'a link to the page on screen leads to its start, or to the place of its hash', by: links, when: { pathChanged: false, keepsPlace: false, namesNothing: false }, then: 'address' },
  { title: 'a link to a place that the page does not have leads nowhere', by: links, when: { pathChanged: false, keepsPlace: false, namesNothing: true }, then: 'nowhere' },
  { title: 'a link that keeps its place leads nowhere', by: links, when: { pathChanged: false, keepsPlace: true }, then: 'nowhere' },
  { title: 'Back within a page leads to where the reader was', by: ['BACK'], when: { pathChanged: false, hashChanged: true, hasPlace: true }, then: 'left' },
  { title: 'Back within a page that nobody left since it was loaded leads to the place of its hash', by: ['BACK'], when: { pathChanged: false, hashChanged: true, hasPlace: false, namesNothing: false }, then: 'address' },
  { title: 'nor does Back to a place that the page does not have', by: ['BACK'], when: { pathChanged: false, hashChanged: true, hasPlace: false, namesNothing: true }, then: 'nowhere' },
  { title: 'Forward within a page, and several steps at once, lead to the place again', by: ['FORWARD', 'GO'], when: { pathChanged: false, hashChanged: true, namesNothing: false }, then: 'address' },
  { title: 'or nowhere, where the page does not have it', by: ['FORWARD', 'GO'], when: { pathChanged: false, hashChanged: true, namesNothing: true }, then: 'nowhere' },
  { title: 'Back and Forward to another part of a list lead nowhere', by: ['BACK', 'FORWARD', 'GO'], when: { pathChanged: false, hashChanged: false }, then: 'nowhere' },
]

test.each(rows)('$title', ({ by, when, then }) => {
  for (const arrival of all(when, by)) expect(arrivalPlace(arrival), JSON.stringify(arrival)).toBe(then)
})

test('the rows are all there is, and no arrival stands in two', () => {
  const told = rows.flatMap(({ by, when }) => all(when, by).map((arrival) => JSON.stringify(arrival)))
  expect(told.toSorted()).toEqual(all({}).map((arrival) => JSON.stringify(arrival)).toSorted())
})
