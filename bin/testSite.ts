import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { aptInstall } from './aptInstall.ts'
import { askAudit, tellAudit } from './askAudit.ts'
import { buildSite } from './buildSite.ts'
import { endsWell } from './endsWell.mjs'
import { findChromium, findHeadlessShell } from './findChromium.ts'
import { findNginx, findWholeNginx } from './findNginx.ts'
import { freePort } from './freePort.ts'
import { installChromium } from './installChromium.ts'
import { installEngines } from './installEngines.ts'
import { installNginx } from './installNginx.ts'
import { installScreenReader } from './installScreenReader.ts'
import { npmCommand } from './npmCommand.mjs'
import { patiently, seconds } from './patiently.mjs'
import { readTestReport, type TestReport } from './testReports.ts'

interface Outcome extends TestReport {
  readonly step: string
  readonly isGood: boolean
  readonly time: string
}

// Tools that write into a pipe cannot see that a person reads along.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const outcomes: Outcome[] = []
/** What could not be done here, and why. */
const leftOut: string[] = []
const began = Date.now()
rmSync('reports', { recursive: true, force: true })
try {
  findNginx()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

console.log('Building the site; beside it types, linter and unit tests, and getting the programs that the tests want and that are missing here …')
const [isBuilt, chromium] = await Promise.all([check('build', buildSite), patiently('getting programs', installBrowser()), checkSources()])
if (isBuilt) {
  const rest = patiently('getting programs', installRest())
  await check('house', () => runScript('test:house', { shows: 'at once' }))
  // Before the browser's tests: packages may bring fonts.
  const [engines, orca] = await rest
  await check('browser', () => runBrowserTests('test:e2e'))
  await check('machines', () => runBrowserTests('test:machines:page'))
  // Both spend most of their time waiting.
  await Promise.all([
    checkWith(engines, 'engines', () => runScript('test:engines', { shows: 'at once' })),
    checkWith(orca, 'orca', async () => runScript('test:screen-reader', { env: { TEST_PORT: String(await freePort()) } })),
  ])
} else {
  console.log('\nThere is no build for the house and the browser tests to look at.')
}
summarise()

/** What the house and the browser's tests want: one package after the other, as Debian's installer has it. */
async function installBrowser(): Promise<string | undefined> {
  const browser = findChromium() ?? (await getChromium())
  if (!process.env['CHROMIUM_PATH'] && !findHeadlessShell()) await aptInstall('chromium-headless-shell')
  // As wide as Arial, which stands in for the site's fonts until they come, and which Debian has not.
  if (!existsSync('/usr/share/fonts/truetype/liberation')) await aptInstall('fonts-liberation')
  if (!findWholeNginx() && !(await installNginx())) leaveOut('the tests of nginx', ['nginx-light', 'libnginx-mod-http-brotli-static'])
  return browser
}

/** What the last steps want; resolves with what is still missing for each. */
async function installRest(): Promise<readonly [engines: readonly string[], orca: readonly string[]]> {
  return [await installEngines(), await installScreenReader()]
}

async function getChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    console.log(`CHROMIUM_PATH is “${CHROMIUM_PATH}”, and no browser starts there.`)
    return undefined
  }
  console.log('No Chromium found: installing one, which takes a minute or two …')
  return installChromium()
}

async function checkSources(): Promise<void> {
  await check('types', () => runScript('typecheck'))
  await check('lint', () => runScript('lint'))
  await check('unit', () => runScript('test:unit'))
  await check('audit', checkPackages)
}

/** Whether what ships has known holes; where the registry cannot tell, that is said at the end too. */
async function checkPackages(): Promise<boolean> {
  const audit = await askAudit()
  const told = tellAudit(audit)
  console.log(told)
  if (audit.kind === 'unknown') leftOut.push(told)
  return audit.kind !== 'holes'
}

async function runBrowserTests(script: string): Promise<boolean> {
  if (chromium) {
    return runScript(script, { shows: 'at once', env: { CHROMIUM_PATH: chromium, JOURNEYS_CHROMIUM_PATH: findHeadlessShell() ?? '', TEST_PORT: String(await freePort()) } })
  }
  console.log('There is no Chromium for the browser tests: install Chromium or Chrome, or name one with CHROMIUM_PATH.')
  return false
}

/** Runs a step that wants programs of Debian's. Where these cannot be had it is left out, which is said now and at the end. */
async function checkWith(missing: readonly string[], step: string, work: () => Promise<boolean>): Promise<void> {
  if (missing.length === 0) return void (await check(step, work))
  leaveOut(step, missing)
}

/** Says what this machine cannot do for want of programs of Debian's, now and at the end. */
function leaveOut(what: string, missing: readonly string[]): void {
  leftOut.push(`LEFT OUT: ${what}, for want of ${missing.join(', ')}, which only packages of Debian bring.`)
  console.log(leftOut.at(-1))
}

/** Runs one step and keeps what came of it; its tests' report bears its name. */
async function check(step: string, work: () => Promise<boolean>): Promise<boolean> {
  const start = Date.now()
  const isGood = await patiently(`at the step “${step}”`, work())
  const { passed, again, failed, skipped, told } = readTestReport(`reports/${step}.json`)
  // A step that fails without a failed test counts as one, so that no red run ends in “0 failed”.
  outcomes.push({ step, isGood, passed, again, failed: isGood ? failed : Math.max(failed, 1), skipped, told, time: seconds(start) })
  console.log(`${isGood ? '✓' : '✗'} ${step}, ${seconds(start)}`)
  return isGood
}

/**
 * Runs a script of package.json under its heading. Of scripts that run beside others the output is shown
 * at the end and in one piece.
 */
async function runScript(script: string, { shows = 'at the end', env = {} } = {}): Promise<boolean> {
  const heading = `\n── npm run ${script} ${'─'.repeat(60 - script.length)}`
  const isLive = shows === 'at once'
  if (isLive) console.log(heading)
  const child = spawn(...npmCommand('run', '--silent', script), {
    env: { ...process.env, ...colours, ...env },
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => said.push(part))
  child.stderr?.on('data', (part: Buffer) => said.push(part))
  const isGood = await endsWell(child)
  if (!isLive) console.log(`${heading}\n${Buffer.concat(said).toString().trimEnd()}`)
  return isGood
}

function summarise(): void {
  console.log(`\n${'step'.padEnd(12)}${'result'.padEnd(10)}${'passed'.padStart(8)}${'again'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'time'.padStart(10)}`)
  for (const { step, isGood, passed, again, failed, skipped, time } of outcomes) {
    console.log(
      `${step.padEnd(12)}${(isGood ? 'good' : 'FAILED').padEnd(10)}${String(passed).padStart(8)}${String(again).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}${time.padStart(10)}`,
    )
  }
  for (const line of leftOut) console.log(line)
  for (const { told } of outcomes) for (const test of told) console.log(`\n${test}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\nAll steps took ${seconds(began)}.\n${passed} passed, ${failed} failed`)
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1
}
