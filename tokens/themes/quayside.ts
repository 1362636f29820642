/**
 * A second brand, to prove that a brand is one file: cool greys, round corners, the fonts that every system has.
 * Name it in `brand.ts` in place of Larkhythe's and the whole site wears it, but for its pictures.
 */
import type { Theme } from '#tokens/contract.css'
import { fluid } from '#tokens/type'
import { withAlpha } from '#tokens/withAlpha'
import * as larkhythe from './larkhythe.ts'

const hue = {
  white: '#FFFFFF',
  mist: '#F3F6F8',
  slate: '#101B24',
  slateSoft: '#36454F',
  pewter: '#A3B1BA',
  amber: '#FFB000',
  oxblood: '#7A1020',
  rose: '#FFD6DC',
  sea: '#9FD8DE',
  harbour: '#0B3A4A',
  navy: '#14276B',
  sage: '#C4DDB8',
  straw: '#FBE39A',
  heather: '#D6C7F2',
  clay: '#F3A982',
  sky: '#BFDDFB',
  damson: '#3A1B45',
} as const

const light = (field: string) => ({ field, text: hue.slate, muted: hue.slate, line: hue.slate })
const dark = (field: string) => ({ field, text: hue.mist, muted: hue.mist, line: hue.mist })

export const color: Theme['color'] = {
  page: hue.mist,
  surface: hue.white,
  text: hue.slate,
  textMuted: hue.slateSoft,
  line: hue.pewter,
  control: hue.slate,
  signal: hue.amber,
  onSignal: hue.slate,
  problem: hue.oxblood,
  problemField: hue.rose,
  focus: hue.slate,
  veil: withAlpha(hue.mist, 0.8),
  veilThin: withAlpha(hue.mist, 0.35),
  scrim: withAlpha(hue.slate, 0.62),
  footer: hue.slate,
  onFooter: hue.mist,
  footerLine: withAlpha(hue.mist, 0.4),
  room: {
    paper: { field: hue.mist, text: hue.slate, muted: hue.slateSoft, line: hue.pewter },
    mint: light(hue.sage),
    blush: light(hue.rose),
    lilac: light(hue.heather),
    pine: dark(hue.harbour),
    butter: light(hue.straw),
    sand: light(hue.sea),
    sky: light(hue.sky),
    cobalt: dark(hue.navy),
    coral: light(hue.clay),
    plum: dark(hue.damson),
  },
}

export const font: Theme['font'] = {
  ...larkhythe.font,
  family: {
    display: "Georgia, 'Times New Roman', serif",
    giant: "Georgia, 'Times New Roman', serif",
    text: "system-ui, 'Segoe UI', Arial, sans-serif",
    accent: "Georgia, 'Times New Roman', serif",
    accentStandIn: "Georgia, 'Times New Roman', serif",
  },
  size: { ...larkhythe.font.size, hero: fluid(46, 116), room: fluid(42, 92), title: fluid(42, 96), section: fluid(36, 68), client: `min(${fluid(44, 120)}, 12cqi)`, wordmark: '18.5vw' },
  tracking: { tight: '-.01em', title: '-.01em', row: '0', text: '0' },
  word: { ...larkhythe.font.word, fit: '.72' },
}

export const radius: Theme['radius'] = { control: '.75rem', round: '50%' }

/** Georgia is half as wide again: the name fills the page at a smaller size, and needs less height. */
export const size: Theme['size'] = { ...larkhythe.size, wordmark: '12.5vw' }

export const { space, shadow, motion, layer } = larkhythe

export const { sideways } = larkhythe
