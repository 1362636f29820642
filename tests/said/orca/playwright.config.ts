import { defineConfig } from '@playwright/test'
import { wholeNumber } from '../../../bin/wholeNumber.ts'

const port = String(wholeNumber('TEST_PORT', 4274))

// Each journey has a screen and an Orca of its own, and waits most of its time. One that was not heard aright is listened to again, twice on a slow machine.
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  outputDir: '../../../test-results/orca',
  snapshotPathTemplate: '../transcripts/orca/{arg}{ext}',
  workers: 2,
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../../reports/orca.json' }]],
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: { command: 'node bin/serve.mjs', cwd: '../../..', env: { PORT: port }, url: `http://127.0.0.1:${port}` },
})
