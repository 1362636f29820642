/// <reference types="vitest/config" />
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, isRunnableDevEnvironment, loadEnv, normalizePath } from 'vite'
import { readBasePath } from './bin/basePath.ts'
import { netlifyHeaders, netlifyRedirects, nginxSite, pageHeaders, securityHeaders } from './bin/hostFiles.ts'
import { fetchedFirst, fetchedTogether } from './bin/fetchedTogether.ts'
import { leanPackages } from './bin/leanPackages.ts'
import { smallCode } from './bin/smallCode.ts'
import { createPrecompressor } from './bin/precompress.ts'
import { shortNames } from './bin/shortNames.ts'
import { undescribedMachines } from './bin/undescribedMachines.ts'
import { workshop } from './bin/workshopPlugin.ts'
import { readDelivery, unreadNames } from './src/content/delivery.ts'
import type { Delivery } from './src/content/delivery.ts'
import { expectSettings } from './src/content/expectSettings.ts'
import { pathOfModule } from './src/content/pageModule.ts'
import pictures from './src/content/pictures.json' with { type: 'json' }
import { settings } from './src/content/settings.ts'
import type { ClientBuild } from './src/prerender.tsx'
import { put } from './src/put.ts'
import type { Manifest, Plugin } from 'vite'

/** Each build has its own, so that two can run at once. */
const prerendererOutput = `.cache/prerender/${process.pid}`
/** The script in the document itself. */
const early = 'src/early.ts'
/** The link to the styles that Vite writes into the document, and their address. */
const styleSheet = /\s*<link rel="stylesheet"[^>]* href="([^"]*)">/
/** What the menu button brings. */
const panel = 'src/layout/SidePanel/PanelDialog.tsx'

/** A script that Vite writes into the document. */
const entryScript = /\s*<script type="module" crossorigin src="([^"]*)"><\/script>/g

