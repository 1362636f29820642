import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of contrast read the same few colours thousands of times over: a fifth of their time. What a colour is does not change. */
const rememberColours = `{
  const known = new Map()
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  prototype.parseString = function (words) {
    if (!known.has(words)) {
      const { r, g, b, alpha } = parseString.call(this, words)
      known.set(words, { r, g, b, alpha })
    }
    return Object.assign(this, known.get(words))
  }
}`

/** The accessibility rules of axe-core as a script: all of them, and they judge as they do elsewhere. */
export const axeSource = `${axe};${rememberColours}`
