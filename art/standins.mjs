/**
 * Draws a flat stand-in for every picture that has no master yet, so that the site builds at any time.
 * They are delivered like the others and vanish when the master comes. Run it: node art/standins.mjs
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { deliver } from './deliver.mjs'
import { palette } from './drawings/kit/palette.mjs'

const folder = new URL('../.cache/standins/', import.meta.url)
const slugsIn = async (path) => (await readdir(new URL(path, import.meta.url))).map((file) => parse(file).name)
const times = (count, name) => Array.from({ length: count }, (_, index) => name(index + 1))

const services = await slugsIn('../src/content/services/')
const articles = await slugsIn('../src/content/articles/')
const objects = ['envelope', 'bell', 'lifebuoy', 'clipboard', 'pencil']

const kinds = [
  { names: services.map((slug) => `service-${slug}`), size: [720, 540] },
  { names: services.flatMap((slug) => times(2, (index) => `service-${slug}-${index}`)), size: [720, 540], ground: true },
  { names: times(3, (index) => `hero-${index}`), size: [720, 500] },
  { names: articles.map((slug) => `article-${slug}`), size: [720, 540] },
  { names: times(4, (index) => `story-${index}`), size: [720, 540] },
  { names: objects.map((object) => `object-${object}`), size: [720, 540] },
  { names: ['panel-field'], size: [720, 480], ground: true },
  { names: times(12, (index) => `project-${index}`), size: [720, 540], ground: true },
  { names: times(12, (index) => times(3, (detail) => `project-${index}-${detail}`)).flat(), size: [720, 540], ground: true },
  { names: times(10, (index) => `portrait-${index}`), size: [480, 480], ground: true },
]

const fields = ['mint', 'blush', 'lilac', 'butter', 'sky', 'sand', 'coral']
const fills = ['cobalt', 'pine', 'plum', 'cobaltDeep', 'ink2']
const box = (x, y, width, height, radius, fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
const disc = (x, y, radius, fill, rest = '') => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${rest}/>`
const path = (d, fill, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`

/** On a field of 400 by 300; `a` is the dark colour, `b` the light one. */
const signs = [
  [/seo|search|check/, (a, b) => [90, 130, 190].map((h, i) => box(90 + i * 60, 250 - h, 48, h, 8, i === 1 ? b : a)).join('') + disc(250, 130, 62, 'none', `stroke="${palette.butter}" stroke-width="16"`) + path('M210 180l-60 70', 'none', `stroke="${palette.ink}" stroke-width="22" stroke-linecap="round"`)],
  [/local|street/, (a, b) => path('M200 250c-60-80-80-110-80-145a80 80 0 0 1 160 0c0 35-20 65-80 145z', a) + disc(200, 105, 30, b)],
  [/video|film|hero-3|photo/, (a, b) => box(80, 90, 240, 160, 20, a) + disc(200, 170, 55, b) + disc(200, 170, 28, a)],
  [/mail|envelope|letter/, (a, b) => box(80, 80, 240, 160, 14, a) + path('M80 90l120 90 120-90', 'none', `stroke="${b}" stroke-width="12"`)],
  [/book|brief|plan|content|copy|clipboard|service-page/, (a, b) => box(110, 60, 180, 190, 10, a) + [0, 1, 2, 3].map((i) => box(135, 95 + i * 34, i === 3 ? 80 : 130, 14, 7, b)).join('')],
  [/analytics|numbers|budget|conversion/, (a, b) => [70, 120, 95, 170].map((h, i) => box(95 + i * 56, 245 - h, 42, h, 8, i === 3 ? b : a)).join('')],
  [/web|website|care|development/, (a, b) => box(70, 70, 260, 180, 16, a) + box(86, 110, 228, 124, 6, b) + disc(96, 91, 7, b)],
  [/bell|contact/, (a, b) => path('M100 220a100 100 0 0 1 200 0z', a) + box(85, 222, 230, 22, 11, b) + disc(200, 106, 16, b)],
  [/lifebuoy/, (a, b) => disc(200, 150, 85, 'none', `stroke="${a}" stroke-width="46"`) + disc(200, 150, 85, 'none', `stroke="${b}" stroke-width="46" stroke-dasharray="66 67.5"`)],
  [/pencil/, (a, b) => path('M90 230l20-50 150-110 34 42-150 112z', a) + path('M90 230l20-50 34 42z', b)],
  [/hero|social|advert|pr$/, (a, b) => path('M120 120l150-60v190l-150-60z', a) + box(90, 125, 50, 62, 12, b)],
]
const plain = (a, b) => disc(160, 160, 80, a) + box(190, 110, 130, 130, 20, b)

function draw(name, { size: [width, height], ground }, index) {
  const a = palette[fills[index % fills.length]]
  const b = palette.white
  const [, sign] = signs.find(([pattern]) => pattern.test(name)) ?? [null, plain]
  const scale = Math.min(width / 400, height / 300)
  const place = `translate(${(width - 400 * scale) / 2} ${(height - 300 * scale) / 2}) scale(${scale})`
  const field = ground ? box(0, 0, width, height, 0, palette[fields[index % fields.length]]) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${field}<g transform="${place}">${sign(a, b)}</g></svg>`
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const finished = new Set((await readdir(new URL('masters/', import.meta.url))).map((file) => parse(file).name))
await Promise.all(
  kinds.flatMap((kind) =>
    kind.names.map((name, index) => (finished.has(name) ? undefined : writeFile(new URL(`${name}.svg`, folder), draw(name, kind, index)))),
  ),
)
await deliver(folder)
