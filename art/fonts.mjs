/**
 * Makes the site's three font files from the packages' full fonts: axes pinned, subset to the
 * characters that English prose needs, named by content. Writes public/fonts/ and tokens/fontFiles.json,
 * with the weights that a style may ask of each, and the figures that make the system's own fonts take the
 * same room until the real ones arrive, and tokens/displayAdvances.json, by which a giant word is measured.
 * Run: node art/fonts.mjs
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'
import { fromFile } from '@capsizecss/unpack/fs'
import { createFontStack } from '@capsizecss/core'
import { convert } from 'fontverter'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { withTable } from './withTable.mjs'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prose = `${letters}0123456789 !"#%&'()*+,-./:;=?@_\u00a0£©·é–—‘’“”…€`
// What a sentence is to have put in for it: “After this film, [one person] …”
const text = `${prose}[]`
const accent = `${letters}0123456789 !&'(),-./:;?\u00a0é–—‘’“”`

// What the letters of this site ask of a font beside their shapes.
const keepFeatures = ['kern', 'liga']

// `fit` is by how much the letters of this site's words are narrower than those of English in general: the figure with
// which the fewest lines break elsewhere in the system's font (eleven pages at six widths, 360 to 1440 px).
const fonts = [
  { name: 'display', source: import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'), text: prose, axes: { opsz: 96, wght: 760, wdth: 84 }, weight: '700', fallback: { like: 'Arial Bold', fit: 0.98 } },
  { name: 'text', source: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'), text, axes: { wght: { min: 400, max: 600 } }, fallback: { like: 'Arial', fit: 0.992 } },
  { name: 'accent', source: import.meta.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'), text: accent, axes: undefined, weight: '400', fallback: { like: 'Times New Roman', fit: 1 } },
]

/**
 * The systems' fonts, by all the names that they go by, and one as wide to measure (Debian: fonts-liberation). Android has
 * none of Arial's kin; its Roboto is wider by less than a hundredth.
 */
const systemFonts = {
  Arial: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'], file: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
  // Roboto in one file of all weights goes by its plain name.
  'Arial Bold': { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'], file: '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf' },
  'Times New Roman': { names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'], file: '/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf' },
}

const folder = new URL('../public/fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })

const scaled = (share, factor) => `${Number((Number.parseFloat(share) * factor).toFixed(4))}%`

const files = {}
for (const font of fonts) {
  const source = readFileSync(new URL(font.source))
  const plain = await subset(source, font)
  const file = await convert(plain, 'woff2')
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const name = `${font.name}.${hash}.woff2`
  writeFileSync(new URL(name, folder), file)

  const metrics = await fromBuffer(plain)
  if (font.name === 'display') writeAdvances(opentype.parse(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length)))
  const { names, file: systemFile } = systemFonts[font.fallback.like]
  const system = { ...(await fromFile(systemFile)), familyName: font.fallback.like }
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' })
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]['@font-face']
  const { fit } = font.fallback
  files[font.name] = {
    path: `/fonts/${name}`,
    bytes: file.length,
    weight: font.weight ?? `${font.axes.wght.min} ${font.axes.wght.max}`,
    fallback: { local: names, sizeAdjust: scaled(sizeAdjust, fit), ascentOverride: scaled(ascentOverride, 1 / fit), descentOverride: scaled(descentOverride, 1 / fit), lineGapOverride },
  }
  console.log(`${font.name}: ${file.length} bytes`)
}
writeFileSync(new URL('../tokens/fontFiles.json', import.meta.url), `${JSON.stringify(files, null, 2)}\n`)
const made = new Set(Object.values(files).map(({ path }) => path))
for (const file of readdirSync(folder)) if (!made.has(`/fonts/${file}`)) rmSync(new URL(file, folder))

/** A font of several weights has the kerning of its lightest for all: theirs differ by next to nothing, and would be a fifth of the file. */
async function subset(source, { text, axes }) {
  const make = (variationAxes) => subsetFont(source, text, { targetFormat: 'sfnt', keepFeatures, ...(variationAxes ? { variationAxes } : {}) })
  const font = await make(axes)
  if (typeof axes?.wght !== 'object') return font
  return withTable(font, 'GPOS', await make({ ...axes, wght: axes.wght.min }))
}

/** How far each letter moves the next one on, in thousandths of the type's size. */
function writeAdvances(face) {
  const advances = Object.fromEntries([...`${letters} -&`].map((letter) => [letter, Math.round((1000 * face.charToGlyph(letter).advanceWidth) / face.unitsPerEm)]))
  writeFileSync(new URL('../tokens/displayAdvances.json', import.meta.url), `${JSON.stringify(advances)}\n`)
}
