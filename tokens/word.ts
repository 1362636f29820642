/**
 * The giant word of a page fills the width that it stands in, by measurement: the display face's own
 * advances say how wide a word is, and each step is the size at which words up to its width fit.
 */
import { font } from './contract.css.ts'
import advances from './displayAdvances.json' with { type: 'json' }

const thousandths: Readonly<Record<string, number>> = advances
/** For a letter that the table does not have. */
const typical = 480

/** em of the first step; each step is made for words wider by this factor. */
const narrowest = 1.3
const growth = 1.07
/** Percent of the width that the widest word of a step takes. */
const share = 97

export const wordSteps = 24

/** The step at which a line of the display face fills its width. */
export function wordStep(line: string): number {
  const width = [...line].reduce((sum, letter) => sum + (thousandths[letter] ?? typical), 0) / 1000
  return Math.min(wordSteps - 1, Math.max(0, Math.ceil(Math.log(width / narrowest) / Math.log(growth))))
}

/** The size of a step, in the width of the container around. */
export const wordSize = (step: number): string => `calc(${(share / (narrowest * growth ** step)).toFixed(2)}cqi * ${font.word.fit})`
