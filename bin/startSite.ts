import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { buildSite, isSiteBuilt } from './buildSite.ts'
import { chosenBasePath, chosenPort, listen, requirePort, serveAt } from './listen.ts'
import { patiently, seconds } from './patiently.mjs'
import { createSiteServer } from './siteServer.ts'

const base = chosenBasePath()
const port = chosenPort()
await requirePort(port)
const receiver = process.argv.includes('--with-receiver') ? await startReceiver() : undefined

if (!isSiteBuilt()) {
  console.log('Building the site …')
  const began = Date.now()
  if (!(await patiently('building', buildSite()))) {
    console.error('The build failed: its reason stands above.')
    process.exit(1)
  }
  console.log(`Site built in ${seconds(began)}.`)
}

const site = createSiteServer('dist', base)
site.on('close', () => {
  receiver?.close()
  receiver?.closeAllConnections()
})
await serveAt(site, port, base)

/** A receiving end for the contact form beside the site, which is built to send there. */
async function startReceiver(): Promise<Server> {
  if (process.env['VITE_CONTACT_ENDPOINT']) {
    console.error('VITE_CONTACT_ENDPOINT is set: unset it, or leave --with-receiver away.')
    process.exit(1)
  }
  const { makeReceiverServer } = await import('../receiver/makeReceiverServer.ts')
  const beside = port === 65_535 ? port - 1 : port + 1
  const list = `/${randomUUID()}`
  const receiver = makeReceiverServer({ file: '.cache/enquiries.db', origins: [`http://127.0.0.1:${port}`, `http://localhost:${port}`], base, list })
  await listen(receiver, beside)
  process.env['VITE_CONTACT_ENDPOINT'] = `http://127.0.0.1:${beside}/enquiries`
  process.env['VITE_CONTACT_FORMAT'] = 'json'
  console.log(`What the contact form sends is at http://127.0.0.1:${beside}${list}/ (kept in .cache/enquiries.db).`)
  return receiver
}
