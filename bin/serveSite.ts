import { existsSync, readFileSync } from 'node:fs'
import { chosenBasePath, chosenPort, serveAt } from './listen.ts'
import { createSiteServer } from './siteServer.ts'

const port = chosenPort()

if (!existsSync('dist/index.html') || !existsSync('dist/headers.json')) {
  console.error('There is no built site in dist/: run npm run build first, or npm start.')
  process.exit(1)
}

const base = chosenBasePath()
const built = /"(\/[^"]*)assets\//.exec(readFileSync('dist/index.html', 'utf8'))?.[1]
if (built !== base) {
  console.error(`dist/ was built to stand at ${built}, and BASE_PATH asks for ${base}: serve it with the BASE_PATH that it was built with, or build it anew.`)
  process.exit(1)
}
await serveAt(createSiteServer('dist', base), port, base)
