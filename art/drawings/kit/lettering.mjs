/**
 * Lettering as outlines, so that a finished drawing needs no font. A face is one cut of a variable
 * font (its axes pinned by subset-font); its glyphs are set and kerned by opentype.js.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

const packages = createRequire(import.meta.url)

const files = {
  grotesque: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  sansItalic: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-italic.woff2',
  serif: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  serifItalic: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
}

/** One cut of a family, for example `await openFace('grotesque', { wght: 800, wdth: 80, opsz: 96 })`. */
export async function openFace(family, axes) {
  const source = await readFile(packages.resolve(files[family]))
  const cut = await subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    ...(axes && { variationAxes: axes }),
  })
  return opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength))
}

const short = (value, decimals) => {
  const text = (Math.round(value * 10 ** decimals) / 10 ** decimals).toString()
  return text.replace(/^(-?)0\./, '$1.')
}
/** Numbers in a row with a blank only where the next one would not be read apart. */
const follow = (line, text) => line + (/[a-zA-Z]$/.test(line) || text.startsWith('-') || (text.startsWith('.') && /\.\d*$/.test(line)) ? '' : ' ') + text

/** Path data with relative commands and no needless characters. */
function pathData(commands, decimals) {
  const grid = (value) => Math.round(value * 10 ** decimals) / 10 ** decimals
  let line = ''
  let last = ''
  let [x, y] = [0, 0]
  const write = (letter, numbers) => {
    if (letter !== last || letter === 'M') line += letter
    last = letter
    for (const value of numbers) line = follow(line, short(value, decimals))
  }
  for (const command of commands) {
    if (command.type === 'Z') continue
    const points = ['1', '2', ''].flatMap((key) => (`x${key}` in command ? [[command[`x${key}`], command[`y${key}`]].map(grid)] : []))
    const [toX, toY] = points.at(-1)
    const [dx, dy] = [grid(toX - x), grid(toY - y)]
    if (command.type === 'M') write('M', [toX, toY])
    else if (command.type === 'L') {
      if (dx !== 0 && dy !== 0) write('l', [dx, dy])
      else if (dx !== 0) write('h', [dx])
      else if (dy !== 0) write('v', [dy])
    } else write(command.type.toLowerCase(), points.flatMap(([pointX, pointY]) => [grid(pointX - x), grid(pointY - y)]))
    ;[x, y] = [toX, toY]
  }
  return line
}

/** Each glyph of a line with its place on the baseline, kerned; no ligatures. */
function glyphsOf(face, text, size, tracking) {
  const scale = size / face.unitsPerEm
  const glyphs = [...text].map((character) => {
    const glyph = face.charToGlyph(character)
    // Its first glyph is the box that stands for what a font has not.
    if (glyph.index === 0) throw new Error(`there is no ${JSON.stringify(character)} in ${face.getEnglishName('fullName')}, which ${JSON.stringify(text)} is set in`)
    return glyph
  })
  let pen = 0
  const placed = glyphs.map((glyph, index) => {
    const next = glyphs[index + 1]
    const left = pen
    pen += glyph.advanceWidth * scale + (next ? face.getKerningValue(glyph, next) * scale + tracking * size : 0)
    return { glyph, left }
  })
  return { placed, width: pen }
}

/**
 * A line of text as one path. `at` is the point on the baseline; `anchor` says which end of the line
 * stands there; `tracking` is in em.
 */
export function setLine(face, text, { at = [0, 0], size = 100, tracking = 0, anchor = 'start', decimals = 1 } = {}) {
  const { placed, width } = glyphsOf(face, text, size, tracking)
  const start = at[0] - { start: 0, middle: width / 2, end: width }[anchor]
  const line = new opentype.Path()
  for (const { glyph, left } of placed) line.extend(glyph.getPath(start + left, at[1], size))
  return { d: pathData(line.commands, decimals), width, box: line.getBoundingBox() }
}
