import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrecompressor } from '../../bin/precompress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('every text file gets two smaller twins, whether it was told of or found', async () => {
  const precompressor = createPrecompressor(folder)
  for (const name of ['told.html', 'found.css', 'picture.avif']) writeFileSync(join(folder, name), name)
  precompressor.add('told.html')
  await precompressor.finish()
  expect(readdirSync(folder).toSorted()).toEqual(['found.css', 'found.css.br', 'found.css.gz', 'picture.avif', 'told.html', 'told.html.br', 'told.html.gz'])
})

// Vitest fails a run in which a failure has gone unheard, as Node ends the build.
test('a file that cannot be compressed stops the build where it is waited for, and is named', async () => {
  const precompressor = createPrecompressor(folder)
  precompressor.add('gone.html')
  await vi.waitFor(() => expect(() => precompressor.add('gone.html')).toThrow(/gone\.html could not be compressed/))
  await expect(precompressor.finish()).rejects.toThrow(/gone\.html could not be compressed/)
})
