import type { Entry } from '#content/entry'
import type { Article } from '#content/schema'
import { shownDate } from '#content/shownDate'
import { wordsIn } from '#content/wordsIn'
import { checkBlockIds } from './checkBlockIds.ts'
import { checkCutOut, checkNamedServices, checkPast, checkTitle } from './known.ts'
import type { Faults, Known } from './known.ts'

/** Words of an article, at least and at most. */
const articleWords = [600, 900] as const

/** Words as they are compared: whatever marks they are quoted, emphasised or parted by. */
const plain = (words: string): string => words.replaceAll('*', '').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()

function* checkDates(file: string, { date, published, updated }: Article): Faults {
  const shown = shownDate(published)
  if (shown !== date) yield `${file}: date: must say the same as published, ${shown}`
  if (updated && updated < published) yield `${file}: updated: must not be before published, ${published} (found "${updated}")`
  if (updated) yield* checkPast(file, 'updated', updated)
}

function* checkText(file: string, { text, pullQuote }: Article): Faults {
  const words = wordsIn({ text })
  const [least, most] = articleWords
  if (words < least || words > most) yield `${file}: text: must have ${least} to ${most} words, and has ${words}`
  const quoted = plain(pullQuote)
  if (!text.some((block) => plain(block.text).includes(quoted.replace(/[.!?…]$/, '')))) yield `${file}: pullQuote: must stand in the article's text, word for word (found ${JSON.stringify(quoted)})`
  const tips = text.filter((block) => block.text.includes('|'))
  if (tips.length !== 1) yield `${file}: text: exactly one block must hold tips parted by '|', found ${tips.length}`
  for (const tip of tips.flatMap((block) => block.text.split('|'))) {
    if (!/^\s*[^:]+: .+/s.test(tip)) yield `${file}: text: a tip must read 'Name: explanation' (found ${JSON.stringify(tip.slice(0, 60))})`
  }
  yield* checkBlockIds(file, 'text', text)
  for (const [index, block] of text.entries()) {
    if (index > 0 && block.title === undefined && !tips.includes(block)) yield `${file}: text.${index}.title: is missing: only the first block and the tips do without`
  }
  for (const block of text) {
    const [markup] = /^\s*[-*•] .*|\*\*.*|\[[^\]]*\]\(.*|^\s*\|.*\|\s*$/m.exec(block.text) ?? []
    if (markup) yield `${file}: text: an article has paragraphs and one list of tips, no other lists, tables, bold or links (found ${JSON.stringify(markup.trim().slice(0, 60))})`
  }
}

export function* checkArticles(articles: readonly Entry<Article>[], known: Known): Faults {
  for (const { file, value } of articles) {
    yield* checkCutOut(file, 'image', value.image, known)
    yield* checkTitle(file, 'title', value.title)
    yield* checkNamedServices(file, value.services, known)
    yield* checkDates(file, value)
    yield* checkText(file, value)
  }
}
