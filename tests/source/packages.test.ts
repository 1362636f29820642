import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packages from '../../package.json' with { type: 'json' }

/** The packages that a file's code is built on, by name. */
const packagesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|\} from|(?:import|export) (?!type )[^'\n]* from) '(?!node:|[.#])(@[^'/]+\/[^'/]+|[^'/]+)/gm)].map(([, name = '']) => name)

test('what ships is among the packages that the audit asks about', () => {
  const used = globSync(['src/**/*.{ts,tsx}', 'machines/*.ts', 'tokens/**/*.ts']).flatMap(packagesIn)
  expect(used).toEqual(expect.arrayContaining(['react', '@tanstack/react-router', 'valibot']))
  expect([...new Set(used)].filter((name) => !(name in packages.dependencies))).toEqual([])
})

test('of every package it is known what was in it when it was added', () => {
  const lock: { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.entries(lock.packages).filter(([path, { integrity }]) => path !== '' && !integrity).map(([path]) => path)).toEqual([])
})
