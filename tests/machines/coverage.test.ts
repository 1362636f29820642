import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { flaws, gaps, type Table } from './testChart.ts'

const types: { context?: { bulb: boolean }; events?: { type: 'switch.pressed' } | { type: 'current.failed' } } = {}

const lamp = setup({
  types,
  guards: { hasBulb: ({ context }) => context.bulb },
  delays: { burningTime: 60 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  context: { bulb: true },
  initial: 'dark',
  states: {
    dark: {
      description: 'No light.',
      on: { 'switch.pressed': { guard: 'hasBulb', target: 'lit', description: 'Light.' } },
    },
    lit: {
      description: 'Light.',
      after: { burningTime: { target: 'dark', description: 'It saves current.' } },
      on: { 'current.failed': { target: 'dark', description: 'No light for anybody.' } },
    },
  },
})

const pressed = { type: 'switch.pressed' } as const
const failed = { type: 'current.failed' } as const

const tableOfLamp: Table<typeof lamp> = [
  { title: 'is lit by its switch', from: [], when: pressed, then: 'lit' },
  { title: 'is dark in a power cut', from: [pressed], when: failed, then: 'dark' },
  { title: 'goes out by itself', from: [pressed], when: { wait: 60 }, then: 'dark' },
  { title: 'is lit already', from: [pressed], ignores: [pressed] },
  { title: 'is dark already', from: [], ignores: [failed] },
]

test('a guard that never says no is a gap', async () => {
  expect(await gaps(lamp, tableOfLamp)).toEqual(['lamp.dark on switch.pressed [hasBulb] is never refused'])
})

test('a state, a transition and an event that no line tries are gaps', async () => {
  expect(await gaps(lamp, tableOfLamp.slice(3, 4))).toEqual([
    'lamp.dark is never reached',
    'lamp.dark on switch.pressed [hasBulb] is never taken',
    'lamp.lit on current.failed is never taken',
    'lamp.lit on xstate.after.burningTime.lamp.lit is never taken',
    'lamp.dark on switch.pressed [hasBulb] is never refused',
    'lamp.dark is never told switch.pressed',
    'lamp.dark is never told current.failed',
    'lamp.lit is never told current.failed',
  ])
})

test('what is neither described nor named is a flaw', () => {
  const sketch = setup({ types }).createMachine({
    id: 'sketch',
    context: { bulb: true },
    initial: 'dark',
    entry: () => {},
    states: {
      dark: { after: { 60: 'lit' }, on: { 'switch.pressed': { guard: ({ context }) => context.bulb, actions: () => {} } } },
      lit: {},
    },
  })
  expect(flaws(lamp)).toEqual([])
  expect(flaws(sketch)).toEqual([
    'sketch has no description',
    'sketch has an unnamed action',
    'sketch.dark has no description',
    'sketch.dark waits for an unnamed time: 60',
    'sketch.dark on switch.pressed [unnamed] has no description',
    'sketch.dark on switch.pressed [unnamed] has an unnamed guard',
    'sketch.dark on switch.pressed [unnamed] has an unnamed action',
    'sketch.dark on xstate.after.60.sketch.dark has no description',
    'sketch.lit has no description',
  ])
})

test.each(readdirSync('machines').filter((file) => file.endsWith('Machine.ts')))('the whole chart of %s is tested', (file) => {
  expect(readFileSync(`tests/machines/${file.replace('.ts', '.test.ts')}`, 'utf8')).toContain('testChart(')
})
