import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Goes over the client's code once more with Terser, which leaves less of it than Vite's own minifier alone, and writes
 * characters beyond ASCII as escapes. Browsers keep a script's text in memory, with two bytes for each of its
 * characters as soon as one of them wants two: a single ellipsis would double all of React.
 * @throws where Terser cannot read what the build has made.
 */
export function smallCode(): Plugin {
  return {
    name: 'small-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue
          const { code } = await minify(part.code, { module: true, ecma: 2020, compress: { passes: 2 }, format: { ascii_only: true } })
          if (code) part.code = code
        }
      },
    },
  }
}
