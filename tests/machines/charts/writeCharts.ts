/** Draws every machine again into docs/machines/. Run: npm run charts */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chartTable } from './chartTable.ts'
import { drawChart } from './drawChart.ts'
import { machines } from './machines.ts'
import { readChart } from './readChart.ts'

rmSync('docs/machines', { recursive: true, force: true })
mkdirSync('docs/machines', { recursive: true })
for (const machine of machines) {
  const chart = readChart(machine)
  const { svg } = await drawChart(chart)
  writeFileSync(`docs/machines/${chart.name}.svg`, svg)
  writeFileSync(`docs/machines/${chart.name}.md`, chartTable(chart))
  console.log(`docs/machines/${chart.name}.svg: ${svg.length} bytes`)
}
