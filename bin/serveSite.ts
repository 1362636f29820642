import { existsSync } from 'node:fs'
import { chosenBasePath, chosenPort, serveAt } from './listen.ts'
import { createSiteServer } from './siteServer.ts'

const port = chosenPort()

if (!existsSync('dist/index.html') || !existsSync('dist/headers.json')) {
  console.error('There is no built site in dist/: run npm run build first, or npm start.')
  process.exit(1)
}

const base = chosenBasePath()
await serveAt(createSiteServer('dist', base), port, base)
