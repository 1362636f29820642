import { defineConfig } from 'vitest/config'

// Browsers that Playwright does not bring, driven from plain Node against dist/.
export default defineConfig({
  root: process.cwd(),
  test: {
    include: ['tests/engines/*.test.ts'],
    // Slow machines are slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
    reporters: ['verbose', ['json', { outputFile: 'reports/engines.json' }]],
  },
})
