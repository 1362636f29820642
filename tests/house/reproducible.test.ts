import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../projectCopy.ts'

const elsewhere = mkdtempSync(join(tmpdir(), 'site-again-'))

afterAll(() => rmSync(elsewhere, { recursive: true }))

test('a build in another folder writes byte for byte what is in dist/', { timeout: 240_000 }, () => {
  copyProject(elsewhere, ['art', 'docs'])
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: elsewhere,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(build.status, build.stderr).toBe(0)

  const first = hashesIn('dist')
  expect(Object.keys(first).length).toBeGreaterThan(60)
  expect(hashesIn(join(elsewhere, 'dist'))).toEqual(first)
})

function hashesIn(folder: string): Record<string, string> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
  return Object.fromEntries(files.toSorted().map((file) => [file, createHash('sha256').update(readFileSync(join(folder, file))).digest('hex')]))
}
