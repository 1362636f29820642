import { execFile } from 'node:child_process'
import { npmCommand } from './npmCommand.mjs'
import { readAudit } from './readAudit.ts'
import type { Audit } from './readAudit.ts'

/** Asks the registry for known holes in what ships: what only builds and tests the site never reaches a visitor. */
export function askAudit(): Promise<Audit> {
  // Offline, npm says of every package that it is sound, without having asked.
  const [npm, args] = npmCommand('audit', '--omit=dev', '--json', '--offline=false', '--fetch-retries=1', '--fetch-timeout=30000')
  return new Promise((resolve) => {
    execFile(npm, args, { encoding: 'utf8', timeout: 120_000 }, (_error, stdout) => resolve(readAudit(stdout)))
  })
}

/** What came of it, in a line. */
export function tellAudit(audit: Audit): string {
  if (audit.kind === 'clean') return 'No known hole in any package that ships.'
  if (audit.kind === 'unknown') return `NOT CHECKED: this registry cannot say which packages have known holes (${audit.reason}). Run npm audit --omit=dev where it can.`
  return `Known holes in what ships: ${audit.packages.join(', ')}. Run npm audit --omit=dev to read about them, then update.`
}
