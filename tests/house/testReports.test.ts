import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTestReport } from '../../bin/testReports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a report of Playwright names what failed and what was tried again, with what was found first, and counts what was left out', () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    file: 'journeys/home.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [...errors.map((message) => ({ error: { message } })), {}] }],
  })
  const suites = [
    {
      specs: [spec('the slider turns', 'expected')],
      suites: [{ specs: [spec('the slider rests', 'unexpected', '\u001B[31mError\u001B[39m: it turned\n\n  at once'), spec('the film plays', 'flaky', 'Error: it did not')] }],
    },
  ]

  const report = readTestReport(write({ stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 3 }, suites }))

  expect(report).toEqual({
    passed: 2,
    again: 1,
    failed: 1,
    skipped: 3,
    told: ['FAILED journeys/home.spec.ts:7 the slider rests\n    Error: it turned\n      at once', 'AGAIN journeys/home.spec.ts:7 the film plays\n    Error: it did not'],
  })
})

test('a report of Vitest names what failed, and files that could not be run, and counts what was left out', () => {
  const testResults = [
    { name: join(process.cwd(), 'tests/house/html.test.ts'), message: 'no such file', assertionResults: [] },
    {
      name: join(process.cwd(), 'tests/house/bytes.test.ts'),
      message: '',
      assertionResults: [
        { fullName: 'bytes of styles', status: 'failed', failureMessages: ['15 KB'] },
        { fullName: 'bytes of fonts', status: 'passed', failureMessages: [] },
      ],
    },
  ]

  const report = readTestReport(write({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, testResults }))

  expect(report).toEqual({ passed: 1, again: 0, failed: 1, skipped: 2, told: ['FAILED tests/house/html.test.ts\n    no such file', 'FAILED bytes of styles\n    15 KB'] })
})

test('a step that wrote no report has none', () => {
  expect(readTestReport(join(folder, 'nothing.json'))).toEqual({ passed: 0, again: 0, failed: 0, skipped: 0, told: [] })
})

function write(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
