/** Accepts what the built site looks like now, for `npm run visual:accept`. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

if (process.env['CI']) throw new Error('What the site looks like is accepted by a person, never by CI.')
rmSync('tests/visual/accepted', { recursive: true, force: true })
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'tests/visual/visual.spec.ts'], {
  env: { ...process.env, ACCEPT_LOOKS: '1' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
