import { serviceGroups } from '#content/serviceGroups'
import type { Faults } from './known.ts'

/**
 * The ids that pages have by themselves: the blocks of articles and notices have theirs beside them, on the same page, and
 * scripts look for some of these (`page` is the page's own model). A test of the built pages says when one is missing here.
 */
export const takenIds: readonly string[] = [
  'page', 'root', 'main', 'content', 'on-this-page', 'services', 'projects', 'closing', 'early-panel', 'useful-links', 'top-services', 'site-links', 'site-links-title',
  'services-trigger', 'services-panel', ...serviceGroups.flatMap((group) => [`services-${group}`, `panel-${group}`]), 'broken', 'broken-text',
]

export function* checkBlockIds(file: string, field: string, blocks: readonly { readonly id: string }[]): Faults {
  if (new Set(blocks.map(({ id }) => id)).size !== blocks.length) yield `${file}: ${field}: two blocks have the same id`
  for (const { id } of blocks) {
    if (takenIds.includes(id)) yield `${file}: ${field}: the id of a block must be none that the page has for itself: give it another (found ${JSON.stringify(id)})`
  }
}
