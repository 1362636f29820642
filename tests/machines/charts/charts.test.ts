import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartTable } from './chartTable.ts'
import { drawChart } from './drawChart.ts'
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

  test('can be read: no words over others, none under 11 px, at most 25 KB', async () => {
    const { svg, texts } = await drawChart(readChart(machine))
    const clashes = texts.flatMap((text, index) => texts.slice(index + 1).filter((other) => overlaps(text, other)).map((other) => `${text.text} / ${other.text}`))
    expect(clashes).toEqual([])
    expect(texts.filter(({ size }) => size < 11)).toEqual([])
    expect(svg.length).toBeLessThanOrEqual(25_000)
  })
})