/** @throws where the build has made nothing of a module. */
function chunkOf(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no file for ${module}: is it called something else by now?`)
  return chunk
}

/**
 * The document without its scripts, and for each screen the one that it has instead: it is small, stands in the document,
 * and fetches the entry and the screen's module with everything that they import when their time has come.
 */
function firstLoad(template: string, manifest: Manifest, base: string, code: string): ClientBuild & { readonly styleSheet: string } {
  const closure = (key: string, seen: Set<string> = new Set()): Set<string> => {
    const chunk = chunkOf(manifest, key)
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) closure(imported, seen)
    return seen
  }
  // Of an entry that only imports chunks, Vite writes these into the document one by one.
  const scripts = [...template.matchAll(entryScript)].map(([, src = '']) => src.slice(base.length))
  const last = scripts.at(-1)
  const entry = closure(Object.keys(manifest).find((key) => manifest[key]?.file === last) ?? String(last))
  if (!last || !scripts.every((file) => entry.has(file))) throw new Error(`${last} does not import the other scripts of index.html: ${scripts.join(', ')}`)
  const [sheet, address] = styleSheet.exec(template) ?? []
  if (!sheet || !address) throw new Error('index.html has got no style sheet')
  const withoutFiles = put(template.replaceAll(entryScript, ''), sheet, '')
  const [html = '<html'] = /<html[^>]*/.exec(template) ?? []
  return {
    styleSheet: address,
    // Styles first: nothing is painted before them.
    template: put(put(withoutFiles, html, `${html} data-unpainted`), '<!--head-->', `${sheet.trim()}\n    <!--head-->`),
    script: (module) => {
      // What the entry imports last is built on by all the others.
      const files = new Set([last, ...[...entry].toReversed(), ...closure(module)])
      const addresses = (wanted: readonly string[]): string => wanted.map((file) => `${base}${file}`).join(' ')
      const panelFiles = [...closure(panel)].filter((file) => !files.has(file))
      return `<script type="module" async data-code="${addresses([...files])}" data-panel="${addresses(panelFiles)}">${code}</script>`
    },
  }
}

/** Builds the client, then writes every page of the site into its folder. */
function prerenderedSite(delivery: Delivery, warnings: readonly string[]): Plugin {
  return {
    name: 'prerendered-site',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('vite.config.ts must define the environments client and ssr')
        const { base } = builder.config
        if (base !== '/' && !`${settings.siteUrl}/`.endsWith(base)) {
          console.warn(`The site is built to stand at ${base}, and siteUrl in src/content/settings.ts, ${settings.siteUrl}, does not end so: search engines and shared links are sent there all the same.`)
        }
        if (!ssr.isBuilt) await builder.build(ssr)
        try {
          const { prerenderSite, sitePages } = await import(pathToFileURL(resolve(prerendererOutput, 'prerender.js')).href)
          // What is wrong with the content is said before the last good build is gone.
          const pages = sitePages()
          if (!client.isBuilt) await builder.build(client)
          const output = client.config.build.outDir
          const manifest: Manifest = JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8'))
          const earlyFile = join(output, chunkOf(manifest, early).file)
          const earlyCode = (await readFile(earlyFile, 'utf8')).trim()
          await rm(earlyFile)
          const load = firstLoad(await readFile(join(output, 'index.html'), 'utf8'), manifest, base, earlyCode)
          const precompressor = createPrecompressor(output)
          const { redirects, paths } = await prerenderSite(pages, load, async (name: string, text: string) => {
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
        } finally {
          await rm(prerendererOutput, { recursive: true })
        }
        console.log(delivery.kind === 'mail' ? 'Enquiries open the visitor’s e-mail program, since VITE_CONTACT_ENDPOINT is not set.' : `Enquiries go to ${delivery.address}.`)
        for (const warning of warnings) console.warn(warning)
      },
    },
    configureServer(server) {
      // What is said is read by the prerenderer alone: an open page does not see it change.
      server.watcher.on('all', (_event, file) => {
        if (normalizePath(file).includes('/src/content/')) server.environments.client.hot.send({ type: 'full-reload' })
      })
      // In development the pages' modules are made when they are asked for.
      server.middlewares.use(async (request, response, next) => {
        const path = pathOfModule((request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '')
        if (path === undefined) return next()
        const environment = server.environments['ssr']
        if (!environment || !isRunnableDevEnvironment(environment)) return next()
        try {
          const { sitePages, moduleSource } = await environment.runner.import<typeof import('./src/prerender.tsx')>('/src/prerender.tsx')
          const page = sitePages().find((candidate) => candidate.path === path)
          response.setHeader('Content-Type', 'text/javascript')
          // There is no document with status 404 in development: a page that is not there is said to be none.
          response.end(page ? moduleSource(page) : 'export default undefined\n')
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

const shell = fetchedFirst('shell', /\/lucide\/|src\/browser\/|src\/screens\/Detail\/Detail|\/brands\.svg|src\/components\/(?!ServiceIcon|Carousel|Accordion|Dialog|Navigation|Field\/|Choice\/)/)
const together = fetchedTogether({
  // What surrounds every page and its first view does not need: once the browser is idle.
  later: ['layout/Footer/Footer.tsx'],
})

// Hashes do not compress, and every document and chunk has those of others in it: six signs are enough to tell builds apart.
const fileNames = 'assets/[name]-[hash:6].js'
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ command, mode }) => {
  // What is built on them is read later, and would end with a word that their author cannot make sense of.
  expectSettings()
  const environment = loadEnv(mode, process.cwd(), 'VITE_')
  const delivery = readDelivery(environment)
  return {
    base: readBasePath(process.env),
    cacheDir: '.cache/vite',
    // React has had the hook itself since version 18: what stands in for it in older ones is left out.
    resolve: { alias: [
      { find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/, replacement: 'use-sync-external-store/with-selector.js' },
      { find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: 'react' },
    ] },
    plugins: [workshop(), react(), vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}), undescribedMachines(), leanPackages(), smallCode(), prerenderedSite(delivery, unreadNames(environment))],
    define: {
      __BUILD_YEAR__: String(new Date().getFullYear()),
      // The two of all pictures that are part of the code and not of a page.
      __PANEL_PICTURES__: JSON.stringify({ field: pictures['panel-field'], object: pictures['object-envelope'] }),
      // Set or not, so that what the site does not use is left out of it.
      'import.meta.env.VITE_CONTACT_ENDPOINT': JSON.stringify(delivery.kind === 'mail' ? '' : delivery.address),
    },
    builder: {},
    environments: {
      client: {
        // A window is asked for its width in the words that tablets of before 2023 know, too.
        build: { cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16', 'ios16'], manifest: true, modulePreload: { polyfill: false }, cssCodeSplit: false, assetsInlineLimit: 0, rolldownOptions: {
            input: ['index.html', early],
            checks: { bundlerTimings: false },
            treeshake: { propertyReadSideEffects: false },
            output: { entryFileNames: fileNames, chunkFileNames: fileNames, assetFileNames, codeSplitting: { groups: [
              // What every page needs and no change of ours touches is one chunk, kept by browsers from one deployment to the next.
              { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|xstate|@xstate)\// },
              // The screens' parts are small and shared: one request instead of a dozen.
              { debugName: 'shell', name: shell, test: /\/(?:src|machines|tokens)\/(?!early\.ts)|\/lucide\// },
              { debugName: 'together', name: together, test: /\/(?:src|machines|tokens)\/|node_modules/ },
            ] } },
          } },
      },
      ssr: {
        build: { outDir: prerendererOutput, copyPublicDir: false, ssr: 'src/prerender.tsx', emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false }, output: { assetFileNames } } },
      },
    },
    test: {
      include: ['tests/{machines,content,components,receiver,source}/**/*.test.{ts,tsx}'],
      isolate: false,
      // Vitest leaves one processor free, which on a machine of two is half of it.
      maxWorkers: '100%',
      // Slow machines are slow, not wrong.
      testTimeout: 30_000,
    },
  }
})
