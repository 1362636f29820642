import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { accordionMachine } from '#machines/accordionMachine'
import { backToTopMachine } from '#machines/backToTopMachine'
import { contactMachine } from '#machines/contactMachine'
import { copyMachine } from '#machines/copyMachine'
import { dropdownMachine } from '#machines/dropdownMachine'
import { filmMachine } from '#machines/filmMachine'
import { headerMachine } from '#machines/headerMachine'
import { loadingMachine } from '#machines/loadingMachine'
import { pageMachine } from '#machines/pageMachine'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import { sliderMachine } from '#machines/sliderMachine'
import { tame } from './play.ts'

export interface Start {
  readonly title: string
  readonly input: unknown
}

/** How what a machine waits for can end. */
export type Ending = { readonly done: unknown } | { readonly error: string }

/** All that can happen to a machine in a test. */
export interface Vocabulary {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly starts: readonly Start[]
  readonly events: readonly AnyEventObject[]
  /** By the names of the machine's actors. */
  readonly endings: Readonly<Record<string, readonly Ending[]>>
  /** What of the memory makes no situation another one: counts without end, and copies of what is remembered already. */
  readonly passesOver: readonly string[]
}

type Payloads<Event extends AnyEventObject> = { readonly [Type in Event['type']]: readonly Omit<Extract<Event, { type: Type }>, 'type'>[] }

interface Words<Machine extends AnyStateMachine> {
  /** For each event the payloads that make a difference, on both sides of each limit. */
  readonly events: Payloads<EventFromLogic<Machine>>
  readonly starts?: readonly { readonly title: string; readonly input: InputFrom<Machine> }[]
  readonly endings?: Readonly<Record<string, readonly Ending[]>>
  readonly passesOver?: readonly (keyof ContextFrom<Machine> & string)[]
}

const plain = [{}]

const blank = { name: '', services: [] }
const maud = { name: 'Maud', services: ['seo'] }
const ellery = { name: 'Ellery', services: [] }
const noName = { field: 'name', message: 'Enter your name' }

function vocabulary<Machine extends AnyStateMachine>(machine: Machine, { events, starts, endings = {}, passesOver = [] }: Words<Machine>): Vocabulary {
  return {
    name: machine.id,
    machine: tame(machine),
    starts: starts ?? [{ title: 'at rest', input: undefined }],
    events: Object.entries<readonly object[]>(events).flatMap(([type, payloads]) => payloads.map((payload) => ({ ...payload, type }))),
    endings,
    passesOver,
  }
}

