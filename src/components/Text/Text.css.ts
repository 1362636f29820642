import { styleVariants, style } from '@vanilla-extract/css'
import { font, ground, size as sizes } from '#tokens/contract.css'

export const size = styleVariants({
  lead: { fontSize: font.size.lead, lineHeight: font.leading.text, maxWidth: sizes.measure, textWrap: 'balance' },
  text: { fontSize: font.size.text, maxWidth: sizes.measure },
  small: { fontSize: font.size.small, maxWidth: sizes.measure, textWrap: 'balance' },
})

export const muted = style({ color: ground.muted })
export const strong = style({ fontWeight: font.weight.strong })
