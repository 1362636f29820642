import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { backOff, contactMachine } from '#machines/contactMachine'
import type { FieldProblem, FormValues, HandOver, Outcome } from '#machines/contactMachine'
import { testChart } from './testChart.ts'

/** Whoever waits for an answer from outside: the latest call. */
const waiting = {
  validate: (_problems: readonly FieldProblem[]): void => undefined,
  deliver: (_outcome: Outcome): void => undefined,
  fail: (): void => undefined,
}

const machine = contactMachine.provide({
  actors: {
    validate: fromPromise<readonly FieldProblem[], FormValues>(
      () =>
        new Promise((resolve, reject) => {
          waiting.validate = resolve
          waiting.fail = () => reject(new Error('offline'))
        }),
    ),
    deliver: fromPromise<Outcome, { draft: string; values: FormValues }>(
      () =>
        new Promise((resolve, reject) => {
          waiting.deliver = resolve
          waiting.fail = () => reject(new Error('offline'))
        }),
    ),
  },
})

const empty = { name: '', services: [] }
const maud = { name: 'Maud', services: ['seo'] }
const ellery = { name: 'Ellery', services: [] }

const input = { emptyValues: empty } as const

const outside = (happens: () => void) => ({
  outside: async () => {
    happens()
    await setImmediate()
  },
})
const found = (...problems: FieldProblem[]) => outside(() => waiting.validate(problems))
const answered = (outcome: Outcome) => outside(() => waiting.deliver(outcome))
const handed = (handOver: HandOver) => answered({ kind: 'handedOver', handOver })
const fails = outside(() => waiting.fail())

const noName = { field: 'name', message: 'Enter your name' }
const noMail = { field: 'email', message: 'Enter an e-mail address' }
const shortMail = { field: 'email', message: 'Too long' }

const formFound = { type: 'form.found', draft: 'd1', values: maud, isTyped: false } as const
const typedFound = { ...formFound, isTyped: true } as const
const draftFound = { type: 'draft.found', draft: 'd2', values: maud, isUnsure: false } as const
const unsureFound = { type: 'draft.found', draft: 'd2', values: maud, isUnsure: true } as const
const kept = { type: 'draft.kept' } as const
const lost = { type: 'draft.lost' } as const
const typed = (values: FormValues) => ({ type: 'form.changed', values }) as const
const changed = typed(ellery)
const left = (field: string) => ({ type: 'field.left', field }) as const
const submit = { type: 'submit.pressed', values: maud } as const
const submitEmpty = { type: 'submit.pressed', values: empty } as const
const stop = { type: 'stop.pressed' } as const
const clear = { type: 'clear.pressed' } as const
const undo = { type: 'undo.pressed' } as const
const online = { type: 'connection.returned' } as const

const old = { wait: 2000 }
const valid = found()
const sent = answered({ kind: 'sent' })
const offline = answered({ kind: 'offline' })
const unreachable = answered({ kind: 'unreachable' })
const broken = answered({ kind: 'server' })
const late = { wait: 10_000 }

const begun = [old, formFound]
const validating = [...begun, submit]
const submitting = [...validating, valid]
const settling = [formFound, submit, valid]
const retrying = [...submitting, broken]
/** The first three attempts, each ended and each with its pause. */
const thrice = (end: typeof broken | typeof late) => [...submitting, end, { wait: 1000 }, end, { wait: 2000 }, end, { wait: 4000 }]

const quiet = begun
const restored = [draftFound]
const unsure = [unsureFound]
const cleared = [...begun, clear]
const stopped = [...validating, stop]
const wrong = [...validating, found(noName, noMail)]
const looking = [...wrong, left('name')]
const mending = [...wrong, changed, left('name')]
const timeOut = [...thrice(late), late]
const unprepared = [...submitting, fails]
const unreached = [...thrice(unreachable), unreachable]
const refused = [...submitting, answered({ kind: 'refused' })]
const tooMany = [...submitting, answered({ kind: 'tooMany', wait: 60_000 })]
const server = [...thrice(broken), broken]
const handedOver = [...submitting, handed('whole')]
const offlineNow = [...submitting, offline]
const over = [...submitting, sent]

const calm = [
  ['nothing is said', quiet],
  ['the draft is back', restored],
  ['the draft is back and unsure', unsure],
  ['it was stopped', stopped],
] as const

