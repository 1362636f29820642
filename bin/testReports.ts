import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a step's tests came to. */
export interface TestReport {
  readonly passed: number
  /** Of those that passed, how many did so only when they were tried again. */
  readonly again: number
  readonly failed: number
  /** Left out by the tests themselves, as where a machine lacks what they want. */
  readonly skipped: number
  /** Each test that failed or was tried again, with the beginning of what it found. */
  readonly told: readonly string[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number; readonly skipped: number }
  readonly suites: readonly PlaywrightSuite[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  /** Skipped, in Vitest's word. */
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    /** What kept the whole file from being run, if something did. */
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[]
  }[]
}

/** Reads the JSON report of Vitest or of Playwright; a file that is not there, since the step wrote none, is a report of nothing. */
export function readTestReport(file: string): TestReport {
  if (!existsSync(file)) return { passed: 0, again: 0, failed: 0, skipped: 0, told: [] }
  const report: PlaywrightReport | VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

function ofPlaywright({ stats, suites }: PlaywrightReport): TestReport {
  const told = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => tell(`${status === 'flaky' ? 'AGAIN' : 'FAILED'} ${file}:${line} ${title}`, results.find(({ error }) => error)?.error?.message)),
  )
  return { passed: stats.expected + stats.flaky, again: stats.flaky, failed: stats.unexpected, skipped: stats.skipped, told }
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }: VitestReport): TestReport {
  const told = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [tell(`FAILED ${relative('.', name)}`, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => tell(`FAILED ${fullName}`, failureMessages[0])),
  ])
  return { passed: numPassedTests, again: 0, failed: numFailedTests, skipped: numPendingTests, told }
}

/** A test and the beginning of its first error, in the lines of a terminal. */
function tell(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
  return [test, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n')
}
