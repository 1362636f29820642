import { resolve } from 'node:path'
import { normalizePath } from 'vite'
import type { Plugin } from 'vite'

const hooks = 'workshop/inspector/inspectedHooks.ts'
const host = 'workshop/inspector/host.ts'
const styleGuide = 'workshop/styleguide/index.html'

/**
 * The workshop stands beside the site while it is developed: the inspector of its machines on every page, and the style
 * guide at /styleguide. The one seam is the hooks that start a machine: the site's own modules get inspected ones.
 * A build knows nothing of either.
 */
export function workshop(): Plugin {
  let base = '/'
  return {
    name: 'workshop',
    enforce: 'pre',
    apply: (_config, { command }) => command === 'serve' && !process.env['VITEST'],
    config: () => ({
      optimizeDeps: { entries: ['index.html', host, hooks, 'workshop/*/index.html'] },
    }),
    configResolved(config) {
      base = config.base
    },
    resolveId(source, importer) {
      if (source !== '@xstate/react' || this.environment.name !== 'client') return undefined
      return importer?.startsWith(`${normalizePath(resolve('src'))}/`) ? resolve(hooks) : undefined
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === `${base}styleguide`) request.url = `${base}${styleGuide}`
        next()
      })
    },
    transformIndexHtml: (_html, { path }) => (path === '/index.html' ? [{ tag: 'script', attrs: { type: 'module', src: `${base}${host}` }, injectTo: 'body' }] : []),
  }
}
