/** Lets visitors go through their tours over the built site, then writes the report. Run: npm run qa */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { folder, outcome, visits } from '../page/paths.ts'
import { checkReport } from './checkReport.ts'

if (existsSync('dist/index.html')) {
  for (const old of [folder, visits, outcome]) rmSync(old, { recursive: true, force: true })
  // Its being there says that visitors were sent: who brings nothing home is missed.
  mkdirSync(visits, { recursive: true })
  spawnSync('npx', ['playwright', 'test', '-c', 'tests/machines/page/playwright.config.ts'], { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, REPORT: '1' } })
} else console.log('There is no built site in dist/: the report is of the machines alone. With npm run build before, visitors go through it.')
await import('./writeReport.ts')

const found = await checkReport(folder)
for (const line of found) console.error(`The report itself: ${line}`)
if (found.length > 0) process.exitCode = 1
