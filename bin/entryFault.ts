/** What is wrong with a file of entries that cannot be read, in words for who writes it. */
import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { parseSync } from 'vite'

/** What is wrong with a file, and where in it. */
export interface Fault {
  readonly message: string
  readonly pos: number
}

/** Where in a text something stands, as editors count. */
export function placeOf(code: string, pos: number): string {
  const before = code.slice(0, pos).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

/** The few words that stand at a place, so that it is found in a long paragraph. */
const wordsAt = (code: string, pos: number): string => /^.{0,30}(?=\s|$)|^.{30}/.exec(code.slice(pos).trimStart())?.[0] ?? ''

/** What who writes the entries has to look for where one cannot be read. */
function reasonOf(message: string, at: string): string {
  if (/^[‘’“”]/.test(at)) return 'the quotes around a text must be straight'
  if (message.startsWith('Unterminated string')) return 'this quote has no second one on its line: an apostrophe in the text may have been straight and ended it, and a text of several lines stands in backticks'
  if (message.startsWith('Bad escape')) return 'a \\ within a text must be doubled'
  if (at === '') return 'what was opened with {, [ or a backtick is not closed'
  return 'before it a comma is missing or one too many, a bracket is not closed, or a straight quote or a backtick within a text ended it too soon'
}

/** Where a file stops being one of entries. The parser knows it as a place in the code it expected something at, which says little to who wrote prose. */
function syntaxFault(code: string, [error]: ReturnType<typeof parseSync>['errors']): Fault | undefined {
  if (!error) return undefined
  const pos = error.labels[0]?.start ?? 0
  const at = wordsAt(code, pos)
  return { message: `${placeOf(code, pos)}: cannot be read ${at === '' ? 'to its end' : `from “${at}” on`}: ${reasonOf(error.message, at)}`, pos }
}

/** A word that stands for nothing: its quotes were forgotten, or it stands in ${braces} within backticks. Left to run, it would end the build with its name and no file. */
function strayWord(code: string, program: ESTree.Program): Fault | undefined {
  const declared = new Set(['undefined', 'NaN', 'Infinity'])
  const used: { readonly name: string; readonly start: number; readonly isInText: boolean }[] = []
  const declare = (pattern: ESTree.Node | null | undefined): void => {
    if (pattern?.type === 'Identifier') declared.add(pattern.name)
    else if (pattern?.type === 'ObjectPattern') for (const part of pattern.properties) declare(part.type === 'Property' ? part.value : part.argument)
    else if (pattern?.type === 'ArrayPattern') for (const part of pattern.elements) declare(part)
    else if (pattern?.type === 'AssignmentPattern') declare(pattern.left)
    else if (pattern?.type === 'RestElement') declare(pattern.argument)
  }
  const use = (value: ESTree.Node | null, isInText = false): void => {
    if (value?.type === 'Identifier') used.push({ name: value.name, start: value.start, isInText })
  }
  new Visitor({
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    ObjectExpression: ({ properties }) => properties.forEach((part) => use(part.type === 'Property' ? part.value : null)),
    ArrayExpression: ({ elements }) => elements.forEach((element) => use(element)),
    TemplateLiteral: ({ expressions }) => expressions.forEach((expression) => use(expression, true)),
  }).visit(program)
  const stray = used.find(({ name }) => !declared.has(name))
  if (!stray) return undefined
  const { name, start, isInText } = stray
  return { message: `${placeOf(code, start)}: ${isInText ? `has \${${name}} in a text, which stands for nothing: take out the $ and the braces` : `${name} must stand in quotes`}`, pos: start }
}

/** A field that an entry has twice: the second would stand for both, and what the first says be lost without a word. */
function fieldWrittenTwice(code: string, program: ESTree.Program): Fault | undefined {
  const faults: Fault[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const before = new Map<string, number>()
      for (const part of properties) {
        if (part.type !== 'Property' || part.computed) continue
        const name = part.key.type === 'Identifier' ? part.key.name : code.slice(part.key.start, part.key.end)
        const first = before.get(name)
        if (first !== undefined) faults.push({ message: `${placeOf(code, part.start)}: ${name} is written a second time, after ${placeOf(code, first)}: take one of them out`, pos: part.start })
        before.set(name, part.start)
      }
    },
  }).visit(program)
  return faults[0]
}

/** What is wrong with a file of entries before anything is made of it. `wanted` are the names that it must export. */
export function entryFault(file: string, code: string, wanted: readonly string[]): Fault | undefined {
  const { errors, module, program } = parseSync(file, code)
  const found = new Set(module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name)))
  const missing = wanted.find((name) => !found.has(name))
  return syntaxFault(code, errors) ?? (missing === undefined ? strayWord(code, program) ?? fieldWrittenTwice(code, program) : { message: `must export const ${missing}`, pos: 0 })
}
