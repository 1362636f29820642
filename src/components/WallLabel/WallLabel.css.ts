import { style } from '@vanilla-extract/css'
import { font } from '#tokens/contract.css'
import { italic } from '#tokens/italic'

export const title = style({ display: 'block', fontSize: font.size.small, fontWeight: font.weight.strong, lineHeight: font.leading.text })
export const line = style({ ...italic, display: 'block', fontSize: font.size.lead, lineHeight: font.leading.row, textWrap: 'balance' })
