/**
 * Makes the picture that other sites show beside a link to ours: one for each page that search engines
 * may list, 1200 by 630, named after its address. The title stands on the page's room beside the page's
 * own picture, as delivered. Run it after `deliver.mjs`: npx node art/cards.mjs [name …] draws the cards whose words or
 * pictures have changed, or those named; `--all` draws all, and `--check` says which are not up to date.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cardName } from '../src/content/address.ts'
import { cardsOf } from '../src/content/cards.ts'
import { settings } from '../src/content/settings.ts'
import { openFace, setLine } from './drawings/kit/lettering.mjs'
import { palette as c } from './drawings/kit/palette.mjs'
import { times } from './drawings/kit/shapes.mjs'
import { drawing, element, group, shape } from './drawings/kit/svg.mjs'

const root = new URL('../', import.meta.url)
const cards = new URL('public/cards/', root)
/** What each card was drawn from. */
const record = new URL('cards.json', import.meta.url)
const [width, height] = [1200, 630]
const margin = 64

const rooms = {
  paper: c.paper, mint: c.mint, blush: c.blush, lilac: c.lilac, pine: c.pine, butter: c.butter,
  sand: c.sand, sky: c.sky, cobalt: c.cobaltDeep, coral: c.coral, plum: c.plum,
}
const isDark = (room) => ['pine', 'cobalt', 'plum'].includes(room)

/** Drawings with so much calm at the left that they can fill the card. */
const fillsCard = new Set(['project-1', 'project-2', 'project-3'])
/** bytes */
const heaviest = 80_000

const display = await openFace('grotesque', { wght: 780, wdth: 82, opsz: 96 })
const accent = await openFace('serifItalic')

const pictures = JSON.parse(await readFile(new URL('src/content/pictures.json', root), 'utf8'))
const entriesIn = (folder, key) =>
  readdir(new URL(`src/content/${folder}/`, root)).then((files) =>
    Promise.all(files.toSorted().map(async (file) => (await import(new URL(`src/content/${folder}/${file}`, root)))[key])),
  )

const [services, articles, projects] = await Promise.all([entriesIn('services', 'service'), entriesIn('articles', 'article'), entriesIn('projects', 'project')])
const contents = cardsOf({ services, articles, projects })

/** The agency’s mark, as in the header. */
const mark = (ink) => group([element('circle', { cx: 9, cy: 8.5, r: 8.5, fill: c.vermilion }), shape('M0 17h28v5h-1.5v6h-5v-6H0z', ink)], { at: [margin, 54], scale: 1.5 })

/** Whatever a card looks like by, but for how this file puts it together. */
function marked(content) {
  const { paper, ink, vermilion } = c
  const from = [settings.name, mark(ink), content, content.shows.map((name) => pictures[name]?.hash), rooms[content.room], paper, ink, vermilion]
  return createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 12)
}

