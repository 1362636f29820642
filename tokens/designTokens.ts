/** The theme as a W3C Design Tokens file for design tools. */
import * as theme from './brand.ts'

type TokenType = 'color' | 'fontFamily' | 'fontWeight' | 'dimension' | 'number' | 'shadow' | 'duration' | 'cubicBezier'

/** A token's type, by the role it stands under. */
function typeOf(path: readonly string[]): TokenType {
  const [group, ...rest] = path
  if (group === 'font') {
    if (rest[0] === 'family') return 'fontFamily'
    if (rest[0] === 'weight') return 'fontWeight'
    return rest[0] === 'leading' || rest[1] === 'fit' ? 'number' : 'dimension'
  }
  if (group === 'motion') {
    if (rest[0]?.startsWith('ease')) return 'cubicBezier'
    return rest[0] === 'pageRise' ? 'dimension' : 'duration'
  }
  if (group === 'color' || group === 'shadow') return group
  return group === 'layer' ? 'number' : 'dimension'
}

function valueOf(type: TokenType, value: string): unknown {
  if (type === 'number' || type === 'fontWeight') return Number(value)
  if (type === 'fontFamily') return value.split(',').map((family) => family.trim().replaceAll("'", ''))
  if (type === 'cubicBezier') return [...value.matchAll(/-?[\d.]+/g)].map(([figure]) => Number(figure))
  return value
}

function tokens(value: object, path: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([role, found]: [string, string | object]) => {
    const here = [...path, role]
    if (typeof found === 'object') return [role, tokens(found, here)]
    const type = typeOf(here)
    return [role, { $type: type, $value: valueOf(type, found) }]
  }))
}

/** Groups by name: a module's exports come in no order that one could rely on. */
const groups = Object.fromEntries(Object.entries(theme).toSorted(([one], [other]) => one.localeCompare(other)))

export const designTokens = (): string => `${JSON.stringify(tokens(groups, []), null, 2)}\n`
