import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { atLeast, atMost, median, seen, whereQuiet } from './figures.ts'
import type { Figure } from './figures.ts'
import type { Site } from './sites.ts'

/** What one audit of one page says. Scores are 0 to 100, times are milliseconds. */
interface Audit {
  readonly scores: Readonly<Record<string, number>>
  readonly fcp: number
  readonly lcp: number
  readonly blocked: number
  readonly shift: number
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
}

/** Fetched when it is first wanted: it has as many packages again as all that builds and tests the site. */
const lighthouse = 'lighthouse@12.8.2'

/** Lighthouse as a phone, in a browser of its own. Now and then one does not start as it should, even twice in a row: that one is tried again. */
async function audit(address: string, chromium: string, triesLeft = 4): Promise<Audit> {
  try {
    return await auditOnce(address, chromium)
  } catch (error) {
    if (triesLeft === 0) throw error
    return audit(address, chromium, triesLeft - 1)
  }
}

async function auditOnce(address: string, chromium: string): Promise<Audit> {
  const file = `.cache/lighthouse-${process.pid}.json`
  const child = spawn('npx', [
    '--yes', lighthouse, address, '--quiet', '--output=json', `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking', '--only-categories=performance,accessibility,best-practices,seo',
  ], { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => said.push(part))
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) throw new Error(`Lighthouse failed at ${address}:\n${Buffer.concat(said).toString()}`)
  const { categories, audits }: Report = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

/** ms. A page without a script that is blocked for longer than this says that the machine is, and not the page. */
const stillQuiet = 50

/** What is audited: this site, what it is compared with, and the floor alone and as this site is delivered. */
interface Compared {
  readonly own: Site
  readonly others: readonly Site[]
  readonly floor: Site
  readonly delivered: Site
}

/** Audits the same pages of all sites in turn, so that a slow minute of the machine is everybody's. */
export async function lighthouseFigures({ own, others, floor, delivered }: Compared, paths: readonly string[], runs: number, chromium: string): Promise<readonly Figure[]> {
  const sites = [own, ...others, floor, delivered]
  const figures: Figure[] = []
  for (const path of paths) {
    const audits = new Map<Site, Audit[]>(sites.map((site) => [site, []]))
    for (let run = 0; run < runs; run++) for (const [site, found] of audits) found.push(await audit(`${site.origin}${path}`, chromium))
    const middle = (site: Site, of: (one: Audit) => number): number => median((audits.get(site) ?? []).map(of))
    const ratio = (is: (one: Audit) => number, beside: Site): number => middle(own, is) / Math.max(1, middle(beside, is))
    const isQuiet = middle(floor, ({ blocked }) => blocked) <= stillQuiet
    const found: Figure[] = []
    for (const name of ['accessibility', 'best-practices', 'seo']) found.push(atLeast(`${path}: ${name}`, middle(own, ({ scores }) => scores[name] ?? 0), 100))
    found.push(
      whereQuiet(isQuiet, atLeast(`${path}: performance`, middle(own, ({ scores }) => scores['performance'] ?? 0), path === '/' ? 98 : 99)),
      ...[floor, delivered].flatMap((beside) => [
        atMost(`${path}: first contentful paint, of the ${beside.name}`, ratio(({ fcp }) => fcp, beside), 1.1, ' ×', 2),
        atMost(`${path}: largest contentful paint, of the ${beside.name}`, ratio(({ lcp }) => lcp, beside), 1.1, ' ×', 2),
      ]),
      whereQuiet(isQuiet, atMost(`${path}: total blocking time`, middle(own, ({ blocked }) => blocked), 100, ' ms')),
      atMost(`${path}: layout shift`, middle(own, ({ shift }) => shift), 0, '', 3),
      ...others.map((site) => atMost(`${path}: total blocking time, of that of ${site.name}`, ratio(({ blocked }) => blocked, site), 0.5, ' ×', 2)),
      ...sites.map((site) => seen(
        `${path}: ${site.name}`,
        `performance ${middle(site, ({ scores }) => scores['performance'] ?? 0)}, FCP ${middle(site, ({ fcp }) => fcp).toFixed(0)} ms, LCP ${middle(site, ({ lcp }) => lcp).toFixed(0)} ms, TBT ${middle(site, ({ blocked }) => blocked).toFixed(0)} ms`,
      )),
    )
    // It takes minutes: what is known is said at once.
    for (const { what, is } of found) console.error(`${what}: ${is}`)
    figures.push(...found)
  }
  return figures
}
