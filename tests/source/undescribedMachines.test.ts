import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { undescribedMachines } from '../../bin/undescribedMachines.ts'

/** What the build makes of a machine's file. */
async function built(source: string): Promise<string> {
  const id = '/machines/someMachine.ts'
  const bundle = await rolldown({
    input: id,
    external: ['xstate'],
    plugins: [{ name: 'source', resolveId: (asked) => (asked === id ? id : undefined), load: (asked) => (asked === id ? source : undefined) }, undescribedMachines()],
  })
  const { output: [chunk] } = await bundle.generate()
  return chunk.code
}

const machine = (chart: string, before = '') => `import { assign, setup } from 'xstate'\n${before}\nexport const someMachine = setup({}).createMachine({ ${chart} })\n`

test('what describes states and transitions is not shipped, and nothing else goes with it', async () => {
  const code = await built(machine(`
    description: 'The chart.',
    states: {
      description: { description: \`A state of that name.\`, always: { guard: 'isIt', target: 'open', description: 'At once.' } },
      open: {
        invoke: { src: 'load', onDone: { target: 'shut', description: 'It is here.' } },
        after: { delay: [{ target: 'shut', description: 'It takes too long.' }] },
        on: { ...ways, 'changed.mind': { ...way, description: 'Differently.' } },
      },
    },
  `, `
    const way = { target: 'shut', description: 'Somewhere.' } as const
    const ways = { 'shut.pressed': way, 'gone': { target: 'shut', description: 'Left.' } }
  `))
  expect(code.match(/description\b.*/g)).toEqual(['description: { always: {'])
  expect(code.match(/\b(?:isIt|open|load|delay|shut|gone)\b/g)).toHaveLength(11)
})

test.each([
  ['in the context', machine("context: { description: '' }")],
  ['in what is assigned', machine("on: { typed: { actions: assign({ description: 'new' }) } }")],
  ['in an event', machine('states: {}', "export const said = { type: 'said', description: 'words' }")],
  ['that is no text', machine('states: { open: { description: words.open } }', "import { words } from './words.ts'")],
])('a description %s stops the build', async (_, source) => {
  await expect(built(source)).rejects.toThrow('someMachine.ts has a description that is not the text of a chart’s state or transition')
})
