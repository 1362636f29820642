import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import { attemptLimit, firstWait, leastTime, longestWait, mostAttempts } from './timing.ts'

/** What stands in the form's fields, by their names. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

export type FieldProblem = {
  readonly field: string
  readonly message: string
}

/** How much of the message went to the mail program: all, or by the clipboard, or none of it. */
export type HandOver = 'whole' | 'pasted' | 'notPasted'

/** What came of one attempt to deliver; `wait` is how long the form service asks for, in ms. */
export type Outcome =
  | { readonly kind: 'sent' | 'offline' | 'refused' | 'unreachable' }
  | { readonly kind: 'wrong'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'tooMany' | 'server'; readonly wait?: number }
  | { readonly kind: 'handedOver'; readonly handOver: HandOver }

export type ContactEvent =
  | { type: 'form.found'; draft: string; values: FormValues; isTyped: boolean }
  | { type: 'draft.found'; draft: string; values: FormValues; isUnsure: boolean }
  | { type: 'draft.kept' }
  | { type: 'draft.lost' }
  | { type: 'form.changed'; values: FormValues }
  | { type: 'field.left'; field: string }
  | { type: 'submit.pressed'; values: FormValues }
  | { type: 'stop.pressed' }
  | { type: 'clear.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'connection.returned' }

export type ContactEmitted =
  | { type: 'draft.changed'; draft: string; values: FormValues; isUnsure: boolean }
  | { type: 'draft.ended' }
  | { type: 'values.set'; values: FormValues }
  | { type: 'enquiry.sent'; values: FormValues }

export type ContactInput = {
  /** What an empty form holds. */
  emptyValues: FormValues
}

export type ContactContext = ContactInput & {
  values: FormValues
  /** What the draft is known by, here and at the receiver. */
  draft: string
  isKept: boolean
  /** What the last look found wrong. */
  problems: readonly FieldProblem[]
  /** Of the fields with a problem, those that have been mended since, by name. */
  mended: readonly string[]
  /** What stood in the form when the problems were found. */
  judged: FormValues
  /** What stood in the form when it was last cleared of any words; `emptyValues` itself until then. */
  takenAway: FormValues
  /** Whether the form has been there for the least time: what is sent sooner is held until then. */
  isOldEnough: boolean
  /** How often the visitor has asked to send. */
  submissions: number
  /** How often the last submission has been tried. */
  attempts: number
  /** How long the form service asks to be left alone, in ms. */
  askedWait: number
  /** How much of the message the mail program was last given. */
  handOver: HandOver
}

/** An enquiry is under way from the press on Send to what comes of it, but for a wait for the connection; its words are fixed once they have been found right. */
type ContactTag = 'underWay' | 'fixed'

const types: { context?: ContactContext; events?: ContactEvent; emitted?: ContactEmitted; input?: ContactInput; tags?: ContactTag } = {}

/** Doubles with each attempt. `chance`, from 0 to 1, spreads those who were turned away together. */
export const backOff = (attempts: number, chance = 0.5) => firstWait * 2 ** (attempts - 1) * (0.5 + chance)

/** Before the next attempt, ms: the pause that doubles, or what the service asks for. */
export const retryPause = ({ attempts, askedWait }: ContactContext, chance?: number) => Math.max(askedWait, backOff(attempts, chance))

/** Whether the form has been cleared of words: they can be brought back, or are back. */
export const hasTakenAway = ({ takenAway, emptyValues }: ContactContext): boolean => takenAway !== emptyValues

/** Whether a field that was found wrong has not been mended since. */
export const hasUnmended = ({ problems, mended }: ContactContext): boolean => problems.some(({ field }) => !mended.includes(field))

const waitIn = (outcome: Outcome) => ('wait' in outcome ? outcome.wait : undefined) ?? 0

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const is = (kind: Outcome['kind']) => (_: unknown, outcome: Outcome) => outcome.kind === kind

/** What an actor came to, for a guard or an action that is told of it. */
const output = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output

const clearing = {
  target: '#contact.editing.cleared',
  actions: ['emptyForm', 'forgetDraft', 'showValues'],
  description: 'Everything goes, from the device too; of a form without a word, what was found wrong.',
} as const

export const contactMachine = setup({
  types,
  actors: {
    validate: fromPromise<readonly FieldProblem[], FormValues>(() => Promise.resolve([])),
    deliver: fromPromise<Outcome, { draft: string; values: FormValues }>(() => Promise.resolve({ kind: 'sent' })),
  },
  guards: {
    isTyped: ({ event }) => {
      assertEvent(event, 'form.found')
      return event.isTyped
    },
    isUnsure: ({ event }) => {
      assertEvent(event, 'draft.found')
      return event.isUnsure
    },
    isOnceWrong: ({ context, event }) => {
      assertEvent(event, 'field.left')
      return context.problems.some(({ field }) => field === event.field)
    },
    hasTakenAway: ({ context }) => hasTakenAway(context),
    hasProblems: (_, problems: readonly FieldProblem[]) => problems.length > 0,
    isOldEnough: ({ context }) => context.isOldEnough,
    isSent: is('sent'),
    isHandedOver: is('handedOver'),
    isWrong: is('wrong'),
    isOffline: is('offline'),
    isRefused: is('refused'),
    isTooMany: is('tooMany'),
    isUnreachable: is('unreachable'),
    mayTryAgain: ({ context }, outcome: Outcome) => context.attempts < mostAttempts && waitIn(outcome) <= longestWait,
  },
  actions: {
    takeDraft: assign(({ event }) => {
      assertEvent(event, ['form.found', 'draft.found'])
      return { draft: event.draft, values: event.values }
    }),
    takeValues: assign(({ event }) => {
      assertEvent(event, ['form.changed', 'submit.pressed'])
      return { values: event.values }
    }),
    noteKept: assign({ isKept: true }),
    noteLost: assign({ isKept: false }),
    noteAge: assign({ isOldEnough: true }),
    emptyForm: assign(({ context: { values, emptyValues, takenAway } }) => ({
      takenAway: isSame(values, emptyValues) ? takenAway : values,
      values: emptyValues,
      problems: [],
      mended: [],
    })),
    bringBack: assign(({ context }) => ({ values: context.takenAway })),
    takeProblems: assign(({ context }, problems: readonly FieldProblem[]) => ({ problems, mended: [], judged: context.values })),
    takeOutcome: assign(({ context }, outcome: Outcome) => ({
      ...(outcome.kind === 'wrong' ? { problems: outcome.problems, judged: context.values } : {}),
      handOver: outcome.kind === 'handedOver' ? outcome.handOver : context.handOver,
      askedWait: waitIn(outcome),
    })),
    tickOff: assign(({ context }, found: readonly FieldProblem[]) => ({
      problems: context.problems.map((problem) => found.find(({ field }) => field === problem.field) ?? problem),
      // What the receiver alone finds wrong is not found again here: it is mended when something else stands there.
      mended: context.problems
        .map(({ field }) => field)
        .filter((name) => !found.some(({ field }) => field === name) && !isSame(context.values[name], context.judged[name])),
    })),
    beginSubmission: assign(({ context }) => ({ submissions: context.submissions + 1, attempts: 0, problems: [], mended: [] })),
    beginAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, askedWait: 0 })),
    startAfresh: assign({ attempts: 0 }),
    keepDraft: emit(({ context: { draft, values } }) => ({ type: 'draft.changed', draft, values, isUnsure: false })),
    keepUnsure: emit(({ context: { draft, values } }) => ({ type: 'draft.changed', draft, values, isUnsure: true })),
    forgetDraft: emit({ type: 'draft.ended' }),
    showValues: emit(({ context: { values } }) => ({ type: 'values.set', values })),
    sayThanks: emit(({ context: { values } }) => ({ type: 'enquiry.sent', values })),
  },
  delays: { leastTime, attemptLimit, retryDelay: ({ context }) => retryPause(context) },
}).createMachine({
  id: 'contact',
  description: 'The contact form: an enquiry is neither lost nor sent twice.',
  context: ({ input }) => ({
    ...input, values: input.emptyValues, takenAway: input.emptyValues, draft: '', isKept: true, isOldEnough: false,
    problems: [], mended: [], judged: input.emptyValues, submissions: 0, attempts: 0, askedWait: 0, handOver: 'whole',
  }),
  initial: 'editing',
  after: { leastTime: { actions: 'noteAge', description: 'Whoever sends from now on is in no suspicious hurry.' } },
  on: {
    'draft.kept': { actions: 'noteKept', description: 'The device keeps what is typed.' },
    'draft.lost': { actions: 'noteLost', description: 'The device cannot keep it: full, or not allowed to.' },
  },
  states: {
    editing: {
      description: 'The form is in the visitor’s hands.',
      initial: 'quiet',
      on: {
        'form.changed': { target: '.quiet', actions: ['takeValues', 'keepDraft'], description: 'Typed or chosen, and kept at once.' },
        'submit.pressed': {
          target: 'sending',
          actions: ['takeValues', 'beginSubmission', 'keepDraft'],
          description: 'The button, or Enter in a field. What autofill put in without a word is read now.',
        },
        'clear.pressed': clearing,
      },
      states: {
        quiet: {
          description: 'Nothing is said.',
          on: {
            'form.found': [
              { guard: 'isTyped', actions: ['takeDraft', 'showValues', 'keepDraft'], description: 'Typed before the scripts came, and kept now.' },
              { actions: ['takeDraft', 'showValues'], description: 'Empty, or chosen by the link that led here.' },
            ],
            'draft.found': [
              { guard: 'isUnsure', target: 'unsure', actions: ['takeDraft', 'showValues', 'keepUnsure'], description: 'It was on its way when the page went.' },
              {
                target: 'restored',
                actions: ['takeDraft', 'showValues', 'keepDraft'],
                description: 'After a reload, a crash, or another page; kept with what was typed before the scripts came.',
              },
            ],
          },
        },
        restored: { description: 'The draft of this tab is back, and the form says so.' },
        unsure: { description: 'The draft is back, and whether it arrived is not known: sent again, it has the same key.' },
        cleared: {
          description: 'Empty. A slip of the hand can be taken back.',
          on: {
            'undo.pressed': { guard: 'hasTakenAway', target: 'restored', actions: ['bringBack', 'keepDraft', 'showValues'], description: 'It was a slip.' },
          },
        },
        stopped: { description: 'The visitor stopped the sending.' },
        wrong: {
          description: 'The summary has focus and leads to each field.',
          initial: 'told',
          on: {
            'form.changed': { actions: ['takeValues', 'keepDraft'], description: 'Nothing moves under the fingers.' },
          },
          states: {
            told: {
              description: 'What is wrong stands in the summary and at each field.',
              on: {
                'field.left': { guard: 'isOnceWrong', target: 'looking', description: 'A wrong field may have been mended.' },
              },
            },
            looking: {
              description: 'Only what was wrong is looked at: a field not yet reached is not found fault with.',
              invoke: {
                id: 'look',
                src: 'validate',
                input: ({ context }) => context.values,
                onDone: { target: 'told', actions: { type: 'tickOff', params: output }, description: 'Mended fields are ticked off.' },
                onError: { target: 'told', description: 'The next try will tell.' },
              },
            },
          },
        },
        failed: {
          description: 'It could not be sent; why, and what can be done, has focus. The form stays as it was.',
          initial: 'server',
          on: { 'form.changed': { actions: ['takeValues', 'keepDraft'], description: 'The words stay until the next try.' } },
          states: {
            unprepared: { description: 'A part of the page that sending needs could not be fetched. Nothing was sent.' },
            timeOut: { description: 'No answer, several times. It may have arrived.' },
            unreachable: { description: 'The connection broke, several times. It may have arrived.' },
            refused: { description: 'The form service will not have it, and names no field.' },
            tooMany: { description: 'The form service asks for a long pause.' },
            server: { description: 'The form service failed, or answered what nobody understands.' },
          },
        },
        handedOver: {
          description: 'In the mail program of the visitor, who sends it there. The draft stays: nobody knows whether it was sent.',
          on: { 'form.changed': { actions: ['takeValues', 'keepDraft'], description: 'The words stay until the next try.' } },
        },
      },
    },
    sending: {
      description: 'One at a time: a second press changes nothing.',
      initial: 'validating',
      on: {
        'form.changed': { actions: 'showValues', description: 'What is on its way does not change: put back.' },
        'stop.pressed': { target: 'editing.stopped', description: 'Not now, after all.' },
      },
      states: {
        validating: {
          tags: 'underWay',
          description: 'Held against the schema that the receiver has too.',
          invoke: {
            id: 'validate',
            src: 'validate',
            input: ({ context }) => context.values,
            onDone: [
              {
                guard: { type: 'hasProblems', params: output },
                target: '#contact.editing.wrong',
                actions: { type: 'takeProblems', params: output },
                description: 'Something is missing or cannot be right.',
              },
              { target: 'settling', description: 'Nothing is wrong.' },
            ],
            onError: { target: '#contact.editing.failed.unprepared', description: 'What judges it could not be fetched.' },
          },
          after: { attemptLimit: { target: '#contact.editing.failed.unprepared', description: 'What judges it does not come.' } },
          on: { 'form.changed': { target: '#contact.editing.quiet', actions: ['takeValues', 'keepDraft'], description: 'Being written again before anything has left: it is not sent by itself any more.' } },
        },
        settling: {
          tags: ['underWay', 'fixed'],
          description: 'A form filled in within a blink is held for the rest of the least time, in silence.',
          always: { guard: 'isOldEnough', target: 'submitting', description: 'Most pass at once.' },
        },
        submitting: {
          tags: ['underWay', 'fixed'],
          description: 'One attempt is under way. Until there is an answer, the draft is marked as unsure.',
          entry: ['beginAttempt', 'keepUnsure'],
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ({ context: { draft, values } }) => ({ draft, values }),
            onDone: [
              { guard: { type: 'isSent', params: output }, target: '#contact.sent', description: 'The receiver says that it has it.' },
              {
                guard: { type: 'isWrong', params: output },
                target: '#contact.editing.wrong',
                actions: [{ type: 'takeOutcome', params: output }, 'keepDraft'],
                description: 'The receiver finds fault with fields.',
              },
              {
                guard: { type: 'isHandedOver', params: output },
                target: '#contact.editing.handedOver',
                actions: [{ type: 'takeOutcome', params: output }, 'keepDraft'],
                description: 'The mail program of the visitor was asked to open; more cannot be known.',
              },
              { guard: { type: 'isOffline', params: output }, target: 'waiting', description: 'There is no connection at all.' },
              {
                guard: { type: 'isRefused', params: output },
                target: '#contact.editing.failed.refused',
                actions: 'keepDraft',
                description: 'Turned down: it is tried again at the visitor’s word alone.',
              },
              {
                guard: { type: 'mayTryAgain', params: output },
                target: 'retrying',
                actions: { type: 'takeOutcome', params: output },
                description: 'It may be better in a moment.',
              },
              {
                guard: { type: 'isTooMany', params: output },
                target: '#contact.editing.failed.tooMany',
                description: 'The service asks for more patience.',
              },
              {
                guard: { type: 'isUnreachable', params: output },
                target: '#contact.editing.failed.unreachable',
                description: 'The connection broke each time.',
              },
              { target: '#contact.editing.failed.server', description: 'The service failed each time.' },
            ],
            onError: { target: '#contact.editing.failed.unprepared', actions: 'keepDraft', description: 'What delivers it could not be fetched: nothing has left.' },
          },
          after: {
            attemptLimit: [
              { guard: { type: 'mayTryAgain', params: { kind: 'unreachable' } }, target: 'retrying', description: 'Not waited for any longer.' },
              { target: '#contact.editing.failed.timeOut', description: 'No answer each time.' },
            ],
          },
        },
        retrying: {
          tags: ['underWay', 'fixed'],
          description: 'A pause that doubles, or the one that the service asks for.',
          after: { retryDelay: { target: 'submitting', description: 'Once more, with the same key.' } },
        },
        waiting: {
          description: 'Offline: the message waits, and the form says so.',
          on: {
            'connection.returned': { target: 'submitting', actions: 'startAfresh', description: 'Still wanted: off it goes.' },
            'submit.pressed': { target: 'validating', actions: ['takeValues', 'startAfresh', 'keepDraft'], description: 'The visitor knows better than the browser. What autofill put in meanwhile is read, too.' },
            'form.changed': { target: '#contact.editing.quiet', actions: ['takeValues', 'keepDraft'], description: 'Being written again: it is not sent by itself any more.' },
            'clear.pressed': clearing,
          },
        },
      },
    },
    sent: {
      tags: 'fixed',
      description: 'The receiver has it. The draft is gone and the visitor is thanked.',
      entry: ['forgetDraft', 'sayThanks'],
      on: {
        'form.changed': { actions: 'showValues', description: 'What was sent does not change: put back.' },
        'clear.pressed': { ...clearing, description: 'The page of thanks did not come, and the visitor has more to say.' },
      },
    },
  },
})

/** Why the message is not on its way though the visitor has asked to send it, by the name of the state; nothing where it is, or where its words are wrong. */
export function failureIn({ value }: SnapshotFrom<typeof contactMachine>) {
  if (value === 'sent') return undefined
  if ('sending' in value) return value.sending === 'waiting' ? value.sending : undefined
  return typeof value.editing === 'object' && 'failed' in value.editing ? value.editing.failed : undefined
}
