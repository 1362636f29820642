import type { Plugin } from 'vite'

/** What does not fit into one byte: above U+00FF. */
const wide = /[\u0100-\uffff]/g

/**
 * Writes signs that want two bytes as escapes. Browsers keep a script's text in memory, with two bytes for each of its
 * characters as soon as one of them wants two: a single ellipsis would double all of React.
 */
export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk') part.code = part.code.replace(wide, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
        }
      },
    },
  }
}
