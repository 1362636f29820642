/** Which pairs of colours meet, and how well one is told from the other: for the tests, and for the style guide. */
import type { Theme } from './theme.css.ts'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
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
  readonly one: string
  readonly other: string
  /** The least ratio: AAA for text, AAA for large text, or 3:1 for shapes. */
  readonly least: 7 | 4.5 | 3
}

/** Everything that is read or found by its edge, outside of rooms and in each of them. */
export const pairsOf = (color: Theme['color']): readonly Pair[] => [
  ...Object.entries(color.room).flatMap(([room, { field, text, muted }]): Pair[] => [
    { what: `text in the ${room} room`, one: text, other: field, least: 7 },
    { what: `quiet text in the ${room} room`, one: muted, other: field, least: 7 },
  ]),
  { what: 'text on the page', one: color.text, other: color.page, least: 7 },
  { what: 'text on white', one: color.text, other: color.surface, least: 7 },
  { what: 'quiet text on the page', one: color.textMuted, other: color.page, least: 7 },
  { what: 'quiet text on white', one: color.textMuted, other: color.surface, least: 7 },
  { what: 'a fault on the page', one: color.problem, other: color.page, least: 7 },
  { what: 'a fault on its field', one: color.problem, other: color.problemField, least: 7 },
  { what: 'text on a fault’s field', one: color.text, other: color.problemField, least: 7 },
  { what: 'the footer', one: color.onFooter, other: color.footer, least: 7 },
  { what: 'a solid button', one: color.page, other: color.text, least: 7 },
  { what: 'the one action, set large and bold', one: color.onSignal, other: color.signal, least: 4.5 },
  { what: 'a field’s border on white', one: color.control, other: color.surface, least: 3 },
  { what: 'a field’s border on the page', one: color.control, other: color.page, least: 3 },
  { what: 'a fault’s border', one: color.problem, other: color.surface, least: 3 },
  { what: 'the focus ring on the page', one: color.focus, other: color.page, least: 3 },
  { what: 'the focus ring on white', one: color.focus, other: color.surface, least: 3 },
]