/** A new event in a machine is a type error here until its payloads are named. */
export const vocabularies: readonly Vocabulary[] = [
  vocabulary(headerMachine, {
    events: {
      'page.scrolled': [{ y: 0 }, { y: 8 }, { y: 9 }, { y: 16 }, { y: 17 }, { y: 400 }, { y: 420 }],
      'page.resized': [{ scrollable: 12 }, { scrollable: 400 }],
      'route.changed': plain,
      'focus.entered': plain,
      'focus.left': plain,
      'menu.opened': [{ menu: 'services' }, { menu: 'panel' }],
      'menu.closed': [{ menu: 'services' }, { menu: 'panel' }],
    },
  }),
  vocabulary(dropdownMachine, {
    events: {
      'pointer.entered': [{ moved: true }, { moved: false }],
      'pointer.moved': plain,
      'pointer.left': plain,
      'trigger.pressed': plain,
      'arrowDown.pressed': plain,
      'focus.entered': plain,
      'focus.left': plain,
      'escape.pressed': plain,
      'outside.pressed': plain,
      'link.followed': plain,
      'panel.opened': plain,
      'viewport.narrowed': plain,
      'route.changed': plain,
    },
  }),
  vocabulary(sidePanelMachine, {
    events: {
      'menuButton.pressed': plain,
      'close.pressed': plain,
      'outside.pressed': plain,
      'escape.pressed': plain,
      'focus.left': plain,
      'link.followed': plain,
      'route.changed': plain,
      'animation.ended': plain,
    },
    endings: { loadPanel: [{ done: null }, { error: 'offline' }] },
  }),
  vocabulary(accordionMachine, { events: { 'section.toggled': [{ id: 'services' }, { id: 'another' }], 'panel.closed': plain } }),
  vocabulary(loadingMachine, {
    starts: [
      { title: 'at the first paint', input: undefined },
      { title: '300 ms after the first paint', input: { shownFor: 300 } },
      { title: '1300 ms after the first paint', input: { shownFor: 1300 } },
    ],
    events: { 'route.changed': plain, 'route.ended': plain, 'media.settled': plain, 'media.due': plain },
  }),
  vocabulary(sliderMachine, {
    events: {
      'pointer.entered': plain,
      'pointer.left': plain,
      'focus.entered': plain,
      'focus.left': plain,
      'page.hidden': plain,
      'page.shown': plain,
      'screen.left': plain,
      'screen.entered': plain,
      'slide.chosen': [{ index: 0 }, { index: 2 }],
      'next.pressed': plain,
      'previous.pressed': plain,
      'drag.started': plain,
      'rotation.toggled': plain,
      'motion.reduced': plain,
    },
  }),
  vocabulary(backToTopMachine, { events: { 'page.scrolled': [{ y: 0 }, { y: 50 }, { y: 51 }, { y: 800 }], 'button.pressed': plain } }),
  vocabulary(filmMachine, {
    events: {
      'play.pressed': plain,
      'pause.pressed': plain,
      'media.played': plain,
      'media.paused': plain,
      'media.failed': plain,
      'page.hidden': plain,
      'page.shown': plain,
      'screen.left': plain,
      'screen.entered': plain,
      'motion.reduced': plain,
    },
  }),
  vocabulary(pageMachine, {
    events: {
      'navigation.started': plain,
      'page.failed': [{ isOnline: true }, { isOnline: false }],
      'page.arrived': [{ isLeftByKeys: false }, { isLeftByKeys: true }],
      'retry.pressed': plain,
      'stay.pressed': plain,
    },
  }),
  vocabulary(contactMachine, {
    starts: [{ title: 'with an empty form', input: { emptyValues: blank } }],
    events: {
      'form.found': [{ draft: 'd1', values: maud, isTyped: false }, { draft: 'd1', values: maud, isTyped: true }],
      'draft.found': [{ draft: 'd2', values: maud, isUnsure: false }, { draft: 'd2', values: maud, isUnsure: true }],
      'draft.kept': plain,
      'draft.lost': plain,
      'form.changed': [{ values: ellery }, { values: blank }],
      'field.left': [{ field: 'name' }, { field: 'company' }],
      'submit.pressed': [{ values: maud }, { values: ellery }],
      'stop.pressed': plain,
      'clear.pressed': plain,
      'undo.pressed': plain,
      'connection.returned': plain,
    },
    endings: {
      validate: [{ done: [] }, { done: [noName] }, { error: 'offline' }],
      deliver: [
        { done: { kind: 'sent' } },
        { done: { kind: 'wrong', problems: [noName] } },
        { done: { kind: 'handedOver', handOver: 'pasted' } },
        { done: { kind: 'offline' } },
        { done: { kind: 'refused' } },
        { done: { kind: 'tooMany', wait: 60_000 } },
        { done: { kind: 'tooMany', wait: 5000 } },
        { done: { kind: 'unreachable' } },
        { done: { kind: 'server' } },
        { error: 'offline' },
      ],
    },
    passesOver: ['submissions', 'draft', 'handOver', 'isKept'],
  }),
  vocabulary(copyMachine, { events: { 'copy.pressed': plain }, endings: { copy: [{ done: null }, { error: 'not allowed' }] } }),
]

export function vocabularyOf(name: string): Vocabulary {
  const found = vocabularies.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No words for the machine “${name}”.`)
  return found
}
