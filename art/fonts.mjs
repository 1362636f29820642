/**
 * Makes the site's three font files from the packages' full fonts: axes pinned, subset to the
 * characters that English prose needs, named by content. Writes public/fonts/ and tokens/fontFiles.json,
 * with the figures that make the system's own fonts take the same room until the real ones arrive, and
 * tokens/displayAdvances.json, by which a giant word is measured.
 * Run: node art/fonts.mjs
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'
import { fromFile } from '@capsizecss/unpack/fs'
import { createFontStack } from '@capsizecss/core'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prose = `${letters}0123456789 !"#%&'()*+,-./:;=?@_\u00a0£©·é–—‘’“”…€`
const accent = `${letters}0123456789 !&'(),-./:;?\u00a0é–—‘’“”`

const fonts = [
  { name: 'display', source: import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'), text: prose, axes: { opsz: 96, wght: 760, wdth: 84 }, fallback: { local: 'Arial', family: 'Larkhythe Display Fallback' } },
  { name: 'text', source: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'), text: prose, axes: { wght: { min: 400, max: 600 } }, fallback: { local: 'Arial', family: 'Larkhythe Text Fallback' } },
  { name: 'accent', source: import.meta.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'), text: accent, axes: undefined, fallback: { local: 'Times New Roman', family: 'Larkhythe Accent Fallback' } },
]

/** Metric-compatible stand-ins for the systems' fonts (Debian: fonts-liberation). */
const systemFonts = {
  Arial: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'Times New Roman': '/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf',
}

const folder = new URL('../public/fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder)) rmSync(new URL(old, folder))

const files = {}
for (const font of fonts) {
  const source = readFileSync(new URL(font.source))
  const options = font.axes ? { variationAxes: font.axes } : {}
  const file = await subsetFont(source, font.text, { targetFormat: 'woff2', ...options })
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const name = `${font.name}.${hash}.woff2`
  writeFileSync(new URL(name, folder), file)

  const plain = await subsetFont(source, font.text, { targetFormat: 'sfnt', ...options })
  const metrics = await fromBuffer(plain)
  if (font.name === 'display') writeAdvances(opentype.parse(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length)))
  const system = { ...(await fromFile(systemFonts[font.fallback.local])), familyName: font.fallback.local }
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' })
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]['@font-face']
  files[font.name] = {
    path: `/fonts/${name}`,
    bytes: file.length,
    fallback: { local: font.fallback.local, sizeAdjust, ascentOverride: ascentOverride ?? 'normal', descentOverride: descentOverride ?? 'normal', lineGapOverride: lineGapOverride ?? 'normal' },
  }
  console.log(`${font.name}: ${file.length} bytes`)
}
writeFileSync(new URL('../tokens/fontFiles.json', import.meta.url), `${JSON.stringify(files, null, 2)}\n`)

/** How far each letter moves the next one on, in thousandths of the type's size. */
function writeAdvances(face) {
  const advances = Object.fromEntries([...`${letters} -&`].map((letter) => [letter, Math.round((1000 * face.charToGlyph(letter).advanceWidth) / face.unitsPerEm)]))
  writeFileSync(new URL('../tokens/displayAdvances.json', import.meta.url), `${JSON.stringify(advances)}\n`)
}
