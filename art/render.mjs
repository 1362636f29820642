/**
 * Takes every still whose scene, kit or settings have changed since its master was made; stop it at any time
 * and run it again to go on. Run it: node art/render.mjs [--draft] [name ...]
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { developCutOut, developOpaque } from './stills/develop.mjs'

const stills = new URL('stills/', import.meta.url)
const masters = new URL('masters/', import.meta.url)
const drafts = new URL('../.cache/drafts/', import.meta.url)
const work = new URL('../.cache/stills/', import.meta.url)

const defaults = { size: [1600, 1200], samples: 12, camera: {}, opaque: false }
const draftWidth = 360

const readText = (file) => readFile(new URL(file, stills), 'utf8')
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))

/** A Python file with everything of ours that it imports, however far down. */
async function sources(file, seen = new Map()) {
  if (seen.has(file)) return seen
  const text = await readText(file)
  seen.set(file, text)
  for (const [, packageName, module, names] of text.matchAll(/^from (kit|props)(?:\.(\w+))? import (.+)$/gm)) {
    const modules = module ? [module] : names.split(',').map((name) => name.trim())
    for (const each of modules) await sources(`${packageName}/${each}.py`, seen)
  }
  return seen
}

const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

async function exposurePrint(order) {
  const files = [...(await sources(`scenes/${order.scene}.py`, await sources('still.py')))].toSorted(([a], [b]) => a.localeCompare(b))
  return hash([order, files])
}

/** Blender must not go on by itself when the queue is stopped. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

function blender(order) {
  const command = ['-n', '19', 'blender', '-b', '--python-exit-code', '1', '--python', fileURLToPath(new URL('still.py', stills)), '--', JSON.stringify(order)]
  return new Promise((resolve, reject) => {
    const child = spawn('nice', command, { stdio: ['ignore', 'ignore', 'pipe'], signal: stopping.signal })
    let complaint = ''
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint || `blender ended with ${code}`))))
  })
}

/** What the renderer wrote is kept, so that a change to the developing alone does not cost a rendering. */
async function take(name, order, exposure, draft) {
  const folder = fileURLToPath(new URL(draft ? `${name}-draft` : name, work))
  const kept = `${folder}/exposure.txt`
  await mkdir(folder, { recursive: true })
  if ((await readFile(kept, 'utf8').catch(() => '')) !== exposure) {
    await rm(kept, { force: true })
    await blender({ ...order, folder })
    await writeFile(kept, exposure)
  }
  const master = fileURLToPath(new URL(`${name}.webp`, draft ? drafts : masters))
  await (order.opaque ? developOpaque(folder, master) : developCutOut(folder, order, master))
}

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
const cost = ({ size: [width, height], samples }) => width * height * samples

const draft = process.argv.includes('--draft')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const record = new URL('stills.json', draft ? drafts : masters)
await Promise.all([masters, drafts, work].map((folder) => mkdir(folder, { recursive: true })))

const developing = await Promise.all(['develop.mjs', 'denoise.mjs'].map(readText))
const queue = []
for (const [name, picture] of Object.entries(await readJson(new URL('pictures.json', stills)))) {
  if (only.length > 0 && !only.some((wanted) => name === wanted || (wanted.endsWith('*') && name.startsWith(wanted.slice(0, -1))))) continue
  const { alt: _alt, ...order } = { ...defaults, ...picture }
  if (draft) [order.size, order.samples] = [[draftWidth, Math.round((draftWidth * order.size[1]) / order.size[0])], 14]
  // How a shadow fades is a matter of the developing.
  const { fade, ...exposed } = order
  const exposure = await exposurePrint(exposed)
  const print = hash(fade ? [exposure, developing, fade] : [exposure, developing])
  const made = await access(new URL(`${name}.webp`, draft ? drafts : masters)).then(() => true, () => false)
  if (!made || (await readJson(record))[name] !== print) queue.push({ name, order, exposure, print })
}

const total = queue.reduce((sum, { order }) => sum + cost(order), 0)
const failed = []
const started = performance.now()
let done = 0
for (const [index, { name, order, exposure, print }] of queue.entries()) {
  if (stopping.signal.aborted) break
  const begun = performance.now()
  try {
    await take(name, order, exposure, draft)
    const prints = Object.entries({ ...(await readJson(record)), [name]: print }).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    await writeFile(record, `${JSON.stringify(Object.fromEntries(prints), null, 2)}\n`)
  } catch (error) {
    if (stopping.signal.aborted) break
    failed.push(name)
    console.error(`${name} failed: ${error.message}`)
  }
  done += cost(order)
  const spent = (performance.now() - started) / 1000
  const left = (spent / done) * (total - done)
  console.log(`${index + 1}/${queue.length} ${name} ${minutes((performance.now() - begun) / 1000)}, ${minutes(left)} left`)
}
console.log(queue.length === 0 ? 'every still is up to date' : `${queue.length - failed.length} of ${queue.length} taken in ${minutes((performance.now() - started) / 1000)}`)
if (failed.length > 0) process.exitCode = 1
