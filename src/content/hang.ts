/** Hangs a set of tiles on the wall so that no hole is left: twelve columns on a desktop, two on a tablet. */

export interface Span {
  readonly colSpan: 4 | 6 | 8 | 12
  readonly rowSpan: 1 | 2 | 3
}

export interface Hung extends Span {
  /** On a tablet: half the width, half of it and twice as high, or the whole width. */
  readonly tablet: 'half' | 'tall' | 'whole'
}

const hung = (colSpan: Span['colSpan'], rowSpan: Span['rowSpan'], tablet: Hung['tablet']): Hung => ({ colSpan, rowSpan, tablet })
const small = hung(4, 1, 'half')

/** Two that have a wall of their own. */
export const pair = [hung(6, 2, 'half'), hung(6, 2, 'half')] as const

/** Groups that fill whole rows, whatever stands above and below them. */
const group = {
  alone: [hung(12, 3, 'whole')],
  pair,
  lead: [hung(8, 2, 'whole'), small, small],
  tall: [hung(4, 2, 'tall'), hung(8, 1, 'half'), small, hung(4, 1, 'whole')],
  strip: [hung(4, 1, 'whole'), small, small],
} as const

/** In this order down the wall, so that no two neighbours are alike. */
const rhythm = [group.lead, group.tall, group.pair, group.strip]

function groupsFor(count: number, turn = 0): readonly Hung[] {
  if (count === 0) return []
  if (count === 1) return group.alone
  if (count === 2) return group.pair
  const next = rhythm[turn % rhythm.length] ?? group.pair
  // Nothing is left over alone: a group that would leave one, or does not fit, makes way for a pair.
  const fitting = next.length > count || count - next.length === 1 ? group.pair : next
  return [...fitting, ...groupsFor(count - fitting.length, turn + 1)]
}

/** Whether the spans, placed as a grid places them, leave no cell of their rows empty. */
export function fillsWall(spans: readonly Span[], columns = 12): boolean {
  const taken = new Set<number>()
  const cells = (at: number, { colSpan, rowSpan }: Span): number[] =>
    Array.from({ length: colSpan * rowSpan }, (_, index) => at + Math.floor(index / colSpan) * columns + (index % colSpan))
  let at = 0
  for (const span of spans) {
    while ((at % columns) + span.colSpan > columns || cells(at, span).some((cell) => taken.has(cell))) at += 1
    for (const cell of cells(at, span)) taken.add(cell)
  }
  return taken.size % columns === 0 && taken.size === Math.max(-1, ...taken) + 1
}

/** The tiles' own spans where these fill the wall, otherwise spans that suit their number. */
export function hang(tiles: readonly Span[]): readonly Hung[] {
  const groups = groupsFor(tiles.length)
  if (!fillsWall(tiles)) return groups
  return groups.map(({ tablet }, index) => ({ colSpan: tiles[index]?.colSpan ?? 12, rowSpan: tiles[index]?.rowSpan ?? 1, tablet }))
}
