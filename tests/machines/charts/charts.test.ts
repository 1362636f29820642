import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartTable } from './chartTable.ts'
import { drawChart, struckWords } from './drawChart.ts'
import type { DrawnText } from './drawChart.ts'
import { machines } from './machines.ts'
import { readChart } from './readChart.ts'

const overlaps = (a: DrawnText, b: DrawnText): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('every machine of the folder is drawn', () => {
  const files = readdirSync('machines').filter((name) => name.endsWith('Machine.ts')).map((name) => name.replace('Machine.ts', ''))
  expect(machines.map(({ id }) => id).toSorted()).toEqual(files.toSorted())
})

describe.each(machines.map((machine) => [machine.id, machine] as const))('the chart of %s', (name, machine) => {
  test('in docs/machines is up to date (npm run charts)', async () => {
    const chart = readChart(machine)
    expect(readFileSync(`docs/machines/${name}.svg`, 'utf8')).toBe((await drawChart(chart)).svg)
    expect(readFileSync(`docs/machines/${name}.md`, 'utf8')).toBe(chartTable(chart))
  })

  test('can be read: no words over others, cut off, struck through or under 11 px; at most 25 KB', async () => {
    const drawn = await drawChart(readChart(machine))
    const { svg, width, height, texts } = drawn
    const clashes = texts.flatMap((text, index) => texts.slice(index + 1).filter((other) => overlaps(text, other)).map((other) => `${text.text} / ${other.text}`))
    expect(clashes).toEqual([])
    expect(struckWords(drawn)).toEqual([])
    expect(texts.filter(({ x, y, ...text }) => x < 0 || y < 0 || x + text.width > width || y + text.height > height)).toEqual([])
    expect(texts.filter(({ size }) => size < 11)).toEqual([])
    expect(svg.length).toBeLessThanOrEqual(25_000)
  })
})

test('a line through words is found, one beside them is not', () => {
  const word = { text: 'open', x: 10, y: 10, width: 40, height: 14, size: 11 }
  const drawn = { svg: '', width: 100, height: 100, texts: [word] }
  expect(struckWords({ ...drawn, strokes: [{ of: 'an arrow', x1: 20, y1: 0, x2: 20, y2: 90 }, { of: 'another', x1: 0, y1: 26, x2: 90, y2: 26 }] })).toEqual(['an arrow runs through “open”'])
})