const told = [
  ['a wrong field is looked at', { editing: { wrong: 'looking' } }, looking],
  ['it is wrong', { editing: { wrong: 'told' } }, wrong],
  ['no answer came', { editing: { failed: 'timeOut' } }, timeOut],
  ['a part of the page could not be fetched', { editing: { failed: 'unprepared' } }, unprepared],
  ['the connection broke', { editing: { failed: 'unreachable' } }, unreached],
  ['it was refused', { editing: { failed: 'refused' } }, refused],
  ['a long pause was asked for', { editing: { failed: 'tooMany' } }, tooMany],
  ['the service failed', { editing: { failed: 'server' } }, server],
  ['the mail program has it', { editing: 'handedOver' }, handedOver],
] as const

const busy = [
  ['it is being validated', { sending: 'validating' }, validating],
  ['it settles', { sending: 'settling' }, settling],
  ['it is being submitted', { sending: 'submitting' }, submitting],
  ['it is about to be tried again', { sending: 'retrying' }, retrying],
] as const
/** Only what judges it has it so far at first: it can be written again. */
const [, ...underWay] = busy

const draftOf = (values: FormValues, draft = 'd1') => ({ type: 'draft.changed', draft, values, isUnsure: false }) as const
const unsureOf = (values: FormValues, draft = 'd1') => ({ type: 'draft.changed', draft, values, isUnsure: true }) as const
const set = (values: FormValues) => ({ type: 'values.set', values }) as const
const thanks = [{ type: 'draft.ended' }, { type: 'enquiry.sent', values: maud }] as const

