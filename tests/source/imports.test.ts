import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** One row for each folder of the house: what its files may import, and what they may not. */
const rows = [
  {
    file: 'machines/a.ts',
    may: ['xstate', './timing.ts', '#machines/timing'],
    mayNot: ['xstate/graph', 'other/xstate', 'react', '@xstate/react', '#tokens/breakpoints', '#content/settings', '#browser/scroll', '../src/routes.tsx', '../tests/x'],
  },
  {
    file: 'tokens/a.css.ts',
    may: ['@vanilla-extract/css', './palette.ts', '#tokens/palette'],
    mayNot: ['react', 'other/@vanilla-extract/css', '#machines/timing', '#content/settings', '#components/Text/Text', '../src/routes.tsx', '../tests/x'],
  },
  {
    file: 'src/content/services/a.ts',
    may: ['./b.ts', '#content/schema', 'valibot'],
    mayNot: ['react', 'xstate', '#machines/timing', '#tokens/palette', '#browser/scroll', '#components/Icon/Icon', '#layout/Layout/Layout', '../schema.ts', '../../../tests/x'],
  },
  {
    file: 'src/browser/focus/a.ts',
    may: ['react', '@tanstack/react-router', './b.ts', '#browser/viewport/b'],
    mayNot: ['../viewport/b.ts', './../viewport/c.ts', 'xstate', '@xstate/react', '#machines/timing', '#tokens/breakpoints', '#content/settings', '#components/Text/Text', '#layout/Layout/Layout', '../../routes.tsx'],
  },
  {
    file: 'src/components/A/A.tsx',
    may: ['react', '@radix-ui/react-dialog', 'embla-carousel-react', '@tanstack/react-router', '#tokens/contract.css', './A.css.ts', '#components/B/B'],
    mayNot: ['xstate', '@xstate/react', '#machines/timing', '#content/settings', '#browser/scroll', '#layout/Layout/Layout', '#screens/Home/Home', '../B/B.tsx', './../../content/settings.ts'],
  },
  {
    file: 'src/layout/A/A.tsx',
    may: ['react', '@xstate/react', '#components/B/B', '#machines/headerMachine', '#content/menu', '#browser/scroll', '#tokens/contract.css', '#layout/B/B'],
    mayNot: ['#screens/Home/Home', '../../routes.tsx', '@radix-ui/react-dialog', 'valibot', '../../../tests/x'],
  },
  {
    file: 'src/screens/A/A.tsx',
    may: ['react', '@tanstack/react-router', '#components/B/B', '#content/page', '#tokens/contract.css', '#browser/scroll', '#machines/contactMachine', './Part.tsx'],
    mayNot: ['#screens/B/B', '../B/B.tsx', './../B/C.tsx', '#layout/Layout/Layout', '../../routes.tsx', '@radix-ui/react-accordion', '../../../tests/x'],
  },
  {
    file: 'src/routes.tsx',
    may: ['react', '@tanstack/react-router', '#screens/Home/Home', '#layout/Layout/Layout', '#content/page', './lazyScreen.ts'],
    mayNot: ['#machines/timing', '#components/Text/Text', '#tokens/palette', '#browser/scroll', 'xstate', '@xstate/react', './client.tsx', '../tests/x'],
  },
  {
    file: 'src/lazyScreen.ts',
    may: ['react', '@tanstack/react-router', '#layout/Screen/Screen', '#content/page'],
    mayNot: ['#machines/timing', '#browser/scroll', 'xstate', './client.tsx', '../tests/x'],
  },
  {
    file: 'receiver/a.ts',
    may: ['node:http', 'hono', 'hono/cors', '@hono/node-server', '#content/enquiry', './b.ts'],
    mayNot: ['react', '#content/settings', '#content/schema', '#machines/contactMachine', '../src/routes.tsx', '../tests/x'],
  },
  {
    file: 'workshop/a/A.tsx',
    may: ['react', 'react-dom/client', 'xstate', '@xstate/react', '#machines/headerMachine', '#components/B/B', '#content/menu', '#tokens/palette', './B.tsx', '../../tests/machines/model/play.ts', '../../src/content/pictures.json'],
    mayNot: ['#screens/Home/Home', '#layout/Layout/Layout', '#browser/scroll', '../../src/routes.tsx', '../../tests/journeys/visit.ts', '../b/B.tsx', 'valibot', 'xstate/graph'],
  },
  { file: 'src/client.tsx', may: ['react-dom/client', './routes.tsx', '#browser/scroll'], mayNot: ['../tests/journeys/x', '../workshop/inspector/host.ts'] },
  { file: 'bin/a.ts', may: ['node:fs', './b.ts'], mayNot: ['../tests/house/x', '../workshop/inspector/stage.ts'] },
  { file: 'vite.config.ts', may: ['vite'], mayNot: ['./tests/house/x'] },
  { file: 'tests/a.test.ts', may: ['#machines/timing', '#screens/Home/Home', './b.ts', '../bin/c.ts'], mayNot: [] },
]

