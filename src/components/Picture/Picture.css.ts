import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '#tokens/contract.css'

export const fit = styleVariants({
  whole: { width: '100%', height: 'auto' },
  /** Covers the box around it with its lower edge in view, and with the middle or the end of that. */
  middle: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 100%' },
  end: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 100%' },
  /** Whole, in the lower corner at the end of the box around it, whose colour goes on around it. */
  uncut: { width: '100%', height: '100%', objectFit: 'contain', objectPosition: '100% 100%' },
  /** Whatever its shape, it stands in the middle of the lower edge of the box around it. */
  stand: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain', objectPosition: 'bottom' },
})

export const frame = style({ display: 'contents' })

// One that could not be had, until it is there after all: its words stand clear of what is beside it, and of one without words nothing is shown.
globalStyle('img[data-failed]', { padding: `${space.m} ${space.margin}` })
globalStyle('img[data-failed][alt=""]', { visibility: 'hidden' })
