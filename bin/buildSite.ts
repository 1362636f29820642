import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endsWell } from './endsWell.mjs'

const root = dirname(import.meta.dirname)
const stamp = join(root, '.cache', 'built')

// What the built site cannot depend on. Everything else counts, so that a new folder is never forgotten.
const elsewhere = new Set(['node_modules', 'dist', 'reports', 'test-results', 'tests', 'docs', 'art', 'hosts', 'receiver'])

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
  const hash = createHash('sha256').update(process.version)
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_') || name === 'BASE_PATH')
  for (const [name, value] of settings.toSorted()) hash.update(`${name}=${value}\n`)
  for (const file of sourceFiles()) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  for (const file of filesIn('dist')) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function sourceFiles(): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const isHidden = entry.name.startsWith('.')
    // By name, since a folder may also be a link to one.
    if (elsewhere.has(entry.name)) return []
    if (entry.isDirectory()) return isHidden ? [] : filesIn(entry.name)
    return isHidden && !entry.name.startsWith('.env') ? [] : [entry.name]
  })
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}
