/** Hangs a set of tiles on the wall so that no hole is left: twelve columns on a desktop, two on a tablet. */

export interface Span {
  readonly colSpan: 4 | 6 | 8 | 12
  readonly rowSpan: 1 | 2 | 3
}

export interface Hung extends Span {
  /** On a tablet: half the width, half of it and twice as high, the whole width, or a picture by itself. */
  readonly tablet: 'half' | 'tall' | 'whole' | 'alone'
}

const span = (colSpan: Span['colSpan'], rowSpan: Span['rowSpan']): Span => ({ colSpan, rowSpan })

/** Groups that fill whole rows, whatever stands above and below them. */
const group = {
  alone: [span(12, 3)],
  pair: [span(6, 2), span(6, 2)],
  upright: [span(4, 2), span(8, 2)],
  lead: [span(8, 2), span(4, 1), span(4, 1)],
  strip: [span(4, 1), span(4, 1), span(4, 1)],
} as const

/** In this order down the wall, so that no two neighbours are alike. */
const rhythm = [group.lead, group.pair, group.strip]

/** Drawn for a tile that is higher than wide: in any other its subject would be cut. */
const isUpright = ({ colSpan, rowSpan }: Span): boolean => colSpan === 4 && rowSpan > 1

function spansFor(tiles: readonly Span[], turn = 0): readonly Span[] {
  const [first] = tiles
  if (!first) return []
  const count = tiles.length
  const next = rhythm[turn % rhythm.length] ?? group.pair
  const chosen = (): readonly Span[] => {
    if (count === 1) return group.alone
    if (isUpright(first)) return group.upright
    // What does not fit, or would leave one alone, makes way for a pair.
    return next.length > count || count - next.length === 1 ? group.pair : next
  }
  const spans = chosen()
  return [...spans, ...spansFor(tiles.slice(spans.length), turn + 1)]
}

function tabletFor([first, second, ...rest]: readonly Span[]): readonly Hung['tablet'][] {
  if (!first) return []
  if (isUpright(first) && second && rest.length > 0) return ['tall', 'half', 'half', ...tabletFor(rest.slice(1))]
  if (second && first.colSpan < 8 && second.colSpan < 8) return ['half', 'half', ...tabletFor(rest)]
  return [first.rowSpan === 3 ? 'alone' : 'whole', ...tabletFor(second ? [second, ...rest] : [])]
}

/** Whether the spans, placed as a grid places them, leave no cell of their rows empty. */
export function fillsWall(spans: readonly Span[], columns = 12): boolean {
  const taken = new Set<number>()
  const cells = (at: number, { colSpan, rowSpan }: Span): number[] =>
    Array.from({ length: colSpan * rowSpan }, (_, index) => at + Math.floor(index / colSpan) * columns + (index % colSpan))
  let at = 0
  for (const each of spans) {
    while ((at % columns) + each.colSpan > columns || cells(at, each).some((cell) => taken.has(cell))) at += 1
    for (const cell of cells(at, each)) taken.add(cell)
  }
  return taken.size % columns === 0 && taken.size === Math.max(-1, ...taken) + 1
}

/** The tiles' own spans where these fill the wall, otherwise spans that suit their number. */
export function hang(tiles: readonly Span[]): readonly Hung[] {
  const spans = fillsWall(tiles) ? tiles : spansFor(tiles)
  const tablet = tabletFor(spans)
  return spans.map(({ colSpan, rowSpan }, index) => ({ colSpan, rowSpan, tablet: tablet[index] ?? 'whole' }))
}

/** Two that have a wall of their own. */
export const pair = { colSpan: 6, rowSpan: 2, tablet: 'half' } as const satisfies Hung
