import { spawnSync } from 'node:child_process'
import { npmCommand } from './npmCommand.mjs'
import { readAudit } from './readAudit.ts'

// What only builds and tests the site never reaches a visitor.
const { stdout } = spawnSync(...npmCommand('audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=30000'), { encoding: 'utf8', timeout: 120_000 })
const audit = readAudit(stdout ?? '')

if (audit.kind === 'clean') console.log('No known hole in any package that ships.')
if (audit.kind === 'unknown') console.log(`NOT CHECKED: this registry cannot say which packages have known holes (${audit.reason}). Run npm audit --omit=dev where it can.`)
if (audit.kind === 'holes') {
  console.error(`Known holes in what ships: ${audit.packages.join(', ')}. Run npm audit --omit=dev to read about them, then update.`)
  process.exitCode = 1
}
