import { size } from './contract.css.ts'

/** A link in a line of its own, high enough for a finger (WCAG 2.2, 2.5.5): its words stand in the middle of it. */
export const target = { display: 'inline-flex', alignItems: 'center', minHeight: size.target }

/** How far such a link is moved up to stand as close below a heading as words that are no link. */
export const asWords = `calc((1lh - ${size.target}) / 2)`

/** How high such a link is together with two lines of words above it. */
export const underTwoLines = `calc(2lh + ${size.target})`
