import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes them in its own, equally valid, way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Checkboxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
    // How a telephone number breaks is a matter of looks.
    'tel-non-breaking': 'off',
    // Lists that look like none are none to some screen readers without it.
    'no-redundant-role': 'off',
    // Long titles are cut by search results; `tests/content` holds them to 60 characters.
    'long-title': 'off',
  },
})

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

describe.each(pages)('%s', (file) => {
  test('is valid HTML as it is served', async () => {
    const { results } = await validator.validateString(readFileSync(join('dist', file), 'utf8'))
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))).toEqual([])
  })
})
