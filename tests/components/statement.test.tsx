import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Statement } from '#components/Statement/Statement'

const said = (words: string): string => renderToStaticMarkup(<Statement>{words}</Statement>).replaceAll(/<[^>]+>/g, '')

test('a short first word of a sentence stays with the next, in the phrase’s letters or behind them', () => {
  expect(said('Search is a *queue of questions.* We find them.')).toBe('Search is a queue of questions. We\u00A0find them.')
  expect(said('It was one evening. It has *a name.*')).toBe('It was one evening. It\u00A0has a name.')
  expect(said('Who asks? Everybody who passes. *There is* a door.')).toBe('Who asks? Everybody who passes. There is a door.')
})

test('nothing else is bound', () => {
  expect(said('We find the ones, and make *one page* of each.')).toBe('We find the ones, and make one page of each.')
})
