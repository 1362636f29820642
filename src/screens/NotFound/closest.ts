/** The number of single-letter edits from one word to another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const plain = (path: string): string => path.toLowerCase().split('/').at(-1)?.replace(/[^a-z0-9]+/g, '') ?? ''

/** The page whose address is nearest to a wrong one, where one is near enough to be meant. */
export function closest<Page extends { readonly path: string }>(wrong: string, pages: readonly Page[]): Page | undefined {
  const asked = plain(wrong.replace(/\/+$/, ''))
  if (asked === '') return undefined
  const [best] = pages
    .map((page) => ({ page, away: plain(page.path).includes(asked) && asked.length > 3 ? 1 : distance(asked, plain(page.path)) }))
    .toSorted((a, b) => a.away - b.away)
  return best && best.away <= Math.max(1, Math.floor(asked.length / 3)) ? best.page : undefined
}
