/** Accepts what the built site looks like now, for `npm run visual:accept`. */
import { spawnSync } from 'node:child_process'
import { globSync, rmSync, statSync } from 'node:fs'

const begun = Date.now()
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'tests/visual/visual.spec.ts'], {
  env: { ...process.env, ACCEPT_LOOKS: '1' },
  stdio: 'inherit',
})
// What was not written anew is the look of a page or a state that is gone. Where not all were, none is taken away.
if (status === 0) for (const file of globSync('tests/visual/accepted/*.webp')) if (statSync(file).mtimeMs < begun) rmSync(file)
process.exitCode = status ?? 1
