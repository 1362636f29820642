import type { Entry } from '#content/entry'
import { articleCategories } from '#content/schema'
import type { ArticleFilter } from '#content/schema'
import type { Faults, Known } from './known.ts'

export function* checkArticleFilters(filters: readonly Entry<ArticleFilter>[], { isWhole }: Known): Faults {
  const begin = 'src/content/strings.ts: articleFilters: the category'
  for (const category of articleCategories) {
    const holding = filters.filter(({ value: { categories } }) => categories.includes(category))
    // A filter that failed may be the one that has it.
    if (holding.length === 0 && isWhole('articleFilters')) yield `${begin} "${category}" must be in one of them, and is in none`
    if (holding.length > 1) yield `${begin} "${category}" must be in one of them, and is in ${holding.map(({ value: { title } }) => `“${title}”`).join(' and ')}`
  }
}
