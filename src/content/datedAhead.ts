import { today } from './checks/known.ts'
import { isArticle } from './feeds.ts'
import type { Page } from './pages.ts'

/** What is to be said while an article has a day that is still to come: there are no drafts, so that it is published all the same. */
export function datedAhead(pages: readonly Page[], day = today()): readonly string[] {
  const ahead = pages.filter(isArticle).filter(({ model }) => model.dates.machine > day).map(({ path, model }) => `${path} (${model.dates.machine})`)
  return ahead.length === 0 ? [] : [`Published though dated after today, ${day}: ${ahead.join(', ')}. If that is not meant, correct the date, or take the article out until then.`]
}
