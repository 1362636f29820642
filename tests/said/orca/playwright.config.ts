import { defineConfig } from '@playwright/test'

const port = process.env['TEST_PORT'] ?? '4274'

// One screen, one Orca: one journey after the other. A journey that was not heard aright is listened to once more.
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/orca',
  snapshotPathTemplate: '../transcripts/orca/{arg}{ext}',
  workers: 1,
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../../reports/orca.json' }]],
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: { command: 'node bin/serve.mjs', cwd: '../../..', env: { PORT: port }, url: `http://127.0.0.1:${port}` },
})
