import { font } from './contract.css.ts'

/** The face of headings, of names in lists and of links that stand alone. Sizes have their leading and tracking in `font`. */
export const display = { fontFamily: font.family.display, fontWeight: font.weight.display }

/** The face of a word or of figures as large as a picture. */
export const giant = { fontFamily: font.family.giant, fontWeight: font.weight.display }
