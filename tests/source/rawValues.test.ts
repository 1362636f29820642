import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const units = 'px|rem|em|ch|ex|lh|rlh|cap|ic|pt|pc|cm|mm|in|Q|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|ms|s'
const colour = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const length = new RegExp(String.raw`(?<![\w.#-])[-+]?(?:\d*\.)?\d+(?:${units})\b`, 'g')
// An expression with a unit behind it: the number comes from elsewhere, the length is made here.
const unitBehindExpression = new RegExp(String.raw`^(?:${units})\b`)
const mediaQuery = /\b(?:min|max)-(?:width|height|aspect-ratio|resolution)\b|\b(?:width|height)\s*[<>]/
const named = /\b(?:white|black|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|pink|brown|gold|beige|ivory|cream|tomato|coral|salmon|crimson|indigo|violet|plum|khaki|tan|linen|snow)\b/i
const colourProperty = /colou?r|background|border|outline|shadow|fill|stroke|decoration/i
const unitless =
  /^(?:animationIterationCount|aspectRatio|column(?:Count|s)|fillOpacity|flex(?:Grow|Shrink)?|fontWeight|grid(?:Area|Column|Row)(?:Start|End)?|(?:WebkitL|l)ineClamp|opacity|order|orphans|scale|stroke\w+|widows|zIndex|zoom)$/

/** Nothing and the whole of the viewport are no lengths that somebody chose; markup says in `vw` how wide a picture will be. */
function isFree(value: string, isStyle: boolean): boolean {
  return /^[-+]?0+[a-z]+$/i.test(value) || (isStyle ? /^100[sld]?v[wh]$/ : /\dvw$/).test(value)
}

/** What stands in a file as a bare colour or length, though tokens/ has the names of all of them. */
function rawValuesIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const isStyle = file.endsWith('.css.ts')
  const found = new Map<number, string>()
  const addresses = new Set<number>()

  function judge(text: string, start: number): void {
    if (addresses.has(start)) return
    const lengths = (text.match(length) ?? []).filter((value) => !isFree(value, isStyle))
    if (colour.test(text) || lengths.length > 0 || mediaQuery.test(text)) found.set(start, text.trim())
  }

  new Visitor({
    ImportDeclaration: ({ source: { start } }) => addresses.add(start),
    ExportNamedDeclaration: ({ source: from }) => from && addresses.add(from.start),
    ExportAllDeclaration: ({ source: { start } }) => addresses.add(start),
    ImportExpression: ({ source: { start } }) => addresses.add(start),
    Literal({ value, start }) {
      if (typeof value === 'string') judge(value, start)
    },
    TemplateLiteral({ quasis }) {
      quasis.forEach(({ value: { raw }, start }, index) => {
        judge(raw, start)
        if (isStyle && index > 0 && unitBehindExpression.test(raw)) found.set(start, `…${raw.trim()}`)
      })
    },
    Property({ key, value }) {
      if (!isStyle) return
      const property = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      const text = value.type === 'Literal' ? value.value : undefined
      if (typeof text === 'number' && text !== 0 && !unitless.test(property)) found.set(value.start, `${property}: ${text}`)
      if (typeof text === 'string' && colourProperty.test(property) && named.test(text)) found.set(value.start, `${property}: ${text}`)
    },
  }).visit(program)

  return [...found].map(([start, text]) => `${file}:${source.slice(0, start).split('\n').length} ${text}`)
}

test.each(globSync(['{src,workshop}/**/*.css.ts', '{src,workshop}/**/*.tsx']))('%s takes its colours and lengths from tokens/', (file) => {
  expect(rawValuesIn(file, readFileSync(file, 'utf8'))).toEqual([])
})

test.each([
  "style({ color: '#fff' })",
  "style({ color: '#16130fcc' })",
  "style({ background: 'rgb(0 0 0 / .5)' })",
  "style({ background: 'HSL(20 10% 10%)' })",
  "style({ background: `oklch(${x} .1 20)` })",
  "style({ border: `${size.line} solid white` , outlineColor: 'black' })",
  "style({ padding: '12px' })",
  "style({ padding: `${space.s} -1.5rem` })",
  'style({ padding: 16 })',
  'style({ fontSize: 17.5 })',
  "style({ inset: '-.5em' })",
  "style({ maxWidth: '60ch' })",
  "style({ height: '50vh' })",
  "style({ transition: 'opacity 200ms' })",
  "style({ transition: `opacity .2s ${ease}` })",
  'style({ width: `${columns}px` })',
  "style({ '@media': { 'screen and (min-width: 768px)': { display: 'none' } } })",
  "style({ '@media': { [`(max-width: ${breakpoint.desktop}px)`]: { display: 'none' } } })",
  "style({ '@media': { '(width >= 48em)': { display: 'none' } } })",
])('finds the raw value in %s', (source) => {
  expect(rawValuesIn('Bad.css.ts', `export const x = ${source}`)).not.toEqual([])
})

test.each([
  '<img sizes="(min-width: 1024px) 50vw, 100vw" />',
  '<svg fill="#16130f" />',
  "<Stack gap='1rem' />",
  '<svg stroke={`rgb(${shade} 0 0)`} />',
])('finds the raw value in %s', (source) => {
  expect(rawValuesIn('Bad.tsx', `export const x = () => ${source}`)).not.toEqual([])
})

test.each([
  ['Good.css.ts', "import { x } from '#add/fade.css'; export const y = style({ margin: 0, width: '100%', flex: 1, opacity: .5, zIndex: 1 })"],
  ['Good.css.ts', "export const y = style({ gridTemplateColumns: '1fr repeat(12, 1fr)', height: '100svh', inset: '0 auto', transform: 'rotate(45deg) scale(1.02)' })"],
  ['Good.css.ts', 'export const y = style({ margin: `calc(-1 * ${space.m})`, border: `${size.line} solid ${color.line}`, fill: "currentColor" })'],
  ['Good.css.ts', "export const y = style({ whiteSpace: 'nowrap', forcedColorAdjust: 'none', outlineColor: 'Highlight' }) // not 12px"],
  ['Good.tsx', 'export const x = () => <img sizes={`${wider.tablet} 50vw, 100vw`} />'],
  ['Good.tsx', 'export const x = () => <a href="#main"><svg viewBox="0 0 24 24" width="24"><path d="M4 4h16v.5s2 1 3 0z" /></svg>In 14px, 3 s</a>'],
])('finds nothing in %s %s', (file, source) => {
  expect(rawValuesIn(file, source)).toEqual([])
})
