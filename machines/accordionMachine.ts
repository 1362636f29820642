import { assertEvent, assign, setup } from 'xstate'

export type AccordionEvent = { type: 'section.toggled'; id: string } | { type: 'panel.closed' }

type AccordionContext = {
  /** The open section's id; empty when none is open. */
  openSection: string
}

const types: { context?: AccordionContext; events?: AccordionEvent } = {}

export const accordionMachine = setup({
  types,
  guards: {
    isOpenSection: ({ context, event }) => {
      assertEvent(event, 'section.toggled')
      return event.id === context.openSection
    },
  },
  actions: {
    openIt: assign(({ event }) => {
      assertEvent(event, 'section.toggled')
      return { openSection: event.id }
    }),
    closeIt: assign({ openSection: '' }),
  },
}).createMachine({
  id: 'accordion',
  description: 'The submenus in the side panel: one open at a time, for any number of sections.',
  context: { openSection: '' },
  initial: 'noneOpen',
  states: {
    noneOpen: {
      description: 'All sections are closed.',
      on: {
        'section.toggled': { target: 'oneOpen', actions: 'openIt', description: 'A section is opened.' },
      },
    },
    oneOpen: {
      description: 'One section is open.',
      on: {
        'section.toggled': [
          {
            guard: 'isOpenSection',
            target: 'noneOpen',
            actions: 'closeIt',
            description: 'A press on the open one closes it.',
          },
          { actions: 'openIt', description: 'Another one opens in its place.' },
        ],
        'panel.closed': {
          target: 'noneOpen',
          actions: 'closeIt',
          description: 'The next visit to the panel begins afresh.',
        },
      },
    },
  },
})