testChart(machine, [
  // The draft
  { title: 'takes what the link has chosen, and keeps nothing that nobody has typed', input, from: [], when: formFound, then: { editing: 'quiet' }, context: { values: maud, draft: 'd1' }, emits: [set(maud)] },
  { title: 'takes what was typed before the scripts came, and keeps it', input, from: [], when: typedFound, then: { editing: 'quiet' }, context: { values: maud, draft: 'd1' }, emits: [set(maud), draftOf(maud)] },
  { title: 'brings back the draft and says so', input, from: [], when: draftFound, then: { editing: 'restored' }, context: { values: maud, draft: 'd2' }, emits: [set(maud), draftOf(maud, 'd2')] },
  { title: 'says that a draft may have arrived when it was on its way', input, from: [], when: unsureFound, then: { editing: 'unsure' }, context: { values: maud, draft: 'd2' }, emits: [set(maud), unsureOf(maud, 'd2')] },
  ...calm.map(([situation, from]) => ({
    title: `keeps what is typed when ${situation}`,
    input,
    from,
    when: changed,
    then: { editing: 'quiet' } as const,
    context: { values: ellery },
    emits: [draftOf(ellery, situation.startsWith('the draft') ? 'd2' : 'd1')],
  })),
  ...told.map(([situation, state, from]) => ({
    title: `keeps what is typed, and moves nothing, when ${situation}`,
    input,
    from,
    when: changed,
    then: state,
    context: { values: ellery },
    emits: [draftOf(ellery)],
  })),
  ...[...calm, ['it is empty', cleared] as const].map(([situation, from]) => ({ title: `knows that the device cannot keep it when ${situation}`, input, from, when: lost, then: expect.anything(), context: { isKept: false } })),
  ...told.map(([situation, state, from]) => ({ title: `knows that the device cannot keep it when ${situation}`, input, from, when: lost, then: state, context: { isKept: false } })),
  ...busy.map(([situation, state, from]) => ({ title: `knows that the device cannot keep it when ${situation}`, input, from, when: lost, then: state, context: { isKept: false } })),
  { title: 'knows that the device can keep it again', input, from: [lost], when: kept, then: { editing: 'quiet' }, context: { isKept: true } },

  // Clearing
  ...calm.map(([situation, from]) => ({
    title: `is cleared when ${situation}, from the device too`,
    input,
    from,
    when: clear,
    then: { editing: 'cleared' } as const,
    context: { values: empty, takenAway: maud },
    emits: [{ type: 'draft.ended' }, set(empty)] as const,
  })),
  ...told.map(([situation, , from]) => ({
    title: `is cleared when ${situation}, and nothing is wrong with an empty form`,
    input,
    from,
    when: clear,
    then: { editing: 'cleared' } as const,
    context: { values: empty, problems: [], mended: [] },
    emits: [{ type: 'draft.ended' }, set(empty)] as const,
  })),
  {
    title: 'is cleared while it waits for a connection, and does not go any more',
    input,
    from: offlineNow,
    when: clear,
    then: { editing: 'cleared' },
    context: { values: empty, takenAway: maud },
    emits: [{ type: 'draft.ended' }, set(empty)],
  },
  { title: 'takes back a slip', input, from: cleared, when: undo, then: { editing: 'restored' }, context: { values: maud }, emits: [draftOf(maud), set(maud)] },
  { title: 'begins anew after it was cleared', input, from: cleared, when: changed, then: { editing: 'quiet' }, context: { values: ellery }, emits: [draftOf(ellery)] },
  { title: 'can still take back a slip after it was cleared twice', input, from: cleared, when: clear, then: { editing: 'cleared' }, context: { takenAway: maud }, emits: [{ type: 'draft.ended' }, set(empty)] },
  { title: 'says that it is empty when it is cleared before anything is typed', input, from: [], when: clear, then: { editing: 'cleared' }, context: { values: empty, takenAway: empty }, emits: [{ type: 'draft.ended' }, set(empty)] },
  { title: 'has nothing to bring back where nothing was typed', input, from: [clear], ignores: [undo] },
  { title: 'is cleared of what was found wrong with a form without a word', input, from: [submitEmpty, found(noName, noMail)], when: clear, then: { editing: 'cleared' }, context: { values: empty, problems: [] }, emits: [{ type: 'draft.ended' }, set(empty)] },
  { title: 'has nothing to stop or to wait for while it is empty', input, from: cleared, ignores: [kept, left('name'), stop, online, formFound, draftFound] },

  // What is wrong
  ...calm.map(([situation, from]) => ({ title: `is validated when ${situation}`, input, from, when: submit, then: { sending: 'validating' } as const, context: { values: maud, submissions: situation === 'it was stopped' ? 2 : 1 }, emits: [draftOf(maud, situation.startsWith('the draft') ? 'd2' : 'd1')] })),
  ...told.map(([situation, , from]) => ({ title: `is validated anew when ${situation}`, input, from, when: submit, then: { sending: 'validating' } as const, context: { submissions: 2, attempts: 0, problems: [], mended: [] }, emits: [draftOf(maud)] })),
  { title: 'is validated although it is empty', input, from: cleared, when: submit, then: { sending: 'validating' }, emits: [draftOf(maud)] },
  { title: 'takes what autofill put in without a word', input, from: begun, when: { type: 'submit.pressed', values: ellery }, then: { sending: 'validating' }, context: { values: ellery }, emits: [draftOf(ellery)] },
  { title: 'tells what is wrong', input, from: validating, when: found(noName, noMail), then: { editing: { wrong: 'told' } }, context: { problems: [noName, noMail], mended: [] } },
  { title: 'looks at a wrong field again once it is left', input, from: wrong, when: left('name'), then: { editing: { wrong: 'looking' } } },
  { title: 'ticks off what is mended', input, from: mending, when: found(noMail), then: { editing: { wrong: 'told' } }, context: { problems: [noName, noMail], mended: ['name'] } },
  { title: 'ticks off nothing that stands as it was found wrong by the receiver', input, from: [...submitting, answered({ kind: 'wrong', problems: [noName, noMail] }), typed({ ...maud, email: 'maud@example.org' }), left('email')], when: valid, then: { editing: { wrong: 'told' } }, context: { problems: [noName, noMail], mended: ['email'] } },
  { title: 'says what is wrong now when it is wrong in another way', input, from: [...wrong, left('email')], when: found(noName, shortMail), then: { editing: { wrong: 'told' } }, context: { problems: [noName, shortMail], mended: [] } },
  { title: 'finds fault again with a field that was mended and broken', input, from: [...mending, found(noMail), left('name')], when: found(noName, noMail), then: { editing: { wrong: 'told' } }, context: { mended: [] } },
  { title: 'finds no fault with a field that was right at the last look', input, from: [...wrong, typed({ ...ellery, email: 'ellery@example.org' }), left('email')], when: found({ field: 'company', message: 'Too long' }), then: { editing: { wrong: 'told' } }, context: { problems: [noName, noMail], mended: ['name', 'email'] } },
  { title: 'does not look at a field that was never wrong', input, from: wrong, ignores: [left('message')] },

  // Sending
  { title: 'is submitted when nothing is wrong, and marked as unsure', input, from: validating, when: valid, then: { sending: 'submitting' }, context: { attempts: 1 }, emits: [unsureOf(maud)] },
  { title: 'waits in silence when it comes too fast', input, from: [formFound, submit], when: valid, then: { sending: 'settling' } },
  { title: 'is submitted 2 s after the form came', input, from: [{ wait: 500 }, ...settling], when: { wait: 1500 }, then: { sending: 'submitting' }, emits: [unsureOf(maud)] },
  { title: 'is sent when the receiver says so: the draft goes, thanks come', input, from: submitting, when: sent, then: 'sent', emits: thanks },
  { title: 'is sent by the last attempt', input, from: thrice(broken), when: sent, then: 'sent', emits: thanks },
  { title: 'tells what the receiver finds wrong', input, from: submitting, when: answered({ kind: 'wrong', problems: [noMail] }), then: { editing: { wrong: 'told' } }, context: { problems: [noMail] }, emits: [draftOf(maud)] },
  { title: 'is refused at once when it is turned down, and is unsure no more', input, from: submitting, when: answered({ kind: 'refused' }), then: { editing: { failed: 'refused' } }, emits: [draftOf(maud)] },

  // Trying again
  { title: 'tries again when the service fails', input, from: submitting, when: broken, then: { sending: 'retrying' }, context: { attempts: 1 } },
  { title: 'tries again when the connection breaks', input, from: submitting, when: unreachable, then: { sending: 'retrying' } },
  { title: 'tries again when no answer comes in 10 s', input, from: submitting, when: late, then: { sending: 'retrying' } },
  { title: 'tries again after a short pause that is asked for', input, from: submitting, when: answered({ kind: 'tooMany', wait: 5000 }), then: { sending: 'retrying' }, context: { askedWait: 5000 } },
  { title: 'pauses for 1 s', input, from: retrying, when: { wait: 1000 }, then: { sending: 'submitting' }, context: { attempts: 2 }, emits: [unsureOf(maud)] },
  { title: 'pauses for 2 s the second time', input, from: [...retrying, { wait: 1000 }, broken], when: { wait: 2000 }, then: { sending: 'submitting' }, context: { attempts: 3 }, emits: [unsureOf(maud)] },
  { title: 'pauses for as long as the service asks', input, from: [...submitting, answered({ kind: 'server', wait: 7000 })], when: { wait: 7000 }, then: { sending: 'submitting' }, context: { askedWait: 0 }, emits: [unsureOf(maud)] },
  { title: 'pauses for longer than the service asks when it is its turn', input, from: [...submitting, answered({ kind: 'tooMany', wait: 10 })], when: { wait: 1000 }, then: { sending: 'submitting' }, emits: [unsureOf(maud)] },
  { title: 'is sent by the second attempt', input, from: [...retrying, { wait: 1000 }], when: sent, then: 'sent', emits: thanks },
  { title: 'takes no late answer for one', input, from: [...submitting, late], ignores: [sent] },
  { title: 'says that no answer came, after four attempts', input, from: thrice(late), when: late, then: { editing: { failed: 'timeOut' } }, context: { attempts: 4 } },
  { title: 'says that the service cannot be reached, after four attempts', input, from: thrice(unreachable), when: unreachable, then: { editing: { failed: 'unreachable' } } },
  { title: 'says that the service fails, after four attempts', input, from: thrice(broken), when: broken, then: { editing: { failed: 'server' } } },
  { title: 'says at once that a long pause is asked for', input, from: submitting, when: answered({ kind: 'tooMany', wait: 30_001 }), then: { editing: { failed: 'tooMany' } } },
  { title: 'has four attempts again after the visitor tries again', input, from: [...server, submit, valid], when: broken, then: { sending: 'retrying' }, context: { attempts: 1 } },

  // Offline
  { title: 'waits while there is no connection', input, from: submitting, when: offline, then: { sending: 'waiting' } },
  { title: 'waits when the connection is lost between two attempts', input, from: [...retrying, { wait: 1000 }], when: offline, then: { sending: 'waiting' } },
  { title: 'goes off when the connection is back', input, from: offlineNow, when: online, then: { sending: 'submitting' }, context: { attempts: 1 }, emits: [unsureOf(maud)] },
  { title: 'is looked at once more when the visitor says so', input, from: offlineNow, when: submit, then: { sending: 'validating' }, context: { attempts: 0 }, emits: [draftOf(maud)] },
  { title: 'takes with it what was filled in without a word while it waited', input, from: offlineNow, when: { type: 'submit.pressed', values: ellery }, then: { sending: 'validating' }, context: { values: ellery }, emits: [draftOf(ellery)] },
  { title: 'goes off when nothing is wrong with it', input, from: [...offlineNow, submit], when: valid, then: { sending: 'submitting' }, context: { attempts: 1, submissions: 1 }, emits: [unsureOf(maud)] },
  { title: 'is not sent by itself once it is being written again', input, from: offlineNow, when: changed, then: { editing: 'quiet' }, context: { values: ellery }, emits: [draftOf(ellery)] },
  { title: 'is not sent when it is not wanted any more', input, from: offlineNow, when: stop, then: { editing: 'stopped' } },
  { title: 'waits for as long as it takes', input, from: offlineNow, ignores: [{ wait: 3_600_000 }, kept, left('name'), undo, formFound, draftFound] },
  { title: 'knows that the device cannot keep it while it waits', input, from: offlineNow, when: lost, then: { sending: 'waiting' }, context: { isKept: false } },

  // By mail
  ...(['whole', 'pasted', 'notPasted'] as const).map((handOver) => ({
    title: `says how much the mail program has: ${handOver}`,
    input,
    from: submitting,
    when: handed(handOver),
    then: { editing: 'handedOver' } as const,
    context: { handOver, values: maud },
    emits: [draftOf(maud)],
  })),

  // Its own code
  { title: 'says that nothing was sent when what judges it cannot be fetched', input, from: validating, when: fails, then: { editing: { failed: 'unprepared' } } },
  { title: 'says so when what judges it does not come within 10 s', input, from: validating, when: late, then: { editing: { failed: 'unprepared' } } },
  { title: 'says that nothing was sent when what delivers it cannot be fetched, and keeps the draft as one that has not left', input, from: submitting, when: fails, then: { editing: { failed: 'unprepared' } }, emits: [draftOf(maud)] },
  { title: 'leaves to the next try what cannot be looked at now', input, from: looking, when: fails, then: { editing: { wrong: 'told' } }, context: { mended: [] } },

  // One at a time
  { title: 'is not sent by itself any more when it is written again before anything has left', input, from: validating, when: changed, then: { editing: 'quiet' }, context: { values: ellery }, emits: [draftOf(ellery)] },
  ...underWay.map(([situation, state, from]) => ({ title: `puts back what is changed when ${situation}`, input, from, when: changed, then: state, context: { values: maud }, emits: [set(maud)] })),
  ...busy.map(([situation, , from]) => ({ title: `can be stopped when ${situation}`, input, from, when: stop, then: { editing: 'stopped' } as const })),
  ...busy.map(([situation, , from]) => ({ title: `takes no second press when ${situation}`, input, from, ignores: [submit, clear, undo, online, kept, left('name'), formFound, draftFound] })),
  { title: 'stays stopped when the answer comes after all', input, from: [...submitting, stop], ignores: [sent, broken, late] },

  // What belongs elsewhere
  { title: 'knows after 2 s that it is no program', input, from: [], when: old, then: { editing: 'quiet' }, context: { isOldEnough: true } },
  { title: 'has nothing to stop, to take back or to wait for while nothing is said', input, from: quiet, ignores: [stop, undo, online, kept, left('name')] },
  ...calm.slice(1).map(([situation, from]) => ({ title: `has nothing to stop, to take back or to wait for when ${situation}`, input, from, ignores: [stop, undo, online, kept, left('name'), formFound, draftFound, unsureFound] })),
  ...told.map(([situation, , from]) => ({
    title: `has nothing to stop, to take back or to wait for when ${situation}`,
    input,
    from,
    ignores: [stop, undo, online, kept, left('company'), formFound, draftFound],
  })),
  { title: 'is over once it is sent', input, from: over, ignores: [submit, undo, stop, online, kept, left('name'), formFound, draftFound, late] },
  { title: 'puts back what is changed once it is sent', input, from: over, when: changed, then: 'sent', context: { values: maud }, emits: [set(maud)] },
  { title: 'is there for another message once the one that was sent is cleared', input, from: over, when: clear, then: { editing: 'cleared' }, context: { values: empty, takenAway: maud }, emits: [{ type: 'draft.ended' }, set(empty)] },
  { title: 'is over once it is sent, whatever the device can keep', input, from: over, when: lost, then: 'sent', context: { isKept: false } },
], {
  underWay: ['sending.validating', 'sending.settling', 'sending.submitting', 'sending.retrying'],
  fixed: ['sending.settling', 'sending.submitting', 'sending.retrying', 'sent'],
})

test('the pause before the next attempt doubles, and differs from visitor to visitor', () => {
  expect([1, 2, 3].map((attempts) => backOff(attempts))).toEqual([1000, 2000, 4000])
  expect(backOff(2, 0)).toBe(1000)
  expect(backOff(2, 1)).toBe(3000)
})
