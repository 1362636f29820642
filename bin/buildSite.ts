import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endsWell } from './endsWell.mjs'
import { filesIn, root, sourceFiles } from './siteSources.ts'

const stamp = join(root, '.cache', 'built')

/** Whether dist/ is what these sources and this environment give. */
export function isSiteBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Builds dist/ and says whether it could. */
export async function buildSite(): Promise<boolean> {
  rmSync(stamp, { force: true })
  const isDone = await runVite('build', '--logLevel', 'warn')
  if (isDone) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, fingerprint())
  }
  return isDone
}

function runVite(...args: string[]): Promise<boolean> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  return endsWell(spawn(process.execPath, [vite, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }))
}

function fingerprint(): string {
  // The year is built in (`__BUILD_YEAR__`).
  const hash = createHash('sha256').update(`${process.version} ${new Date().getFullYear()}\n`)
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_') || name === 'BASE_PATH')
  for (const [name, value] of settings.toSorted()) hash.update(`${name}=${value}\n`)
  for (const file of sourceFiles()) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  for (const file of filesIn('dist')) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
