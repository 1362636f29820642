import type { AnyEventObject } from 'xstate'
import { play, tame } from '../../tests/machines/model/play.ts'
import type { Moment, Step } from '../../tests/machines/model/play.ts'
import type { Happening, Performer } from './stage.ts'

const ending = /^xstate\.(done|error)\.actor\.(.+)$/

/** A value as one would write it in a test. */
function asCode(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, field]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : asCode(name)}: ${asCode(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function stepAsCode(step: Step): string {
  if ('send' in step) {
    const { type, ...payload } = step.send
    return asCode({ type, ...payload })
  }
  if ('wait' in step) return asCode(step)
  return `${step.actor}${'done' in step ? 'Ends' : 'Fails'}`
}

/**
 * Plays what a machine has heard again, under a clock of its own: every event that made a difference, and the time
 * between where a timer ran. A delay that was over on the page is over here at its very millisecond.
 */
function retrace({ snapshot, input }: Performer, happenings: readonly Happening[]): { readonly steps: readonly Step[]; readonly last: Moment } {
  const run = play(tame(snapshot.machine), input)
  const steps: Step[] = []
  let last = run.begin
  let heardAt = happenings[0]?.at ?? 0
  const take = (step: Step): void => {
    steps.push(step)
    last = run.take(step)
  }
  for (const { at, event, transitions } of happenings) {
    if (transitions.length === 0) continue
    const next = Math.min(...run.pending())
    const passed = Math.min(Math.floor(at - heardAt), next - 1)
    heardAt = at
    const ended = ending.exec(event.type)
    if (event.type.startsWith('xstate.after.')) {
      if (Number.isFinite(next)) take({ wait: next })
      continue
    }
    if (Number.isFinite(next) && passed > 0) take({ wait: passed })
    if (ended) take(ended[1] === 'done' ? { actor: ended[2] ?? '', done: event['output'] } : { actor: ended[2] ?? '', error: String(event['error']) })
    else take({ send: event })
  }
  run.end()
  return { steps, last }
}

/** The walk so far as a row for the machine's table in tests/machines. */
export function walkAsTest(performer: Performer, all: readonly Happening[]): string {
  const { steps, last } = retrace(performer, all.filter(({ performer: id }) => id === performer.id))
  const when = steps.at(-1)
  if (!when) return ''
  const emitted: readonly AnyEventObject[] = last.emitted
  const context = Object.keys(Object(last.context)).length > 0
  return [
    '  {',
    `    title: 'goes to ${typeof last.value === 'string' ? last.value : Object.entries(Object(last.value)).flat().join('.')} in ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}',`,
    ...(performer.input === undefined ? [] : [`    input: ${asCode(performer.input)},`]),
    `    from: [${steps.slice(0, -1).map(stepAsCode).join(', ')}],`,
    `    when: ${stepAsCode(when)},`,
    `    then: ${asCode(last.value)},`,
    ...(context ? [`    context: ${asCode(last.context)},`] : []),
    ...(emitted.length > 0 ? [`    emits: ${asCode(emitted)},`] : []),
    '  },',
  ].join('\n')
}
