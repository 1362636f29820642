import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { measureSite } from '../house/measureSite.ts'
import { atMost, median, seen } from './figures.ts'
import type { Figure } from './figures.ts'
import { siteAt } from './sites.ts'
import type { Site } from './sites.ts'
import { coldChange } from './visits.ts'

/** Changes of page of each site, of which the middle one counts. */
const turns = 15

interface Build {
  readonly folder: string
  readonly pages: number
  /** Milliseconds. */
  readonly time: number
  /** Most that the build had at once, MB; only Linux tells. */
  readonly memory: number
}

async function build(times: number): Promise<Build> {
  const folder = `.cache/scale-${times}`
  const start = performance.now()
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/bench/scale.vite.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    env: { ...process.env, SCALE: String(times) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let memory = Number.NaN
  const look = setInterval(() => {
    const file = `/proc/${child.pid}/status`
    // A process that has ended has its file for a moment more, without the figure.
    const most = existsSync(file) ? /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
    if (most) memory = Number(most) / 1000
  }, 100)
  const status = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(look)
  if (status !== 0) throw new Error(`The build with ${times} times the content failed`)
  const pages = [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>/g)].length
  return { folder, pages, time: performance.now() - start, memory }
}

/** The same site with 10 and 100 times the services and articles, as ratios to the site as it is. */
export async function scaleFigures(browser: Browser): Promise<readonly Figure[]> {
  const one = await build(1)
  const plain = measureSite(one.folder)
  const figures: Figure[] = [seen('the site as it is', `${one.pages} pages, ${(one.time / 1000).toFixed(1)} s, ${one.memory.toFixed(0)} MB`)]
  for (const times of [10, 100]) {
    const many = await build(times)
    const measured = measureSite(many.folder, (path) => plain.pages.some((page) => page.path === path))
    const growth = measured.pages.flatMap((page) => {
      const before = plain.pages.find(({ path }) => path === page.path)
      return before ? [{ bytes: page.firstLoadBytes / before.firstLoadBytes, html: page.html / before.html }] : []
    })
    const [large, small] = await Promise.all([siteAt(many.folder), siteAt(one.folder)])
    const changes = new Map([[large, new Array<number>()], [small, new Array<number>()]])
    // One change takes now 120 and now 340 ms: each site goes first every other time.
    for (let turn = 0; turn < turns; turn++) {
      for (const site of turn % 2 ? [large, small] : [small, large]) changes.get(site)?.push(await coldChange(browser, site))
    }
    large.stop()
    small.stop()
    const middle = (site: Site): number => median(changes.get(site) ?? [])
    figures.push(
      seen(`${times} ×`, `${many.pages} pages`),
      atMost(`${times} ×: first-load JavaScript of the old pages, at most`, Math.max(...growth.map(({ bytes }) => bytes)), 1.01, ' ×', 3),
      atMost(`${times} ×: documents of the old pages, at most`, Math.max(...growth.map(({ html }) => html)), 1.01, ' ×', 3),
      atMost(`${times} ×: all JavaScript`, measured.scripts / plain.scripts, 1.01, ' ×', 3),
      atMost(`${times} ×: cold change of page`, middle(large) / middle(small), 1.01, ' ×', 3),
      atMost(`${times} ×: build, for each page more`, (many.time - one.time) / (many.pages - one.pages), 25, ' ms', 1),
      atMost(`${times} ×: memory of the build`, many.memory, 1000, ' MB'),
    )
  }
  return figures
}
