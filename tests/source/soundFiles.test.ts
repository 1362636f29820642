import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, loadConfigFromFile } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, soundFiles } from '../../bin/soundFiles.ts'

const root = mkdtempSync(join(tmpdir(), 'site-sound-'))
const folder = 'src/content'
let server: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  mkdirSync(join(root, folder), { recursive: true })
  server = await createServer({ root, configFile: false, logLevel: 'silent', appType: 'custom', server: { middlewareMode: true, watch: null, ws: false }, plugins: [soundFiles()] })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** What the page in development is told of a file with this text. */
async function toldOf(file: string, text: string): Promise<unknown> {
  writeFileSync(join(root, folder, file), text)
  const { ssr } = server.environments
  if (!ssr) throw new Error('Vite has no environment for the server.')
  ssr.moduleGraph.invalidateAll()
  return ssr.transformRequest(`/${folder}/${file}`).then(() => undefined, (error: unknown) => error)
}

test.each(Object.entries(exported).flatMap(([name, wanted]) => wanted.map((one) => [one, `${name}.ts`])))('where %s is exported from %s by another name, that is said with the file', async (name = '', file = '') => {
  const text = readFileSync(join(folder, file), 'utf8')
  // Without what it imports, which is not beside it here.
  const alone = text.replaceAll(/^import .*\n/gm, '')
  expect(await toldOf(file, alone)).toBe(undefined)
  expect(await toldOf(file, alone.replace(`export const ${name}`, `export const ${name}2`))).toMatchObject({ message: `${folder}/${file}: must export const ${name}` })
})

test.each([
  ['a name without quotes', '{\n  "one": 1,\n  two: 2\n}\n', 'line 3, column 3'],
  ['no comma between two', '{\n  "one": 1\n  "two": 2\n}\n', 'line 3, column 3'],
  ['a comma after the last', '{\n  "one": 1,\n}\n', 'line 3, column 1'],
  ['no end', '{\n  "one": 1', 'line 2, column 11'],
  ['nothing', '', 'line 1, column 1'],
])('of JSON with %s the file, the line and the column are said, and Vite’s overlay can show them', async (_what, text, at) => {
  // The overlay shows nothing at all where the id is no text.
  expect(await toldOf('videos.json', text)).toMatchObject({ message: expect.stringMatching(`^${folder}/videos\\.json: ${at}: is not JSON: [A-Z]`), id: expect.any(String) })
})

test('JSON may begin with the mark that some editors write', async () => {
  expect(await toldOf('videos.json', '\uFEFF{ "one": 1 }\n')).toBe(undefined)
})

test('of these files the configuration, which is read before any of this can be said, reads none but those of whose names the bundler itself says the file', async () => {
  const { dependencies = [] } = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts', undefined, 'silent') ?? {}
  const read = dependencies.flatMap((file) => /src\/content\/([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  expect(read.filter((name) => name in exported)).toEqual(['settings', 'counts'])
})
