import { buildSite, isSiteBuilt } from './buildSite.ts'
import { chosenPort, requirePort, serveAt } from './listen.ts'
import { patiently, seconds } from './patiently.mjs'
import { createSiteServer } from './siteServer.ts'

const port = chosenPort()
await requirePort(port)

if (!isSiteBuilt()) {
  console.log('Building the site …')
  const began = Date.now()
  if (!(await patiently('building', buildSite()))) {
    console.error('The build failed: its reason stands above.')
    process.exit(1)
  }
  console.log(`Site built in ${seconds(began)}.`)
}

await serveAt(createSiteServer('dist'), port)
