import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const made = ['node_modules', 'dist', '.git', '.cache', 'reports', 'test-results']

/** Copies the project's sources into another folder, where they build with this one's packages. */
export function copyProject(folder: string, leftOut: readonly string[] = []): void {
  const notCopied = new Set([...made, ...leftOut])
  for (const name of readdirSync('.').filter((entry) => !notCopied.has(entry))) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}
