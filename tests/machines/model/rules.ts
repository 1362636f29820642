import { matchesState } from 'xstate'
import type { AnyEventObject, StateValue } from 'xstate'
import type { Moment, Play, Step } from './play.ts'

/** For how long the overlay had been there before its machine began, in ms; never more than it may. */
const shownBefore = (input: unknown): number => (typeof input === 'object' && input !== null && 'shownFor' in input ? Math.min(1000, Number(input.shownFor)) : 0)

/** One step as a rule sees it. */
export interface Seen {
  /** What was sent; none where time passed or something awaited ended. */
  readonly event: AnyEventObject | undefined
  /** ms since the start. */
  readonly now: number
  readonly before: Moment
  readonly after: Moment
}

/** Something that the specification or a decision says of a machine, whatever its chart looks like. */
export interface Rule {
  readonly says: string
  /** Begins to watch one run; what it returns says of each step whether the rule holds. */
  readonly watch: (input: unknown) => (seen: Seen) => boolean
}

const pathsOf = (state: StateValue): readonly string[] =>
  typeof state === 'string' ? [state] : Object.entries(state).flatMap(([key, inner]) => (inner === undefined ? [key] : pathsOf(inner).map((path) => `${key}.${path}`)))

/** Fails where the machine has no such state: of one that is misspelt every rule would hold. */
export function isIn({ value, known }: Moment, state: StateValue): boolean {
  const strange = pathsOf(state).filter((path) => !known.has(path))
  if (strange.length > 0) throw new Error(`The machine has no state “${strange.join('”, “')}”.`)
  return (typeof value === 'string' || (typeof value === 'object' && value !== null)) && matchesState(state, JSON.parse(JSON.stringify(value)))
}

const memory = ({ context }: Moment, name: string): unknown => (typeof context === 'object' && context !== null ? Object.entries(context).find(([key]) => key === name)?.[1] : undefined)
const says = ({ emitted }: Moment, type: string): number => emitted.filter((event) => event.type === type).length

/** A rule about single steps. */
const always = (text: string, holds: (seen: Seen) => boolean): Rule => ({ says: text, watch: () => holds })

/** After any of these events the machine is not in that state. */
const never = (state: string, events: readonly string[], text: string): Rule =>
  always(text, ({ event, after }) => !event || !events.includes(event.type) || !isIn(after, state))

/** The machine says that a menu opens and that it closes, in turn, and exactly as it shows. */
function announces(state: string, menu: string): Rule {
  return {
    says: `says “menu.opened” and “menu.closed” in turn, and is ${state} exactly between them (decisions, 2)`,
    watch: () => {
      let isOpen = false
      return ({ after }) => {
        for (const event of after.emitted) {
          if (event['menu'] !== menu) continue
          if ((event.type === 'menu.opened') === isOpen) return false
          isOpen = event.type === 'menu.opened'
        }
        return isOpen === isIn(after, state)
      }
    },
  }
}

/** The machine never stays in a state for longer than this, in ms, counted anew by some events. */
function atMost(state: string, limit: number, restarts: readonly string[], text: string): Rule {
  return {
    says: text,
    watch: (input) => {
      let since = -shownBefore(input)
      return ({ event, now, before, after }) => {
        if (!isIn(before, state) || (event && restarts.includes(event.type))) since = now
        return !isIn(after, state) || now - since < limit || (event !== undefined && now - since === limit)
      }
    },
  }
}

const slideCount = 3
const opensAtOnce = ['arrowDown.pressed', 'trigger.pressed']
const byHand = ['next.pressed', 'previous.pressed', 'drag.started', 'motion.reduced']

