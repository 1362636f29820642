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

/** How wide a line of the display face is, em. */
const wordWidth = (line: string): number => [...line].reduce((sum, letter) => sum + (thousandths[letter] ?? typical), 0) / 1000

/** The step at which a line of the display face fills its width. */
export function wordStep(line: string): number {
  const step = Math.ceil(Math.log(wordWidth(line) / narrowest) / Math.log(growth))
  return Math.min(wordSteps - 1, Math.max(0, step))
}

/** The largest size at which a line goes from edge to edge of the container around. */
export const edgeToEdge = (line: string): string => `${(100 / wordWidth(line)).toFixed(2)}cqi`

/** Whether a letter that reaches below the line stands within the first share of it. */
export const hangsWithin = (share: number, line: string): boolean => [...line].some((letter, at) => /[gjpqy]/.test(letter) && wordWidth(line.slice(0, at)) < share * wordWidth(line))

/** The size of a step, in the width of the container around. */
export const wordSize = (step: number): string => `calc(${(share / (narrowest * growth ** step)).toFixed(2)}cqi * ${font.word.fit})`
