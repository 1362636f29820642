import { spawnSync } from 'node:child_process'
import { installScreenReader } from './installScreenReader.ts'

const missing = await installScreenReader()
if (missing.length > 0) {
  console.error(`Orca cannot listen here for want of ${missing.join(', ')}, which only packages of Debian bring.`)
  process.exit(1)
}
const { status } = spawnSync('playwright', ['test', '-c', 'tests/said/orca/playwright.config.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
