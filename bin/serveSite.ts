import { existsSync } from 'node:fs'
import { chosenPort, serveAt } from './listen.ts'
import { createSiteServer } from './siteServer.ts'

const port = chosenPort()

if (!existsSync('dist/index.html') || !existsSync('dist/headers.json')) {
  console.error('There is no built site in dist/: run npm run build first, or npm start.')
  process.exit(1)
}

await serveAt(createSiteServer('dist'), port)
