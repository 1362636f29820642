import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const guides = ['README.md', 'art/README.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')).map((name) => join('docs', name))]

/** Blocks of code are no text. */
const textOf = (guide: string): string => readFileSync(guide, 'utf8').replaceAll(/^```[^]*?^```/gm, '')

/** Headings by the names that GitHub and GitLab give them in addresses. */
const headingsOf = (guide: string): readonly string[] =>
  [...textOf(guide).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase().replaceAll(/[^\p{L}\p{N}\-_ ]/gu, '').replaceAll(' ', '-'))

test.each(guides)('%s leads to files and headings that there are', (guide) => {
  const links = [...textOf(guide).replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const dead = links.filter(([, file = '', heading]) => {
    const target = file === '' ? guide : join(dirname(guide), file)
    return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading))
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

test.each(guides)('%s names commands that there are', (guide) => {
  const named = [...readFileSync(guide, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([])
})
