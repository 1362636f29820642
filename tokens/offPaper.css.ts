import { style } from '@vanilla-extract/css'

/** What a sheet of paper has no use for: what is pressed, and the objects that lean out of their rooms. */
export const offPaper = style({ '@media': { print: { display: 'none !important' } } })
