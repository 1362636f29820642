import { defineConfig, devices } from '@playwright/test'
import { findChromium, findHeadlessShell } from './bin/findChromium.ts'
import { wholeNumber } from './bin/wholeNumber.ts'

// Looked for once: the workers are told by the environment.
process.env['JOURNEYS_CHROMIUM_PATH'] ??= findHeadlessShell() ?? ''
process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''
const port = String(wholeNumber('TEST_PORT', 4273))

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
/**
 * Several browsers share the processors, and a page lives for seconds: what V8 does beside the page's own work, code made
 * quick for later, threads that draw beside each other and a process for each document take an eighth of the time and give nothing.
 */
const frugal = ['--js-flags=--single-threaded,--no-opt', '--num-raster-threads=1', '--renderer-process-limit=1']
/** Without its windows it takes two thirds of the time. Letters then stand as in the whole browser only if they are not fitted to the pixels. */
const launchOptions = { executablePath: process.env['JOURNEYS_CHROMIUM_PATH'] || process.env['CHROMIUM_PATH'], args: [...args, ...frugal, '--font-render-hinting=none'] }

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'looks', testMatch: 'visual/*.spec.ts' },
    { name: 'journeys', testMatch: ['journeys/**/*.spec.ts', 'said/*.spec.ts'] },
  ],
  // What is said is compared with what was: `npm run said:accept` takes a change over.
  snapshotPathTemplate: 'tests/said/transcripts/{arg}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey waits now and then for the browser to draw or to fetch: a third one uses what two leave of two processors.
  workers: 3,
  retries: process.env['CI'] ? 2 : 0,
  // Slow machines are slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }], ['./tests/journeys/accessibility/checkCount.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions,
  },
  webServer: {
    command: 'node bin/serve.mjs',
    env: { PORT: port },
    url: `http://127.0.0.1:${port}`,
    stdout: 'pipe',
  },
})
