import { style, styleVariants } from '@vanilla-extract/css'
import { font, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.l })

const words = style({ ...display, textWrap: 'balance', textIndent: font.hang.quote })

export const length = styleVariants({
  large: [words, { fontSize: font.size.room, lineHeight: font.leading.title, letterSpacing: font.tracking.tight }],
  /** A sentence out of the text around it. */
  pull: [words, { fontSize: font.size.section, lineHeight: font.leading.title, letterSpacing: font.tracking.title }],
  modest: [words, { fontSize: font.size.name, lineHeight: font.leading.row, letterSpacing: font.tracking.row }],
  small: [words, { fontSize: font.size.row, lineHeight: font.leading.row, letterSpacing: font.tracking.row }],
})

export const caption = style({ display: 'flex', alignItems: 'center', gap: space.m })
/** All that is left of the line: a caption says how much of it to take. */
export const who = style({ flexGrow: 1, minWidth: 0 })
export const portrait = style({ width: size.portrait, flex: 'none' })
