import { style } from '@vanilla-extract/css'
import { font, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'

/** Clear of a header that lies over the page. */
export const message = style({ display: 'grid', justifyItems: 'start', gap: space.m, padding: `calc(${size.header} + ${space.xl}) ${space.edge} ${space.huge}` })
export const title = style({ ...display, fontSize: font.size.title, lineHeight: font.leading.title })
