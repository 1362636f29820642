/**
 * Turns the masters into the files that the site serves, and keeps the manifest of them.
 * Run it: node art/deliver.mjs [name ...]
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { parse, relative } from 'node:path'
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
/** One step more, of a drawing: on a sharp or a wide screen these fill more than that. */
const large = 2400
/** A project's own picture, and the first of those in its story. */
const isLarge = (name) => /^project-\d+(?:-1)?$/.test(name)
const encoders = {
  avif: (image) => image.avif({ quality: 58, effort: 2 }),
  webp: (image) => image.webp({ quality: 82, alphaQuality: 90, effort: 4 }),
}
/** A change to the encoding changes every file's name. */
const recipe = 'steps 320-1600, avif 58 at 2, webp 82'
/** The one WebP is the widest of at most this, in px: for browsers that cannot show AVIF, and for search engines, which take no other. */
const fallback = 1080

/** A file as its editor knows it: from the repository's root. */
const shown = (file) => relative(fileURLToPath(new URL('../', import.meta.url)), fileURLToPath(file))

const readJson = async (file, otherwise) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise
    throw new Error(`${shown(file)} cannot be read: ${error.message}`, { cause: error })
  }
}

/** The steps below the master's width and, where it is clearly wider than the last of them, that width. */
function widthsFor(width, widest) {
  const below = [...steps, large].filter((step) => step <= Math.min(width, widest))
  const last = below.at(-1) ?? 0
  return width > last * 1.12 && width <= widest ? [...below, width] : below
}

/** SVG is drawn at the width that it states, otherwise at `widest`; `<title>` is its text alternative. A photograph is set upright. */
async function open(file, extension, widest) {
  const bytes = await readFile(file)
  if (extension !== '.svg') {
    const { orientation = 1 } = await sharp(bytes).metadata()
    return { bytes, pixels: orientation === 1 ? bytes : await sharp(bytes).autoOrient().png().toBuffer() }
  }
  const source = bytes.toString('utf8')
  const stated = /<svg[^>]* width="(\d+)"/.exec(source)
  const title = /<title>([^<]*)<\/title>/.exec(source)
  const { width } = await sharp(bytes).metadata()
  const drawn = Math.min(widest, Number(stated?.[1] ?? widest))
  const pixels = await sharp(bytes, { density: Math.min(2400, (72 * drawn) / width) }).resize({ width: drawn }).png().toBuffer()
  return { bytes, pixels, alt: title?.[1] }
}

/** It is held for as long as a small file takes to write: one that is older than a minute was left by a run that was stopped. */
async function isLeft() {
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > 60_000
}

