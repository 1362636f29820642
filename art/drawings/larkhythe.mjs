/**
 * The agency's own mark, a ball resting on a landing stage, its wordmark and the icons of the site.
 * Run it: npx node art/drawings/larkhythe.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { settings } from '../../src/content/settings.ts'
import { openFace, setLine } from './kit/lettering.mjs'
import { palette } from './kit/palette.mjs'
import { drawing, element } from './kit/svg.mjs'

const logos = new URL('../../src/content/logos/', import.meta.url)
const site = new URL('../../public/', import.meta.url)

/** 28 wide, 28 high. The deck's lower edge, 22, is the baseline of the letters beside it. */
const mark = { width: 28, height: 28, baseline: 22 }
const ball = (attributes) => element('circle', { dataPart: 'ball', cx: 9, cy: 8.5, r: 8.5, ...attributes })
const stage = (attributes) => element('path', { d: 'M0 17h28v5h-1.5v6h-5v-6H0z', ...attributes })
const inColour = [ball({ fill: palette.vermilion }), stage({ fill: 'currentColor' })].join('')

const { name } = settings

async function wordmark() {
  const face = await openFace('grotesque', { wght: 800, wdth: 88, opsz: 60 })
  const line = setLine(face, name, { at: [38, mark.baseline], size: 26, tracking: 0.002, decimals: 2 })
  return drawing(Math.ceil(line.box.x2), mark.height, inColour + element('path', { d: line.d, fill: 'currentColor' }))
}

/** The footer's giant letters: the box is the letters' own, so that they can stand on the margin. */
async function giantWordmark() {
  const face = await openFace('grotesque', { wght: 800, wdth: 80, opsz: 96 })
  const size = 400
  const { box } = setLine(face, name, { size, tracking: 0.004 })
  const line = setLine(face, name, { at: [-box.x1, -box.y1], size, tracking: 0.004 })
  return drawing(box.x2 - box.x1, box.y2 - box.y1, element('path', { d: line.d, fill: 'currentColor' }))
}

/** The mark on a 32 grid of 4, so that every edge falls on a pixel at 16 and 32; `inset` shrinks it for masks. */
function icon(inset = 0) {
  const scale = (32 - 2 * inset) / 32
  const drawn = [
    element('circle', { cx: 12, cy: 12, r: 8, fill: palette.vermilion }),
    element('path', { d: 'M4 20h24v4h-2v4h-4v-4H4z', fill: palette.ink }),
  ].join('')
  return drawing(32, 32, [
    element('rect', { width: 32, height: 32, fill: palette.butter }),
    inset === 0 ? drawn : element('g', { transform: `translate(${inset} ${inset}) scale(${scale})` }, drawn),
  ])
}

const png = (svg, size) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer()

/** An .ico file: a directory of PNG pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, data }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(data.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += data.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ data }) => data)])
}

await mkdir(logos, { recursive: true })
await writeFile(new URL('larkhythe.svg', logos), await wordmark())
await writeFile(new URL('larkhythe-mark.svg', logos), drawing(mark.width, mark.height, inColour))
await writeFile(new URL('larkhythe-wordmark-large.svg', logos), await giantWordmark())

await writeFile(new URL('favicon.svg', site), icon())
await writeFile(
  new URL('favicon.ico', site),
  ico(await Promise.all([16, 32].map(async (size) => ({ size, data: await png(icon(), size) })))),
)
for (const [file, size, inset] of [
  ['apple-touch-icon.png', 180, 3],
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['icon-maskable-512.png', 512, 3],
]) {
  await writeFile(new URL(file, site), await png(icon(inset), size))
}
