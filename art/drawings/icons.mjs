/**
 * The icons of the site: the agency's mark, a ball resting on a landing stage.
 * Run it: npx node art/drawings/icons.mjs
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { palette } from './kit/palette.mjs'
import { drawing, element } from './kit/svg.mjs'

const site = new URL('../../public/', import.meta.url)

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