/** The largest size at which a title stands in the room it has, and its lines. */
function fitted(title, wide, high, largest) {
  const words = title.split(' ')
  for (let size = largest; size >= 44; size -= 4) {
    const lines = ['']
    for (const word of words) {
      const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
      if (setLine(display, longer, { size, tracking: -0.018 }).width <= wide) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const tooWide = lines.some((line) => setLine(display, line, { size, tracking: -0.018 }).width > wide)
    if (!tooWide && lines.length * size * 0.94 <= high) return { size, lines }
  }
  throw new Error(`no room for the title ${JSON.stringify(title)}`)
}

/** A delivered picture at about the size that it is shown. */
async function delivered(name, wanted) {
  const entry = pictures[name]
  if (!entry) throw new Error(`${JSON.stringify(name)} is no picture in src/content/pictures.json: put its master in art/masters and run npm run pictures`)
  const step = entry.widths.find((each) => each >= wanted) ?? entry.widths.at(-1)
  return { ...entry, image: sharp(await readFile(new URL(`public/pictures/${name}.${entry.hash}-${step}.avif`, root))) }
}

/** Where the pictures go: four make a wall, a cut-out stands at the lower right, a drawing fills the right side. */
async function placed(shows) {
  if (shows.length > 1) {
    const [wide, high] = [340, height / 2]
    return Promise.all(
      shows.map(async (name, index) => {
        const { image } = await delivered(name, 720)
        return { input: await image.resize(wide, high, { fit: 'cover' }).toBuffer(), left: width - 2 * wide + (index % 2) * wide, top: Math.floor(index / 2) * high }
      }),
    )
  }
  return Promise.all(
    shows.map(async (name) => {
      const { image, alpha } = await delivered(name, 1080)
      if (!alpha) {
        const wide = fillsCard.has(name) ? width : 690
        return { input: await image.resize(wide, height, { fit: 'cover' }).toBuffer(), left: width - wide, top: 0 }
      }
      const [wide, high] = [640, 580]
      const input = await image.trim().resize(wide, high, { fit: 'inside' }).toBuffer({ resolveWithObject: true })
      return { input: input.data, left: Math.min(width - input.info.width, Math.round(width - 20 - (wide + input.info.width) / 2)), top: height - input.info.height - 16 }
    }),
  )
}

async function card({ title, line, room, shows }) {
  const ink = isDark(room) ? c.paper : c.ink
  const beside = shows.length > 0
  const wide = beside ? (shows.length > 1 ? width - 2 * 340 : 510) - margin - 24 : width - 2 * margin
  const { size, lines } = fitted(title, wide, 340, beside ? 128 : 190)
  const top = 146 + size * 0.74
  const words = drawing(width, height, [
    mark(ink),
    shape(setLine(display, settings.name, { at: [margin + 56, 87], size: 36 }).d, ink),
    times(lines.length, (index) => shape(setLine(display, lines[index], { at: [margin - size * 0.02, top + index * size * 0.94], size, tracking: -0.018 }).d, ink)),
    shape(setLine(accent, line, { at: [margin, height - 54], size: 36 }).d, ink),
  ])
  const picture = await sharp({ create: { width, height, channels: 3, background: rooms[room] } })
    .composite([...(await placed(shows)), { input: Buffer.from(words), left: 0, top: 0 }])
    .png()
    .toBuffer()
  for (let quality = 84; quality >= 60; quality -= 6) {
    const made = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (made.length <= heaviest) return made
  }
  throw new Error(`the card of ${JSON.stringify(title)} is over ${heaviest} bytes`)
}

const all = contents.map((content) => ({ name: cardName(content.path), mark: marked(content), content }))
const drawnFrom = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {}
const isOld = ({ name, mark }) => drawnFrom[name] !== mark || !existsSync(new URL(`${name}.jpg`, cards))
const wanted = process.argv.slice(2)
if (wanted.includes('--check')) {
  for (const { name } of all.filter(isOld)) console.log(`public/cards/${name}.jpg does not show what its page says: npm run pictures`)
} else {
  await mkdir(cards, { recursive: true })
  const drawn = all.filter((each) => (wanted.length === 0 ? isOld(each) : wanted.includes('--all') || wanted.includes(each.name)))
  for (const { name, mark, content } of drawn) {
    await writeFile(new URL(`${name}.jpg`, cards), await card(content))
    drawnFrom[name] = mark
  }
  const names = new Set(all.map(({ name }) => name))
  for (const file of await readdir(cards)) {
    if (names.has(file.replace('.jpg', ''))) continue
    await rm(new URL(file, cards))
    console.log(`public/cards/${file} is gone, as its page is: if that has another address now, name the old one in the formerPaths of its entry`)
  }
  await writeFile(record, `${JSON.stringify(Object.fromEntries(Object.entries(drawnFrom).filter(([name]) => names.has(name)).toSorted()), null, 2)}\n`)
  console.log(`${all.length} cards, ${drawn.length} of them drawn`)
}
