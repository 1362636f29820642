import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunnableDevEnvironment, loadConfigFromFile, normalizePath } from 'vite'
import type { Manifest, Plugin, ViteDevServer } from 'vite'
import type { Delivery } from '../src/content/delivery.ts'
import { pathOfModule } from '../src/content/pageModule.ts'
import { settings } from '../src/content/settings.ts'
import { strayBase } from './basePath.ts'
import { chunkOf, firstLoad } from './firstLoad.ts'
import { netlifyHeaders, netlifyRedirects, nginxSite, pageHeaders, securityHeaders } from './hostFiles.ts'
import { madeUpFacts } from './madeUpFacts.ts'
import { createPrecompressor } from './precompress.ts'

/** Each build has its own, so that two can run at once. */
export const prerendererOutput = `.cache/prerender/${process.pid}`
/** The script in the document itself. */
export const early = 'src/early.ts'

/** What the prerenderer's module gives, once it is built. */
type Prerenderer = typeof import('../src/prerender.tsx')

/** Writes every page into the client's folder, and what hosts have to be told beside them. */
async function writeSite(output: string, base: string, pages: ReturnType<Prerenderer['sitePages']>, prerenderSite: Prerenderer['prerenderSite'], delivery: Delivery): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8'))
  const earlyFile = join(output, chunkOf(manifest, early).file)
  const earlyCode = (await readFile(earlyFile, 'utf8')).trim()
  await rm(earlyFile)
  const load = firstLoad(await readFile(join(output, 'index.html'), 'utf8'), manifest, base, earlyCode)
  const precompressor = createPrecompressor(output)
  const { redirects, paths } = await prerenderSite(pages, load, async (name, text) => {
    const file = join(output, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    precompressor.add(name)
  })
  const site = { headers: securityHeaders(delivery, [earlyCode]), pageHeaders: pageHeaders(load.styleSheet), redirects, paths, base }
  await writeFile(join(output, 'headers.json'), `${JSON.stringify({ all: site.headers, pages: site.pageHeaders }, null, 2)}\n`)
  await writeFile(join(output, 'redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`)
  await writeFile(join(output, '_headers'), netlifyHeaders(site))
  await writeFile(join(output, '_redirects'), netlifyRedirects(site))
  const hosts = join(dirname(output), 'hosts')
  await mkdir(hosts, { recursive: true })
  await writeFile(join(hosts, 'nginx.conf'), nginxSite(site, '/var/www/larkhythe'))
  await rm(join(output, '.vite'), { recursive: true })
  await precompressor.finish()
}

/** Has open pages show a change of what is said: it is read by the prerenderer alone, and they would not see it. */
function reloadByContent(server: ViteDevServer): void {
  server.watcher.on('all', async (_event, file) => {
    if (!normalizePath(file).includes('/src/content/')) return
    // Of what the configuration is made of Vite starts the server anew, and has pages reload once it stands: before that they would reload to nothing, and stay so.
    const { configFile, configFileDependencies, mode, root } = server.config
    if (configFileDependencies.includes(normalizePath(file)) && await loadConfigFromFile({ command: 'serve', mode }, configFile, root, 'silent').then(() => true, () => false)) return
    server.environments.client.hot.send({ type: 'full-reload' })
  })
}

/** In development the pages' modules are made when they are asked for. */
function serveModules(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const path = pathOfModule((request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '')
    if (path === undefined) return next()
    const environment = server.environments['ssr']
    if (!environment || !isRunnableDevEnvironment(environment)) return next()
    try {
      const { datedAhead, sitePages, moduleSource } = await environment.runner.import<Prerenderer>('/src/prerender.tsx')
      const pages = sitePages()
      for (const warning of datedAhead(pages)) server.config.logger.warnOnce(warning)
      const page = pages.find((candidate) => candidate.path === path)
      response.setHeader('Content-Type', 'text/javascript')
      // There is no document with status 404 in development: a page that is not there is said to be none.
      response.end(page ? moduleSource(page) : 'export default undefined\n')
    } catch (error) {
      next(error)
    }
  })
}

/** Builds the client, then writes every page of the site into its folder. */
export function prerenderedSite(delivery: Delivery, warnings: readonly string[]): Plugin {
  return {
    name: 'prerendered-site',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('vite.config.ts must define the environments client and ssr')
        const { base } = builder.config
        if (!ssr.isBuilt) await builder.build(ssr)
        let ahead: readonly string[]
        try {
          const { datedAhead, prerenderSite, sitePages }: Prerenderer = await import(pathToFileURL(resolve(prerendererOutput, 'prerender.js')).href)
          // What is wrong with the content is said before the last good build is gone.
          const pages = sitePages()
          ahead = datedAhead(pages)
          if (!client.isBuilt) await builder.build(client)
          await writeSite(client.config.build.outDir, base, pages, prerenderSite, delivery)
        } finally {
          await rm(prerendererOutput, { recursive: true })
        }
        console.log(delivery.kind === 'mail' ? 'Enquiries open the visitor’s e-mail program, since VITE_CONTACT_ENDPOINT is not set.' : `Enquiries go to ${delivery.address}.`)
        for (const warning of [...warnings, ...strayBase(base, settings.siteUrl), ...ahead, ...madeUpFacts(settings)]) console.warn(warning)
      },
    },
    configureServer(server) {
      reloadByContent(server)
      serveModules(server)
    },
  }
}
