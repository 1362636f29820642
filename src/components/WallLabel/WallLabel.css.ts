import { style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'

export const title = style({ display: 'block', fontSize: font.size.small, fontWeight: font.weight.strong, lineHeight: font.leading.text })
export const line = style({ display: 'block', fontFamily: font.family.accent, fontStyle: 'italic', fontSize: font.size.lead, lineHeight: font.leading.row })
