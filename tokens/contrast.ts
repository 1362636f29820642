/** Which pairs of colours meet, and how well one is told from the other: for the tests, and for the style guide. */
import type { Theme } from './contract.css.ts'

/** Red, green and blue, 0 to 255 each, of a colour written as #RRGGBB. */
export const channelsOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((of255) => {
    const channel = of255 / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 1.4.3: the contrast ratio of two opaque colours, written as #RRGGBB. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export interface Pair {
  readonly what: string
  /** Where the two stand in the theme. */
  readonly roles: string
  readonly one: string
  readonly other: string
  /** The least ratio: AAA for text, AAA for large text, or 3:1 for shapes. */
  readonly least: 7 | 4.5 | 3
}

type Colours = Theme['color']
type Role = { [Name in keyof Colours]: Colours[Name] extends string ? Name : never }[keyof Colours]

const pairs: readonly (readonly [what: string, one: Role, other: Role, least: Pair['least']])[] = [
  ['text on the page', 'text', 'page', 7],
  ['text on white', 'text', 'surface', 7],
  ['quiet text on the page', 'textMuted', 'page', 7],
  ['quiet text on white', 'textMuted', 'surface', 7],
  ['a fault on the page', 'problem', 'page', 7],
  ['a fault on its field', 'problem', 'problemField', 7],
  ['text on a fault’s field', 'text', 'problemField', 7],
  ['the footer', 'onFooter', 'footer', 7],
  ['a solid button', 'page', 'text', 7],
  ['the one action, set large and bold', 'onSignal', 'signal', 4.5],
  ['a field’s border on white', 'control', 'surface', 3],
  ['a field’s border on the page', 'control', 'page', 3],
  ['a fault’s border', 'problem', 'surface', 3],
  ['the focus ring on the page', 'focus', 'page', 3],
  ['the focus ring on white', 'focus', 'surface', 3],
]

/** Everything that is read or found by its edge, outside of rooms and in each of them. */
export const pairsOf = (color: Colours): readonly Pair[] => [
  ...Object.entries(color.room).flatMap(([room, { field, text, muted }]): Pair[] => [
    { what: `text in the ${room} room`, roles: `room.${room}.text on .field`, one: text, other: field, least: 7 },
    { what: `quiet text in the ${room} room`, roles: `room.${room}.muted on .field`, one: muted, other: field, least: 7 },
  ]),
  ...pairs.map(([what, one, other, least]): Pair => ({ what, roles: `${one} on ${other}`, one: color[one], other: color[other], least })),
]
