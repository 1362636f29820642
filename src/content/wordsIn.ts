import type { Article } from './schema.ts'

/** How many words an article has. */
export const wordsIn = (article: Pick<Article, 'text'>): number => article.text.flatMap(({ text }) => text.trim().split(/\s+/)).length
