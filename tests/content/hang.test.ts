import { expect, test } from 'vitest'
import { fillsWall, hang } from '#content/hang'
import type { Hung, Span } from '#content/hang'
import { gatherContent } from '../../src/siteContent.ts'

const span = ({ colSpan, rowSpan }: Span): Span => ({ colSpan, rowSpan })
const own = gatherContent().projects.map(span)
const tablet: Record<Hung['tablet'], Span> = {
  half: { colSpan: 6, rowSpan: 1 },
  tall: { colSpan: 6, rowSpan: 2 },
  whole: { colSpan: 12, rowSpan: 1 },
  alone: { colSpan: 12, rowSpan: 1 },
}
const numbers = Array.from({ length: 40 }, (_, index) => index)

test('a wall with a hole is told from one without', () => {
  expect(fillsWall([])).toBe(true)
  expect(fillsWall([{ colSpan: 8, rowSpan: 2 }, { colSpan: 4, rowSpan: 1 }, { colSpan: 4, rowSpan: 1 }])).toBe(true)
  expect(fillsWall([{ colSpan: 8, rowSpan: 2 }, { colSpan: 4, rowSpan: 1 }])).toBe(false)
  expect(fillsWall([{ colSpan: 8, rowSpan: 1 }, { colSpan: 6, rowSpan: 1 }, { colSpan: 6, rowSpan: 1 }])).toBe(false)
  expect(fillsWall([{ colSpan: 4, rowSpan: 1 }])).toBe(false)
})

test('the projects hang as the content says, in whole rows without a hole', () => {
  expect(fillsWall(own), `rows × columns down the wall, ${own.map(({ rowSpan, colSpan }) => `${rowSpan} × ${colSpan}`).join(', ')}: a row of the twelve columns is not full; give the last projects other places`).toBe(true)
  expect(own.reduce((cells, { colSpan, rowSpan }) => cells + colSpan * rowSpan, 0) % 12).toBe(0)
  expect(hang(own).map(span)).toEqual(own)
})

test.each(numbers.flatMap((count) => [[count, 'lying', 1], [count, 'upright', 2]] as const))('%i %s tiles leave no hole, on a desktop and on a tablet', (count, _, rowSpan) => {
  const tiles = hang(Array.from({ length: count }, (): Span => ({ colSpan: 4, rowSpan })))
  expect(tiles).toHaveLength(count)
  expect(fillsWall(tiles)).toBe(true)
  expect(fillsWall(tiles.map((tile) => tablet[tile.tablet]))).toBe(true)
})

test('a drawing for an upright tile is hung upright', () => {
  const [upright] = own.filter(({ colSpan, rowSpan }) => colSpan === 4 && rowSpan === 2)
  expect(upright).toBeDefined()
  if (upright) expect(hang([upright, { colSpan: 4, rowSpan: 1 }, { colSpan: 4, rowSpan: 1 }]).map(span)[0]).toEqual(upright)
})

test('two of three tiles that fill no row are hung anew', () => {
  expect(hang(own.slice(0, 2)).map(span)).toEqual([{ colSpan: 6, rowSpan: 2 }, { colSpan: 6, rowSpan: 2 }])
})
