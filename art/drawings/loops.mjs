/**
 * Films the drawings that move: silent loops of 8 seconds, rendered frame by frame and encoded by ffmpeg,
 * with their addresses in src/content/videos.json. A film's first frame is its drawing's master.
 * Run it: node art/drawings/loops.mjs [name …]
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import * as northgarth from './projects/northgarth.mjs'
import * as saltmarsh from './projects/saltmarsh.mjs'
import * as wherrymoor from './projects/wherrymoor.mjs'

const videos = new URL('../../public/videos/', import.meta.url)
const drafts = new URL('../../.cache/loops/', import.meta.url)
const manifest = new URL('../../src/content/videos.json', import.meta.url)
const frameRate = 24

const films = [
  { name: 'project-1', film: wherrymoor, width: 1280, height: 800, quality: 27 },
  { name: 'project-8', film: northgarth, width: 1200, height: 1004, quality: 26 },
  { name: 'project-12', film: saltmarsh, width: 1280, height: 800, quality: 26 },
]

const pixels = ({ film, width, height }, time) =>
  sharp(Buffer.from(film.frame(time)), { density: 110 }).resize(width, height, { fit: 'cover' }).flatten().raw().toBuffer()

/** A loop must end where it began: no pixel of the frame after the last may stray from the first. */
async function assertCloses(entry) {
  const [first, next] = [await pixels(entry, 0), await pixels(entry, entry.film.seconds)]
  const strayed = first.reduce((count, value, index) => count + (Math.abs(value - next[index]) > 24 ? 1 : 0), 0)
  if (strayed > 60) throw new Error(`${entry.name} does not close: ${strayed} values differ between its ends`)
}

async function encode(entry, file) {
  const { film, width, height, quality } = entry
  const input = `-f rawvideo -pixel_format rgb24 -video_size ${width}x${height} -framerate ${frameRate} -i -`
  const colour = '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 -color_range tv'
  const output = `-c:v libx264 -preset veryslow -tune animation -crf ${quality} -g ${frameRate * 4} -movflags +faststart -an`
  const ffmpeg = spawn('ffmpeg', `-y -loglevel error ${input} ${colour} ${output}`.split(' ').concat(file), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(ffmpeg, 'close')
  const frames = film.seconds * frameRate
  for (let index = 0; index < frames; index += 1) {
    if (!ffmpeg.stdin.write(await pixels(entry, index / frameRate))) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${entry.name}`)
}

await mkdir(videos, { recursive: true })
await mkdir(drafts, { recursive: true })
const wanted = process.argv.slice(2)
const entries = JSON.parse(await readFile(manifest, 'utf8').catch(() => '{}'))
for (const entry of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  await assertCloses(entry)
  const draft = fileURLToPath(new URL(`${entry.name}-${process.pid}.mp4`, drafts))
  await encode(entry, draft)
  const hash = createHash('sha256').update(await readFile(draft)).digest('hex').slice(0, 8)
  const fileName = `${entry.name}.${hash}.mp4`
  for (const old of (await readdir(videos)).filter((each) => each.startsWith(`${entry.name}.`) && each !== fileName)) await rm(new URL(old, videos))
  await rename(draft, new URL(fileName, videos))
  entries[entry.name] = { src: `/videos/${fileName}`, width: entry.width, height: entry.height, seconds: entry.film.seconds }
  console.log(`${fileName}: ${Math.round((await stat(new URL(fileName, videos))).size / 1000)} KB`)
}
const lines = Object.keys(entries)
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`)
await writeFile(manifest, `{\n${lines.join(',\n')}\n}\n`)
