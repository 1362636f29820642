import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { takenIds } from '#content/checks/checkBlockIds'
import { gatherContent } from '../../src/siteContent.ts'
import { htmlRules } from '../htmlRules.ts'

const validator = new HtmlValidate(htmlRules)

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

describe.each(pages)('%s', (file) => {
  test('is valid HTML as it is served', async () => {
    const { results } = await validator.validateString(readFileSync(join('dist', file), 'utf8'))
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))).toEqual([])
  })
})

test('the ids that a page of blocks has for itself are those that the content’s check refuses its blocks', () => {
  const { articles, documents } = gatherContent()
  const own = [...articles.map(({ path, text }) => ({ path, blocks: text })), ...documents.map(({ path, sections }) => ({ path, blocks: sections }))].flatMap(({ path, blocks }) => {
    const ids = [...readFileSync(`dist${path}.html`, 'utf8').matchAll(/\sid="([a-z0-9-]+)"/g)].map(([, id = '']) => id)
    return ids.filter((id) => !blocks.some((block) => block.id === id))
  })
  expect(own).toContain('page')
  expect([...new Set(own)].filter((id) => !takenIds.includes(id)), 'write them into takenIds in src/content/checks/checkBlockIds.ts').toEqual([])
})
