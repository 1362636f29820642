import { defineConfig, mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import site from '../../vite.config.ts'

const times = Number(process.env['SCALE'])
const all = 'makePages(gatherContent(), readDelivery(import.meta.env))'

/** Gives the site each service and article many times over, under addresses of their own. The lists are those of the true ones. */
function manyTimes(): Plugin {
  return {
    name: 'many-times',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/prerender\.tsx$/ },
      handler(code) {
        if (!code.includes(all)) this.error(`src/prerender.tsx no longer has ${all}, which tests/bench/scale.vite.config.ts looks for`)
        const copies = `(page) => page.kind === 'service' || page.kind === 'article' ? Array.from({ length: ${times - 1} }, (_, copy) => ({ ...page, path: \`\${page.path}-\${copy + 2}\` })) : []`
        return code.replace(all, `((pages) => [...pages, ...pages.flatMap(${copies})])(${all})`)
      },
    },
  }
}

export default defineConfig((build) => mergeConfig(site(build), { plugins: [manyTimes()] }))