const folder = mkdtempSync(join(tmpdir(), 'imports-'))
let findings: string[] = []

beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const { file, may, mayNot } of rows) write(file, [...may, ...mayNot].map((from, index) => `export { x${index} } from '${from}'\n`))
  write('src/layout/Lazy/Lazy.tsx', ["export const load = () => import('#screens/Home/Home')\n"])
  write('src/browser/types.ts', ["import type { Page } from '#content/page'\nexport const pages: Page[] = []\n"])
  for (const area of ['components', 'layout', 'screens']) {
    write(`src/${area}/State/Named.tsx`, ["import { useState } from 'react'\nexport const useAge = () => useState(1)\n"])
    write(`src/${area}/State/Renamed.tsx`, ["import { useReducer as useIt } from 'react'\nexport const useAge = useIt\n"])
    write(`src/${area}/State/Whole.tsx`, ["import * as React from 'react'\nexport const useAge = () => React.useEffect(() => undefined, [])\n"])
    write(`src/${area}/State/Timer.tsx`, ['export const wait = () => setTimeout(() => undefined, 1)\n'])
    write(`src/${area}/State/WindowTimer.tsx`, ['export const wait = () => window.setInterval(() => undefined, 1)\n'])
    write(`src/${area}/State/Listener.tsx`, ["export const hear = () => document.addEventListener('scroll', () => undefined)\n"])
    write(`src/${area}/State/WindowListener.tsx`, ["export const hear = () => addEventListener('scroll', () => undefined)\n"])
    write(`src/${area}/State/Fine.tsx`, ["import { useId } from 'react'\nexport const useName = () => useId()\n"])
  }
  for (const name of ['document', 'window']) write(`src/components/World/${name}.tsx`, [`export const ask = () => ${name}.name\n`])
  write('src/browser/scroll.ts', [
    "import { useEffect } from 'react'\nexport const useScroll = () => useEffect(() => { addEventListener('scroll', () => undefined) }, [])\n",
  ])
  const oxlint = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/oxlint/bin/oxlint'), '--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  findings = oxlint.stdout.split('\n').filter((line) => line.includes('no-restricted'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, lines: string[]): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), lines.join(''))
}

const findingsIn = (file: string): string[] => findings.filter((line) => line.startsWith(`${file}:`))

describe.each(rows)('$file', ({ file, may, mayNot }) => {
  test.skipIf(mayNot.length === 0).each(mayNot)('may not import %s', (from) => {
    expect(findingsIn(file).filter((line) => line.includes(`'${from}'`))).toHaveLength(1)
  })

  test.each(may)('may import %s', (from) => {
    expect(findingsIn(file).filter((line) => line.includes(`'${from}'`))).toEqual([])
  })
})

test('an import on demand obeys the same table', () => {
  expect(findingsIn('src/layout/Lazy/Lazy.tsx')).toHaveLength(1)
})

test('src/browser may know the types of content', () => {
  expect(findingsIn('src/browser/types.ts')).toEqual([])
})

describe.each(['components', 'layout', 'screens'])('src/%s', (area) => {
  test.each(['Named', 'Renamed', 'Whole', 'Timer', 'WindowTimer', 'Listener', 'WindowListener'])('keeps no state, effect, timer or listener: %s', (name) => {
    expect(findingsIn(`src/${area}/State/${name}.tsx`)).not.toEqual([])
  })

  test('may use the other hooks', () => {
    expect(findingsIn(`src/${area}/State/Fine.tsx`)).toEqual([])
  })
})

test('src/browser may have effects and listeners', () => {
  expect(findingsIn('src/browser/scroll.ts')).toEqual([])
})

test('screens are loaded on demand, never with the routes', () => {
  const eager = /^import\s(?!type\s)[^(]*?['"]#screens\//m
  expect("import { Home } from '#screens/Home/Home'").toMatch(eager)
  for (const file of ['src/routes.tsx', 'src/lazyScreen.ts']) expect(readFileSync(file, 'utf8')).not.toMatch(eager)
})

test.each(['document', 'window'])('src/components may not ask the %s', (name) => {
  expect(findingsIn(`src/components/World/${name}.tsx`)).toHaveLength(1)
})
