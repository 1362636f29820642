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
  for (const each of ['articles', 'services']) mkdirSync(join(root, folder, each), { recursive: true })
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

/** An entry in whose fifth line this stands. */
const entryWith = (line: string): string => `export const article = {\n  title: 'One’s own',\n  text: [\n    { id: 'one', text: \`Said once.\n${line} },\n  ],\n}\n`

test.each([
  ['a comma too many', 'End.`,,', 'line 5, column 7: cannot be read from “, },” on: before it a comma is missing or one too many'],
  ['no comma', "End.` title: 'Two'", 'line 5, column 7: cannot be read from “title: \'Two\' },” on: before it a comma is missing'],
  ['curly quotes around a text', 'End.`, title: ‘Two’', 'line 5, column 15: cannot be read from “‘Two’ },” on: the quotes around a text must be straight'],
  ['a straight apostrophe within quotes', "End.`, title: 'It's'", 'line 5, column 19: cannot be read from “s\' },” on: before it a comma is missing or one too many, a bracket is not closed, or a straight quote'],
  ['a text of quotes over two lines', "End.`, title: 'Two\nthree'", 'line 5, column 15: cannot be read from “\'Two” on: this quote has no second one on its line'],
  ['a backtick within backticks', 'The `end` of it.`', 'line 5, column 6: cannot be read from “end` of it.` },” on: before it'],
  ['a backslash', 'In C:\\users.`', 'line 4, column 25: cannot be read from “Said once.” on: a \\ within a text must be doubled'],
  ['no end', 'End.`', 'cannot be read to its end: what was opened with {, [ or a backtick is not closed'],
  ['a word without its quotes', 'End.`, title: Two', 'line 5, column 15: Two must stand in quotes'],
  ['a word in a list without its quotes', 'End.`, services: [seo]', 'line 5, column 19: seo must stand in quotes'],
  ['a field written twice', "End.`, id: 'two'", 'line 5, column 8: id is written a second time, after line 4, column 7: take one of them out'],
  ['a price in braces', 'For ${price} a month.`', 'line 5, column 7: has ${price} in a text, which stands for nothing: take out the $ and the braces'],
])('of an entry with %s the file and the place are said, and what to look for', async (what, line, told) => {
  const text = entryWith(line)
  expect(await toldOf('articles/one.ts', what === 'no end' ? text.slice(0, -3) : text)).toMatchObject({ message: expect.stringContaining(told), id: expect.any(String) })
})

test('an entry may be made with what is imported or declared', async () => {
  const made = "const each = (id: string, [one] = ['a'], { two }: { two?: string } = {}) => ({ id, one, two, many: [id, ...[undefined]] })\n"
  expect(await toldOf('services/one.ts', `${made}const title = 'Two'\nexport const service = { title, all: [each(title)], text: \`\${title}\` }\n`)).toBe(undefined)
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