async function withLock(task) {
  await mkdir(new URL('../', lock), { recursive: true })
  for (;;) {
    try {
      await mkdir(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (await isLeft()) await rm(lock, { recursive: true, force: true })
      else await new Promise((resume) => setTimeout(resume, 200))
    }
  }
  try {
    return await task()
  } finally {
    await rmdir(lock)
  }
}

/** Writes the manifest anew from what stands in it, read again each time, since two runs may write one after the other. */
const rewrite = (change) =>
  withLock(async () => {
    const all = Object.entries(change(await readJson(manifest, {}))).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    const lines = all.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    const written = new URL('pictures.json.new', manifest)
    await writeFile(written, `{\n${lines.join(',\n')}\n}\n`)
    await rename(written, manifest)
  })

const record = (name, entry) => rewrite((entries) => ({ ...entries, [name]: { ...entry, alt: entry.alt ?? entries[name]?.alt ?? '' } }))

/** How much of a picture's height counts as the head of what it shows. */
const headShare = 0.15

/** Percent of a cut-out's height that is clear above what it shows, and of its width that the head of that takes. */
async function outlineOf(pixels) {
  const { data, info } = await sharp(pixels).resize({ width: steps[0] }).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const isSolid = (opacity) => opacity > 200
  const first = Math.floor(Math.max(0, data.findIndex(isSolid)) / info.width)
  const head = data.subarray(first * info.width, (first + Math.round(headShare * info.height)) * info.width)
  return { clear: Math.round((100 * first) / info.height), broad: Math.round((100 * head.filter(isSolid).length) / head.length) }
}

async function deliverOne(file, known, alts) {
  const { name, ext } = parse(fileURLToPath(file))
  const widest = isLarge(name) ? large : steps.at(-1)
  const { bytes, pixels, alt } = await open(file, ext.toLowerCase(), widest)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  const present = await readdir(pictures)
  const { width: masterWidth, height: masterHeight, hasAlpha } = await sharp(pixels).metadata()
  const alpha = hasAlpha && !(await sharp(pixels).stats()).isOpaque
  const widths = widthsFor(masterWidth, widest)
  const width = widths.at(-1)
  const webp = widths.findLast((each) => each <= fallback) ?? widths[0]
  const entry = { width, height: Math.round((masterHeight * width) / masterWidth), hash, widths, webp, alpha, ...(alpha && await outlineOf(pixels)), alt: alts[name] ?? alt }
  const fileNames = [...widths.map((each) => [each, 'avif']), [webp, 'webp']].map(([each, format]) => [`${name}.${hash}-${each}.${format}`, each, format])
  const missing = fileNames.filter(([fileName]) => !present.includes(fileName))

  for (const [fileName, each, format] of missing) {
    const image = sharp(pixels).resize({ width: each, kernel: 'lanczos3' })
    await encoders[format](alpha ? image : image.removeAlpha()).toFile(fileURLToPath(new URL(fileName, pictures)))
  }
  const current = known[name]
  if (missing.length > 0 || current?.hash !== hash || current.webp !== webp || current.clear !== entry.clear || current.broad !== entry.broad || (entry.alt ?? current.alt) !== current.alt) await record(name, entry)

  const wanted = fileNames.map(([fileName]) => fileName)
  const stale = present.filter((fileName) => fileName.startsWith(`${name}.`) && !wanted.includes(fileName))
  await Promise.all(stale.map((fileName) => rm(new URL(fileName, pictures))))
  return missing.length > 0
}

/** Takes away what was delivered from masters that are gone. */
async function clear(names) {
  const left = (await readdir(pictures)).filter((fileName) => {
    const [, name] = /^(.+)\.[0-9a-f]{8}-\d+\.(?:avif|webp)$/.exec(fileName) ?? []
    return name !== undefined && !names.has(name)
  })
  await Promise.all(left.map((fileName) => rm(new URL(fileName, pictures))))
  const gone = Object.keys(await readJson(manifest, {})).filter((name) => !names.has(name))
  if (gone.length > 0) await rewrite((entries) => Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name))))
  for (const name of gone) console.log(`removed ${name}, which has no master`)
}

/** Delivers every master, or those named. */
async function deliver(only) {
  await mkdir(pictures, { recursive: true })
  const known = await readJson(manifest, {})
  const stillAlts = Object.fromEntries(Object.entries(await readJson(stills, {})).map(([name, { alt }]) => [name, alt]))
  const alts = { ...stillAlts, ...(await readJson(drawingAlts, {})) }
  const present = (await readdir(masters)).filter((fileName) => !fileName.startsWith('.') && fileName !== 'stills.json')
  const isMaster = (fileName) => /\.(?:png|jpe?g|webp|svg)$/i.test(fileName)
  const found = present
    .filter(isMaster)
    .filter((fileName) => only.length === 0 || only.includes(parse(fileName).name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const unknown = only.filter((name) => !found.some((fileName) => parse(fileName).name === name))
  if (unknown.length > 0) throw new Error(`art/masters has no ${unknown.join(' and no ')}`)
  const first = new Map()
  for (const fileName of found) {
    const { name } = parse(fileName)
    if (first.has(name)) throw new Error(`art/masters has ${first.get(name)} and ${fileName}, and a picture has one master: take one of them away`)
    first.set(name, fileName)
  }
  let changed = 0
  for (const fileName of found) {
    const file = new URL(encodeURIComponent(fileName), masters)
    const done = await deliverOne(file, known, alts).catch((error) => {
      throw new Error(`${shown(file)} cannot be delivered: ${error.message}`, { cause: error })
    })
    if (done) changed += 1
    if (done) console.log(`delivered ${parse(fileName).name}`)
  }
  // A master that is passed over is there all the same: what was delivered before it came stays.
  if (only.length === 0) await clear(new Set(present.map((fileName) => parse(fileName).name)))
  for (const fileName of present.filter((fileName) => !isMaster(fileName))) console.warn(`passed over art/masters/${fileName}: a master is an SVG, PNG, JPEG or WebP`)
  console.log(`${found.length} masters, ${changed} delivered anew`)
}

await deliver(process.argv.slice(2))
