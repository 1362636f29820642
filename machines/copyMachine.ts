import { fromPromise, setup } from 'xstate'

export type CopyEvent = { type: 'copy.pressed' }

const types: { events?: CopyEvent } = {}

export const copyMachine = setup({
  types,
  actors: { copy: fromPromise<void>(() => Promise.resolve()) },
}).createMachine({
  id: 'copy',
  description: 'A button that copies words, and says whether it could.',
  initial: 'ready',
  states: {
    ready: {
      description: 'Not asked for yet.',
      on: { 'copy.pressed': { target: 'copying', description: 'The visitor asks for it.' } },
    },
    copying: {
      description: 'The browser is asked.',
      invoke: {
        id: 'copy',
        src: 'copy',
        onDone: { target: 'copied', description: 'The words are on the clipboard.' },
        onError: { target: 'failed', description: 'The browser does not allow it, in none of its ways.' },
      },
    },
    copied: {
      description: 'Said, and ready to be done again.',
      on: { 'copy.pressed': { target: 'copying', description: 'Once more.' } },
    },
    failed: {
      description: 'The words are shown, to be marked and copied by hand.',
      on: { 'copy.pressed': { target: 'copying', description: 'Once more.' } },
    },
  },
})
