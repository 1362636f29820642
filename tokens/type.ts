/** The viewport's widths in px between which type and space grow; below and above they hold. */
const narrow = 390
const broad = 1440
/** px of a rem, and of an em in a media query, in letters of the usual size. */
export const rem = 16

const round = (value: number) => Number(value.toFixed(4))
/** As much as a hundredth of a px needs. */
const growing = (value: number) => Number(value.toFixed(3))

/**
 * A length that is `least` px at 390 px and `most` px at 1440 px and grows evenly between, written in
 * rem and vw, so that it follows the visitor's own text size too (WCAG 1.4.4).
 */
export function fluid(least: number, most: number): string {
  const slope = (most - least) / (broad - narrow)
  const start = growing((least - slope * narrow) / rem)
  return `clamp(${round(least / rem)}rem, ${start}rem + ${growing(slope * 100)}vw, ${round(most / rem)}rem)`
}
