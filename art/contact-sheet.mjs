/**
 * Writes reports/contact-sheet.html: every picture of the manifest beside its name and title, a cut-out in its
 * room and on ink. It is for reviewing the set, and is not shipped. Run it: node art/contact-sheet.mjs
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { palette } from './drawings/kit/palette.mjs'

const content = new URL('../src/content/', import.meta.url)
const sheet = new URL('../reports/contact-sheet.html', import.meta.url)
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The title in a content file, by the picture's name. */
async function titlesIn(folder, prefix) {
  const files = await readdir(new URL(folder, content))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(`${folder}${file}`, content), 'utf8')
      const found = /\b(?:title|client): (['"])(.*?)\1/.exec(text)
      return [prefix(parse(file).name), found?.[2] ?? parse(file).name]
    }),
  )
}

const titles = Object.fromEntries([
  ...(await titlesIn('services/', (slug) => `service-${slug}`)),
  ...(await titlesIn('articles/', (slug) => `article-${slug}`)),
  ...(await titlesIn('projects/', (file) => `project-${Number.parseInt(file, 10)}`)),
])
const titleOf = (name) => titles[name] ?? titles[name.replace(/-\d+$/, '')] ?? ''
const fields = { ...palette, cobalt: palette.cobaltDeep }

const pictures = await readJson(new URL('pictures.json', content))
const stills = await readJson(new URL('stills/pictures.json', import.meta.url))

function figure([name, { width, height, hash, widths, alpha, alt }]) {
  const shown = widths.find((each) => each >= 480) ?? widths.at(-1)
  const image = `<img src="../public/pictures/${name}.${hash}-${shown}.avif" width="${width}" height="${height}" alt="${escape(alt)}" loading="lazy">`
  const grounds = alpha ? [fields[stills[name]?.room] ?? palette.paper, palette.ink] : [palette.paper]
  const views = grounds.map((ground) => `<span style="background:${ground}">${image}</span>`).join('')
  return `<figure><div>${views}</div><figcaption><b>${escape(name)}</b> ${escape(titleOf(name))} <i>${width} × ${height}${alt ? `, “${escape(alt)}”` : ''}</i></figcaption></figure>`
}

const style = `body{margin:2rem;font:15px/1.4 system-ui;background:${palette.paper};color:${palette.ink}}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(24rem,1fr));gap:1.5rem}
figure{margin:0}div{display:flex}span{flex:1;min-width:0}img{display:block;width:100%;height:auto}i{opacity:.7}`

await mkdir(new URL('./', sheet), { recursive: true })
await writeFile(
  sheet,
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><h1>${Object.keys(pictures).length} pictures</h1><main>${Object.entries(pictures).map(figure).join('\n')}</main></html>\n`,
)
console.log(`reports/contact-sheet.html: ${Object.keys(pictures).length} pictures`)
