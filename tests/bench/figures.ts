/** One line of the table: what was measured, what it should be. */
export interface Figure {
  readonly what: string
  readonly is: string
  readonly goal: string
  readonly isMet: boolean | undefined
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] ?? Number.NaN : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}

/** A figure that has to be at most its goal. */
export function atMost(what: string, is: number, goal: number, unit: string, digits = 0): Figure {
  return { what, is: `${is.toFixed(digits)}${unit}`, goal: `≤ ${goal}${unit}`, isMet: is <= goal }
}

/** A figure that has to be at least its goal. */
export function atLeast(what: string, is: number, goal: number): Figure {
  return { what, is: String(is), goal: `≥ ${goal}`, isMet: is >= goal }
}

/** A goal that hangs on the machine's speed can be met on one that is too slow just now, and neither met nor missed there otherwise: nobody would know whose fault it is. */
export function whereQuiet(isQuiet: boolean, figure: Figure): Figure {
  return isQuiet || figure.isMet ? figure : { ...figure, goal: `${figure.goal}; undecided, the machine is too slow`, isMet: undefined }
}

/** A figure that stands for comparison alone. */
export function seen(what: string, is: string): Figure {
  return { what, is, goal: '', isMet: undefined }
}

export function table(figures: readonly Figure[]): string {
  const sign = (isMet: boolean | undefined): string => (isMet === undefined ? '' : isMet ? 'yes' : 'NO')
  const rows = [['what', 'measured', 'goal', 'met'], ...figures.map(({ what, is, goal, isMet }) => [what, is, goal, sign(isMet)])]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n')
}
