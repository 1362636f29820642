import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Shorter texts may stand anywhere by chance. */
const least = 14

/** All that the workshop's own files say in more words than one, what the site says too left out. */
function saidInWorkshop(): readonly string[] {
  const site = globSync('{src,machines,tokens}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8')).join('\n')
  const said = globSync('workshop/**/*.{ts,tsx}').flatMap((file) => {
    const texts: string[] = []
    new Visitor({
      Literal: ({ value }) => typeof value === 'string' && texts.push(value),
      JSXText: ({ value }) => texts.push(value.trim()),
      TemplateElement: ({ value: { raw } }) => texts.push(raw),
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
    return texts
  })
  return [...new Set(said)].filter((text) => text.length >= least && /\s/.test(text) && !site.includes(text))
}

test('nothing of the workshop is in the built site: no page, no name, no word', () => {
  const said = saidInWorkshop()
  expect(said.length).toBeGreaterThan(40)
  const files = globSync('dist/**/*.{html,js,css,json,txt,xml,conf}')
  expect(files.filter((file) => /workshop|styleguide|inspector/i.test(file))).toEqual([])
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return ['/workshop/', '/styleguide', ...said].filter((part) => text.includes(part)).map((part) => `${file}: ${part}`)
  })
  expect(found).toEqual([])
})
