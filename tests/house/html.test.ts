import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { htmlRules } from '../htmlRules.ts'

const validator = new HtmlValidate(htmlRules)

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

describe.each(pages)('%s', (file) => {
  test('is valid HTML as it is served', async () => {
    const { results } = await validator.validateString(readFileSync(join('dist', file), 'utf8'))
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))).toEqual([])
  })
})
