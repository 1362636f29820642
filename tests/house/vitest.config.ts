import { defineConfig } from 'vitest/config'

// These tests look at the repository and at dist/ from outside: plain Node, none of the site's plugins.
export default defineConfig({
  root: process.cwd(),
  test: {
    include: ['tests/house/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/house.json' }]],
  },
})
