/** The cuts of the site's three families that the drawings are lettered in. */
import { openFace, setLine } from './lettering.mjs'
import { shape } from './svg.mjs'

export const grotesqueHeavy = await openFace('grotesque', { wght: 800, wdth: 78, opsz: 96 })
export const grotesqueMedium = await openFace('grotesque', { wght: 500, wdth: 90, opsz: 40 })
export const sansRegular = await openFace('sans', { wght: 500, wdth: 100 })
export const sansBold = await openFace('sans', { wght: 700, wdth: 100 })
export const sansNarrow = await openFace('sans', { wght: 700, wdth: 75 })
export const serif = await openFace('serif')
export const serifItalic = await openFace('serifItalic')

/** A line of lettering in a colour. */
export const words = (face, text, { fill, ...setting }) => shape(setLine(face, text, setting).d, fill)