/** By machine. The numbers are those of the specification and are not taken from the machines. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  header: [
    always('is never out of sight while focus, the dropdown or the panel holds it (decisions, 2)', ({ after }) => {
      const holders = memory(after, 'holders')
      return !isIn(after, 'hidden') || (Array.isArray(holders) && holders.length === 0)
    }),
    always('is at the top exactly from 0 to 8 px (decisions, 2)', ({ event, after }) => event?.type !== 'page.scrolled' || Number(event['y']) > 8 || isIn(after, 'top')),
    {
      says: 'is not out of sight after a move of 8 px up, nor hides by less than 8 px down (decisions, 2)',
      watch: () => {
        let last = Number.NaN
        // Where the way down began: it counts from there, in however many steps it is gone. Not known after a change of size or page, until it is at the top or hidden.
        let highest = Number.NaN
        return ({ event, before, after }) => {
          if (event?.type === 'page.resized' || event?.type === 'route.changed') [last, highest] = [Number.NaN, Number.NaN]
          if (event?.type !== 'page.scrolled') return true
          const y = Number(event['y'])
          const [travel, down] = [y - last, y - highest]
          const scrollable = memory(after, 'scrollable')
          last = typeof scrollable === 'number' && y > scrollable ? Number.NaN : y
          highest = y > 8 && !(highest >= last) && !isIn(before, 'hidden') && !isIn(after, 'hidden') ? highest : last
          return !(isIn(after, 'hidden') && travel <= -8) && !(!isIn(before, 'hidden') && isIn(after, 'hidden') && down < 8)
        }
      },
    },
    always('begins each page at its top (decisions, 7)', ({ event, after }) => event?.type !== 'route.changed' || isIn(after, 'top')),
  ],
  dropdown: [
    never('open', ['route.changed', 'link.followed', 'panel.opened', 'viewport.narrowed', 'escape.pressed', 'outside.pressed', 'focus.left'], 'is never open after a change of page, a chosen link, the panel, a narrow window, Escape, a press outside or focus gone (specification, 4; decisions, 3)'),
    always('hover counts only where the pointer has moved (decisions, 3)', ({ event, before, after }) =>
      event?.type !== 'pointer.entered' || event['moved'] === true || !isIn(before, 'closed') || isIn(after, 'closed')),
    {
      says: 'never opens by a resting pointer, and never sooner than 150 ms by hover (decisions, 3)',
      watch: () => {
        let entered = Number.NaN
        return ({ event, now, before, after }) => {
          if (!isIn(after, 'opening') && event) entered = Number.NaN
          if (isIn(after, 'opening') && Number.isNaN(entered)) entered = now
          return isIn(before, 'open') || !isIn(after, 'open') || (event ? opensAtOnce.includes(event.type) : now - entered >= 150)
        }
      },
    },
    always('pinned, it ignores that the pointer leaves (decisions, 3)', ({ event, before, after }) => event?.type !== 'pointer.left' || !isIn(before, { open: 'pressed' }) || isIn(after, { open: 'pressed' })),
    always('a press while hover holds it open pins it (decisions, 3)', ({ event, before, after }) => event?.type !== 'trigger.pressed' || !isIn(before, { open: 'hovered' }) || isIn(after, { open: 'pressed' })),
    always('opens at once by Enter, Space, Arrow Down or a tap (decisions, 3)', ({ event, before, after }) => !event || !opensAtOnce.includes(event.type) || !isIn(before, 'closed') || isIn(after, 'open')),
    announces('open', 'services'),
  ],
  sidePanel: [
    never('open', ['close.pressed', 'outside.pressed', 'escape.pressed', 'route.changed'], 'is never open after the close button, a press outside, Escape or a change of page (specification, 2)'),
    never('opening', ['close.pressed', 'outside.pressed', 'escape.pressed', 'route.changed'], 'does not come after it was called off (decisions, 4)'),
    atMost('closing', 500, [], 'is gone 500 ms after it was closed at the latest (decisions, 4)'),
    always('gives focus back to the menu button but after a change of page (accessibility rules, 2.3)', ({ event, before, after }) =>
      !isIn(before, 'open') || !isIn(after, 'closing') || memory(after, 'returnsFocus') === !(event?.type === 'route.changed' || event?.type === 'link.followed')),
    announces('open', 'panel'),
  ],
  accordion: [
    always('at most one section is open, and none exactly when it says so (specification, 4)', ({ after }) => (memory(after, 'openSection') === '') === isIn(after, 'noneOpen')),
    always('a press on the open section closes it, on another one opens that (specification, 4)', ({ event, before, after }) =>
      event?.type !== 'section.toggled' || memory(after, 'openSection') === (memory(before, 'openSection') === event['id'] ? '' : event['id'])),
    never('oneOpen', ['panel.closed'], 'begins afresh with each visit to the panel (decisions, 5)'),
  ],
  loading: [
    atMost('shown', 1000, ['route.changed'], 'never shows for longer than 1000 ms (specification, 9)'),
    never('shown.word.told', ['route.ended'], 'says nothing of loading once the page is here or has failed (accessibility rules, 5)'),
    always('shows at each change of path (specification, 2)', ({ event, after }) => event?.type !== 'route.changed' || isIn(after, 'shown')),
    {
      says: 'hides 500 ms after the last picture, or after 1000 ms, and at no other time (decisions, 6)',
      watch: (input) => {
        let since = -shownBefore(input)
        let settled = Number.NaN
        return ({ event, now, before, after }) => {
          if (event?.type === 'route.changed') [since, settled] = [now, Number.NaN]
          if (event?.type === 'media.due') settled = Number.NaN
          if (event?.type === 'media.settled' && Number.isNaN(settled)) settled = now
          const isOver = now - since >= 1000 || now - settled >= 500
          return isIn(before, 'hidden') ? isIn(after, 'hidden') || event?.type === 'route.changed' : isIn(after, 'hidden') === (isOver && event === undefined)
        }
      },
    },
    {
      says: 'says nothing in its first 400 ms (accessibility rules, 5.1)',
      watch: (input) => {
        let since = -shownBefore(input)
        return ({ event, now, after }) => {
          if (event?.type === 'route.changed') since = now
          return !isIn(after, { shown: { word: 'told' } }) || now - since >= 400
        }
      },
    },
  ],
  slider: [
    always('shows one of its three slides (specification, 9)', ({ after }) => [0, 1, 2].includes(Number(memory(after, 'slide')))),
    always('stops for good after any move by the visitor, and with reduced motion (decisions, 8)', ({ event, after }) => !event || !byHand.includes(event.type) || isIn(after, 'stopped')),
    {
      says: 'moves by itself only while it rotates, once in 7 s, and one round at most (decisions, 8)',
      watch: () => {
        let turns = 0
        let last = 0
        return ({ event, now, before, after }) => {
          if (event?.type === 'rotation.toggled' || !isIn(before, 'rotating')) [turns, last] = [event?.type === 'rotation.toggled' ? 0 : turns, now]
          if (event) return true
          const isDue = isIn(before, 'rotating') && now - last >= 7000
          if (isDue) [turns, last] = [turns + 1, now]
          return isDue === (memory(before, 'slide') !== memory(after, 'slide')) && turns <= slideCount
        }
      },
    },
    always('rests while the pointer or focus is on it and while nobody can see it (decisions, 8)', ({ after }) => {
      const reasons = memory(after, 'restReasons')
      return !isIn(after, 'rotating') || (Array.isArray(reasons) && reasons.length === 0)
    }),
    {
      says: 'once stopped, moves on by itself only when asked (accessibility rules, 4.3)',
      watch: () => ({ event, before, after }) => !isIn(before, 'stopped') || isIn(after, 'stopped') || event?.type === 'rotation.toggled',
    },
  ],
  backToTop: [
    always('is there exactly when the page is scrolled by more than 50 px (specification, 2)', ({ event, after }) => event?.type !== 'page.scrolled' || isIn(after, 'shown') === Number(event['y']) > 50),
    always('leads to the top when it is pressed, and never unasked (specification, 2)', ({ event, after }) =>
      says(after, 'top.requested') === (event?.type === 'button.pressed' ? 1 : 0)),
  ],
  film: [
    {
      says: 'nothing of it is fetched before the visitor asks, and it never begins by itself (decisions, 1)',
      watch: () => {
        let wasAsked = false
        return ({ event, after }) => {
          wasAsked ||= event?.type === 'play.pressed'
          return (says(after, 'play.requested') > 0) === (event?.type === 'play.pressed' && isIn(after, 'loading') && says(after, 'play.requested') === 1) && (!isIn(after, 'playing') || wasAsked || event?.type === 'media.played')
        }
      },
    },
    never('playing', ['pause.pressed', 'page.hidden', 'screen.left', 'motion.reduced', 'media.paused', 'media.failed'], 'does not play on when paused, out of sight, or where nothing shall move (accessibility rules, 9)'),
    always('asks to pause when the visitor does, or nobody can see it, or nothing shall move', ({ event, before, after }) =>
      !isIn(before, 'playing') || !event || !['pause.pressed', 'page.hidden', 'screen.left', 'motion.reduced'].includes(event.type) || says(after, 'pause.requested') === 1),
  ],
  page: [
    never('failed', ['navigation.started', 'page.arrived', 'stay.pressed'], 'the message goes when the page comes, or the visitor goes on or stays (decisions, 7)'),
    always('a page is asked for again at the visitor’s word alone (decisions, 7)', ({ event, after }) => says(after, 'page.wanted') === 0 || event?.type === 'retry.pressed'),
    always('a new document is fetched only after a retry that failed with a line (decisions, 7)', ({ event, before, after }) => says(after, 'document.wanted') === 0 || (isIn(before, 'retrying') && event?.['isOnline'] === true)),
  ],
  contact: [
    always('thanks exactly once, when the receiver has it (decisions, 10)', ({ before, after }) => says(after, 'enquiry.sent') === (isIn(after, 'sent') && !isIn(before, 'sent') ? 1 : 0)),
    always('what is typed is forgotten only when it is cleared or sent (decisions, 10)', ({ event, after }) => says(after, 'draft.ended') === 0 || event?.type === 'clear.pressed' || isIn(after, 'sent')),
    always('what is typed is kept at once (decisions, 10)', ({ event, before, after }) => event?.type !== 'form.changed' || isIn(before, 'sent') || (isIn(before, 'sending') && !isIn(before, 'sending.waiting')) || says(after, 'draft.changed') === 1),
    always('a second press while it is on its way changes nothing (decisions, 10)', ({ event, before, after }) =>
      event?.type !== 'submit.pressed' || !isIn(before, 'sending') || isIn(before, 'sending.waiting') || JSON.stringify(after.value) === JSON.stringify(before.value)),
    always('is tried four times at most', ({ after }) => Number(memory(after, 'attempts')) <= 4),
    always('is sent no sooner than 2 s after the form came (decisions, 10)', ({ now, after }) => now >= 2000 || !isIn(after, 'sending.submitting')),
  ],
  copy: [
    always('says that it has copied only when the browser has done so (decisions, 10)', ({ event, before, after }) => !isIn(after, 'copied') || isIn(before, 'copied') || (isIn(before, 'copying') && event === undefined)),
    always('each press asks the browser', ({ event, after }) => event?.type !== 'copy.pressed' || isIn(after, 'copying')),
  ],
}

export interface Watch {
  /** Takes a step and says which rules it breaks. */
  readonly take: (step: Step) => { readonly moment: Moment; readonly broken: readonly string[] }
}

/** A run under the eyes of a machine's rules. */
export function watch(run: Play, input: unknown, watched: readonly Rule[]): Watch {
  const eyes = watched.map(({ says, watch }) => ({ says, holds: watch(input) }))
  let now = 0
  let before = run.begin
  return {
    take(step) {
      const after = run.take(step)
      if ('wait' in step) now += step.wait
      const seen: Seen = { event: 'send' in step ? step.send : undefined, now, before, after }
      before = after
      return { moment: after, broken: eyes.filter(({ holds }) => !holds(seen)).map(({ says }) => says) }
    },
  }
}
