/** The number of slips from one word to another: a letter too many, too few or wrong, or two in each other's place (Damerau and Levenshtein). */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(Math.min(at(i - 1, j - 1) + (isSame ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1, isSwapped ? at(i - 2, j - 2) + 1 : Infinity))
    }
  }
  return at(from.length, to.length)
}

interface Named {
  readonly path: string
  readonly title: string
  readonly otherNames?: readonly string[]
}

const plain = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '')
/** Without the ending that a file of another site's would have. */
const parts = (path: string): readonly string[] => path.replace(/\.\w+$/, '').split('/').map(plain).filter((part) => part !== '')

/** What a page may be asked for by: the last part of its address (Home, which has none, by its title), and what else it is called. */
const namesOf = ({ path, title, otherNames = [] }: Named): readonly string[] => [parts(path).at(-1) ?? plain(title), ...otherNames.map(plain)]

/** Pages that are told apart by a number alone are near to none but their own. */
const hasOtherNumber = (asked: string, name: string): boolean => /\d/.test(name) && name.replace(/\D/g, '') !== asked.replace(/\D/g, '')

const begins = (short: string, long: string): boolean => short.length > 3 && long.startsWith(short)

/** So many slips leave a word to be known by. */
const mostSlips = ({ length }: string): number => Math.floor(length / 3)

/** In slips. The beginning of a name is as near as a slip of one letter, and so is a name that goes on. */
function away(asked: string, name: string): number {
  if (hasOtherNumber(asked, name)) return Infinity
  if (begins(asked, name) || begins(name, asked)) return asked === name ? 0 : 1
  // Each letter too many is a slip. An address may have thousands, and to compare them takes the square of that.
  if (Math.abs(asked.length - name.length) > mostSlips(asked)) return Infinity
  return distance(asked, name)
}

/** No page of the site stands deeper. */
const deepest = 4

/**
 * The page whose address is nearest to a wrong one, where one is near enough to be meant; failing that, the page it stands under.
 * (Arrays are turned and sorted in copies of their own: `toReversed` and `toSorted` came after this site's oldest browsers.)
 */
export function closest<Page extends Named>(wrong: string, pages: readonly Page[]): Page | undefined {
  for (const asked of parts(wrong).slice(-deepest).reverse()) {
    const [best] = pages
      // What else it is called comes after a name that is as near.
      .map((page) => ({ page, slips: Math.min(...namesOf(page).map((name, index) => away(asked, name) + (index > 0 ? 0.5 : 0))) }))
      .sort((a, b) => a.slips - b.slips)
    if (best && best.slips <= mostSlips(asked)) return best.page
  }
  return undefined
}
