/**
 * Writes the drawn masters to art/masters: the twelve projects, their pictures, the portraits and the panel's field.
 * Run it: node art/drawings/draw.mjs [name …], for example `node art/drawings/draw.mjs project-3`.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'

const masters = new URL('../masters/', import.meta.url)
const folder = new URL('./projects/', import.meta.url)

const projects = (await readdir(folder)).filter((file) => file.endsWith('.mjs')).toSorted()
const modules = [...projects.map((file) => new URL(file, folder)), new URL('portraits.mjs', import.meta.url), new URL('panel.mjs', import.meta.url)]
const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.some((start) => name === start || name.startsWith(`${start}-`))

await mkdir(masters, { recursive: true })
for (const module of modules) {
  const { drawings } = await import(module)
  for (const [name, svg] of Object.entries(drawings).filter(([name]) => isWanted(name))) {
    const file = new URL(`${name}.svg`, masters)
    const before = await readFile(file, 'utf8').catch(() => '')
    if (before === svg) continue
    await writeFile(file, svg)
    console.log(`drew ${name}`)
  }
}
