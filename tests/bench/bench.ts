/**
 * Measures how fast the built site is, beside the floor and whatever else is named: npm run bench [-- folder-or-address …]
 * `--runs=5` sets how often (3), `--only=lighthouse` or `--only=visits` leaves the other part out, `--scale` measures 10 and
 * 100 times the services and articles instead. Timings are medians of turns that alternate; on a busy machine they are noise.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../../bin/findChromium.ts'
import { table } from './figures.ts'
import type { Figure } from './figures.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { scaleFigures } from './scale.ts'
import { floorOf, siteAt } from './sites.ts'
import { heapFigures, visitFigures } from './visits.ts'

/** One of each kind. */
const paths = ['/', '/services/seo', '/about', '/portfolio', '/porject_1', '/blogs', '/blogs/local-search-being-found-in-your-own-street', '/contactUs', '/privacy']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, scale: { type: 'boolean', default: false } },
})
const executablePath = findChromium()
if (!executablePath) throw new Error('There is no Chromium: install it, or name one with CHROMIUM_PATH.')
const runs = Number(values.runs)
const busy = loadavg()[0] ?? 0

const figures: Figure[] = []
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const version = browser.version()
if (values.scale) {
  figures.push(...await scaleFigures(browser))
} else {
  const own = await siteAt('dist')
  const others = await Promise.all(positionals.map(siteAt))
  const floor = await floorOf('dist', own, paths, browser)
  if (values.only !== 'lighthouse') figures.push(...await visitFigures(browser, own, floor, runs), ...await heapFigures(browser, own, others, paths))
  if (values.only !== 'visits') {
    const delivered = await floorOf('dist', own, paths, browser, { asDelivered: true })
    figures.push(...await lighthouseFigures({ own, others, floor, delivered }, paths, runs, executablePath))
    delivered.stop()
  }
  for (const site of [own, ...others, floor]) site.stop()
}
await browser.close()

const said = [
  `Chromium ${version}, Node ${process.version}, ${cpus().length} processors, load ${busy.toFixed(1)} at the start${busy > 3 ? ': too busy for timings' : ''}.`,
  `${new Date().toISOString().slice(0, 10)}, medians of ${runs}.`, '', table(figures), '',
].join('\n')
console.log(said)
mkdirSync('reports', { recursive: true })
writeFileSync(values.scale ? 'reports/scale.md' : 'reports/bench.md', said)
// What is undecided is not met.
process.exitCode = figures.some(({ goal, isMet }) => goal !== '' && !isMet) ? 1 : 0
