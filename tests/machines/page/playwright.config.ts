import { defineConfig } from '@playwright/test'
import site from '../../../playwright.config.ts'
import { outcome } from './paths.ts'
import { wholeNumber } from '../../../bin/wholeNumber.ts'

const port = String(wholeNumber('TEST_PORT', 4273))

// The same browser and server as the journeys have; tours and walks over the built site instead of journeys.
export default defineConfig({
  ...site,
  projects: [{ name: 'tours' }],
  // A tour waits now and then for the browser to draw or to move: a third one uses what two leave of two processors.
  workers: 3,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/machines',
  // A thing that is not there is not waited for until the whole test ends.
  use: { ...site.use, actionTimeout: 20_000 },
  // What comes right only when it is tried again is a fault of the site or of the test.
  retries: 0,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: `../../../${outcome}` }]],
  webServer: { command: 'node bin/serve.mjs', cwd: '../../..', env: { PORT: port }, url: `http://127.0.0.1:${port}` },
})
