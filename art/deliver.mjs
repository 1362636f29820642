/**
 * Turns the masters into the files that the site serves, and keeps the manifest of them.
 * Run it: node art/deliver.mjs [name ...]
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const masters = new URL('masters/', import.meta.url)
const stills = new URL('stills/pictures.json', import.meta.url)
const drawingAlts = new URL('drawings/alt.json', import.meta.url)
const pictures = new URL('../public/pictures/', import.meta.url)
const manifest = new URL('../src/content/pictures.json', import.meta.url)
const lock = new URL('../.cache/deliver.lock/', import.meta.url)

/** Each width is one and a half times the last, so that no browser fetches more than that too much. */
const steps = [320, 480, 720, 1080, 1600]
const encoders = {
  avif: (image) => image.avif({ quality: 58, effort: 2 }),
  webp: (image) => image.webp({ quality: 82, alphaQuality: 90, effort: 4 }),
}
/** A change to the encoding changes every file's name. */
const recipe = 'steps 320-1600, avif 58 at 2, webp 82'
const widest = steps.at(-1)
/** The one WebP is the widest of at most this, in px: for browsers that cannot show AVIF, and for search engines, which take no other. */
const fallback = 1080

const readJson = async (file, otherwise) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise
    throw error
  }
}

/** The steps below the master's width and, where it is clearly wider than the last of them, that width. */
function widthsFor(width) {
  const below = steps.filter((step) => step <= width)
  const last = below.at(-1) ?? 0
  return width > last * 1.12 && width <= widest ? [...below, width] : below
}

/** SVG is drawn at the width that it states, otherwise at the widest step; `<title>` is its text alternative. */
async function open(file, extension) {
  const bytes = await readFile(file)
  if (extension !== '.svg') return { bytes, pixels: bytes }
  const source = bytes.toString('utf8')
  const stated = /<svg[^>]* width="(\d+)"/.exec(source)
  const title = /<title>([^<]*)<\/title>/.exec(source)
  const { width } = await sharp(bytes).metadata()
  const drawn = Math.min(widest, Number(stated?.[1] ?? widest))
  const pixels = await sharp(bytes, { density: Math.min(2400, (72 * drawn) / width) }).resize({ width: drawn }).png().toBuffer()
  return { bytes, pixels, alt: title?.[1] }
}

async function withLock(task) {
  await mkdir(new URL('../', lock), { recursive: true })
  for (;;) {
    try {
      await mkdir(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
  try {
    return await task()
  } finally {
    await rmdir(lock)
  }
}

/** Other entries are kept, and read again each time, since two runs may write one after the other. */
const record = (name, entry) =>
  withLock(async () => {
    const entries = await readJson(manifest, {})
    const alt = entry.alt ?? entries[name]?.alt ?? ''
    const all = Object.entries({ ...entries, [name]: { ...entry, alt } }).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    const lines = all.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    const written = new URL('pictures.json.new', manifest)
    await writeFile(written, `{\n${lines.join(',\n')}\n}\n`)
    await rename(written, manifest)
  })

async function deliverOne(file, known, alts) {
  const { name, ext } = parse(fileURLToPath(file))
  const { bytes, pixels, alt } = await open(file, ext)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  const present = await readdir(pictures)
  const { width: masterWidth, height: masterHeight, hasAlpha } = await sharp(pixels).metadata()
  const alpha = hasAlpha && !(await sharp(pixels).stats()).isOpaque
  const widths = widthsFor(masterWidth)
  const width = widths.at(-1)
  const webp = widths.findLast((each) => each <= fallback) ?? widths[0]
  const entry = { width, height: Math.round((masterHeight * width) / masterWidth), hash, widths, webp, alpha, alt: alts[name] ?? alt }
  const fileNames = [...widths.map((each) => [each, 'avif']), [webp, 'webp']].map(([each, format]) => [`${name}.${hash}-${each}.${format}`, each, format])
  const missing = fileNames.filter(([fileName]) => !present.includes(fileName))

  for (const [fileName, each, format] of missing) {
    const image = sharp(pixels).resize({ width: each, kernel: 'lanczos3' })
    await encoders[format](alpha ? image : image.removeAlpha()).toFile(fileURLToPath(new URL(fileName, pictures)))
  }
  const current = known[name]
  if (missing.length > 0 || current?.hash !== hash || current.webp !== webp || (entry.alt ?? current.alt) !== current.alt) await record(name, entry)

  const wanted = fileNames.map(([fileName]) => fileName)
  const stale = present.filter((fileName) => fileName.startsWith(`${name}.`) && !wanted.includes(fileName))
  await Promise.all(stale.map((fileName) => rm(new URL(fileName, pictures))))
  return missing.length > 0
}

/** Delivers every master in a folder, or those named. */
export async function deliver(folder, only = []) {
  await mkdir(pictures, { recursive: true })
  const known = await readJson(manifest, {})
  const stillAlts = Object.fromEntries(Object.entries(await readJson(stills, {})).map(([name, { alt }]) => [name, alt]))
  const alts = { ...stillAlts, ...(await readJson(drawingAlts, {})) }
  const found = (await readdir(folder))
    .filter((fileName) => /\.(png|jpe?g|webp|svg)$/.test(fileName))
    .filter((fileName) => only.length === 0 || only.includes(parse(fileName).name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  let changed = 0
  for (const fileName of found) {
    const done = await deliverOne(new URL(fileName, folder), known, alts)
    if (done) changed += 1
    if (done) console.log(`delivered ${parse(fileName).name}`)
  }
  console.log(`${found.length} masters, ${changed} delivered anew`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await deliver(masters, process.argv.slice(2))
