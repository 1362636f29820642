import { style, styleVariants } from '@vanilla-extract/css'

export const fit = styleVariants({
  whole: { width: '100%', height: 'auto' },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
})

export const frame = style({ display: 'contents' })
