/** What the site is built from. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

// What the built site cannot depend on. Everything else counts, so that a new folder is never forgotten.
const elsewhere = new Set(['node_modules', 'dist', 'reports', 'test-results', 'tests', 'docs', 'art', 'hosts', 'receiver'])

/** Whether a source has changed since dist/ was built, by whichever command; not where there is none. */
export function isSiteOld(): boolean {
  const changed = (file: string): number => statSync(join(root, file)).mtimeMs
  const built = join('dist', 'index.html')
  return existsSync(join(root, built)) && sourceFiles().some((file) => changed(file) > changed(built))
}

/** The files that the built site is made of, from the project's root. */
export function sourceFiles(): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const isHidden = entry.name.startsWith('.')
    // By name, since a folder may also be a link to one.
    if (elsewhere.has(entry.name)) return []
    if (entry.isDirectory()) return isHidden ? [] : filesIn(entry.name)
    return isHidden && !entry.name.startsWith('.env') ? [] : [entry.name]
  })
}

export function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}
