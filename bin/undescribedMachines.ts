import MagicString from 'magic-string'
import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { edited } from './edited.ts'

/** What holds a chart's nodes and transitions: by names of their own, which may be any, and without. */
const byName: ReadonlySet<string> = new Set(['states', 'on', 'after'])
const nameless: ReadonlySet<string> = new Set(['always', 'onDone', 'onError', 'onSnapshot', 'invoke'])

const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '')

const isText = (value: ESTree.Expression): boolean => value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string')

/**
 * The charts' descriptions are for readers of the charts: they are not shipped. A description of anything else, as in a
 * machine's context or an event, is no reader's alone: it must have another name.
 */
export function undescribedMachines(): Plugin {
  return {
    name: 'undescribed-machines',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/\w+Machine\.ts$/ },
      handler(code, id) {
        const constants = new Map<string, ESTree.Expression>()
        const charts: ESTree.Argument[] = []
        const all: ESTree.ObjectProperty[] = []
        new Visitor({
          VariableDeclarator: ({ id: named, init }) => void (named.type === 'Identifier' && init && constants.set(named.name, init)),
          CallExpression({ callee, arguments: [chart] }) {
            const called = callee.type === 'MemberExpression' ? callee.property : callee
            if (called.type === 'Identifier' && called.name === 'createMachine' && chart) charts.push(chart)
          },
          ObjectExpression({ properties }) {
            for (const property of properties) if (property.type === 'Property' && nameOf(property) === 'description') all.push(property)
          },
        }).visit(this.parse(code, { lang: 'ts' }))

        const descriptions = new Set<ESTree.ObjectProperty>()
        const entries = new Set<ESTree.ObjectProperty>()
        const read = (part: ESTree.Node | null | undefined, names = false): void => {
          if (part?.type === 'Identifier') read(constants.get(part.name), names)
          else if (part?.type === 'TSAsExpression' || part?.type === 'TSSatisfiesExpression') read(part.expression, names)
          else if (part?.type === 'ArrayExpression') for (const element of part.elements) read(element)
          else if (part?.type === 'ObjectExpression') {
            for (const property of part.properties) {
              if (property.type === 'SpreadElement') read(property.argument, names)
              else if (names) {
                entries.add(property)
                read(property.value)
              } else if (nameless.has(nameOf(property))) read(property.value)
              else if (byName.has(nameOf(property))) read(property.value, true)
              else if (nameOf(property) === 'description' && isText(property.value)) descriptions.add(property)
            }
          }
        }
        for (const chart of charts) read(chart)

        const text = new MagicString(code)
        for (const property of all) {
          if (entries.has(property)) continue
          const { start, end } = property
          if (!descriptions.has(property)) this.error(`${id} has a description that is not the text of a chart’s state or transition, and would be taken for one that the build leaves out (bin/undescribedMachines.ts): call it something else, or write it as a text where the chart has it. It is: ${code.slice(start, end)}`)
          text.remove(start, code.charAt(end) === ',' ? end + 1 : end)
        }
        return edited(text)
      },
    },
  }
}
