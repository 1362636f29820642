import { setImmediate } from 'node:timers/promises'
import { fromPromise } from 'xstate'
import { copyMachine } from '#machines/copyMachine'
import { testChart } from './testChart.ts'

const waiting = { resolve() {}, reject() {} }

const machine = copyMachine.provide({
  actors: {
    copy: fromPromise<void>(
      () =>
        new Promise((resolve, reject) => {
          waiting.resolve = resolve
          waiting.reject = () => reject(new Error('not allowed'))
        }),
    ),
  },
})

const answer = (outcome: 'resolve' | 'reject') => ({
  outside: async () => {
    waiting[outcome]()
    await setImmediate()
  },
})
const allows = answer('resolve')
const refuses = answer('reject')
const pressed = { type: 'copy.pressed' } as const

testChart(machine, [
  { title: 'asks the browser', from: [], when: pressed, then: 'copying' },
  { title: 'says that it has copied', from: [pressed], when: allows, then: 'copied' },
  { title: 'says that it could not copy', from: [pressed], when: refuses, then: 'failed' },
  { title: 'copies again', from: [pressed, allows], when: pressed, then: 'copying' },
  { title: 'tries again', from: [pressed, refuses], when: pressed, then: 'copying' },
  { title: 'asks once', from: [pressed], ignores: [pressed, { wait: 60_000 }] },
])
