import { sliderMachine } from '#machines/sliderMachine'
import { testChart } from './testChart.ts'

const pointerEntered = { type: 'pointer.entered' } as const
const pointerLeft = { type: 'pointer.left' } as const
const focusEntered = { type: 'focus.entered' } as const
const focusLeft = { type: 'focus.left' } as const
const pageHidden = { type: 'page.hidden' } as const
const pageShown = { type: 'page.shown' } as const
const screenLeft = { type: 'screen.left' } as const
const screenEntered = { type: 'screen.entered' } as const
const chosen = (index: number) => ({ type: 'slide.chosen', index }) as const
const next = { type: 'next.pressed' } as const
const previous = { type: 'previous.pressed' } as const
const dragStarted = { type: 'drag.started' } as const
const toggled = { type: 'rotation.toggled' } as const
const motionReduced = { type: 'motion.reduced' } as const

const turn = { wait: 7000 }

const reasons = [
  ['pointer', 'the pointer comes', pointerEntered, 'the pointer leaves', pointerLeft],
  ['focus', 'focus enters', focusEntered, 'focus leaves', focusLeft],
  ['tab', 'its tab is hidden', pageHidden, 'its tab is shown', pageShown],
  ['screen', 'it is scrolled out of view', screenLeft, 'it is scrolled into view', screenEntered],
] as const

const situations = [
  ['it rotates', []],
  ['it rests', [pointerEntered]],
  ['it has stopped', [dragStarted]],
] as const

testChart(sliderMachine, [
  // One round
  { title: 'moves on after 7 s', from: [], when: turn, then: 'rotating', context: { slide: 1, isAsked: false, turnsLeft: 2 } },
  { title: 'moves on to the third slide after another 7 s', from: [turn], when: turn, then: 'rotating', context: { slide: 2, turnsLeft: 1 } },
  { title: 'stops for good back at the first slide', from: [turn, turn], when: turn, then: 'stopped', context: { slide: 0, isAsked: false } },
  { title: 'no longer says what was asked for once it moves on by itself', from: [next, toggled], when: turn, then: 'rotating', context: { slide: 2, isAsked: false } },
  { title: 'stays where it has stopped', from: [turn, turn, turn], ignores: [turn, { wait: 60_000 }] },
  { title: 'counts 7 s for each slide', from: [turn, { wait: 6999 }], when: { wait: 1 }, then: 'rotating', context: { slide: 2 } },

  // With reduced motion or Save-Data
  { title: 'is stopped from the start where that is wanted', from: [motionReduced], ignores: [turn, { wait: 60_000 }, motionReduced] },
  { title: 'can be started all the same, by whoever asks', from: [motionReduced], when: toggled, then: 'rotating', context: { slide: 0, turnsLeft: 3 } },
  ...situations.map(([situation, from]) => ({
    title: `stops when ${situation} and the visitor turns motion off`,
    from,
    when: motionReduced,
    then: 'stopped' as const,
    context: { slide: 0 },
  })),

  // Resting
  ...reasons.flatMap(([reason, beginning, begins, ending, ends]) => [
    { title: `rests when ${beginning}`, from: [], when: begins, then: 'resting' as const, context: { restReasons: [reason] } },
    { title: `does not move once ${beginning}`, from: [{ wait: 6999 }, begins], ignores: [{ wait: 1 }, turn] },
    { title: `rests for one reason when told twice that ${beginning}`, from: [begins], ignores: [begins] },
    { title: `goes on when ${ending}`, from: [begins], when: ends, then: 'rotating' as const, context: { restReasons: [] } },
    { title: `gives the slide its full time when ${ending}`, from: [{ wait: 6999 }, begins, { wait: 60_000 }, ends], when: turn, then: 'rotating' as const, context: { slide: 1 } },
    { title: `keeps rotating when ${ending} without a rest before`, from: [], when: ends, then: 'rotating' as const, context: { restReasons: [] } },
    { title: `stays stopped when ${beginning}`, from: [next], when: begins, then: 'stopped' as const, context: { restReasons: [reason] } },
    { title: `stays stopped when ${ending}`, from: [next, begins], when: ends, then: 'stopped' as const, context: { restReasons: [] } },
  ]),
  { title: 'rests on while focus is inside although the pointer leaves', from: [pointerEntered, focusEntered], when: pointerLeft, then: 'resting', context: { restReasons: ['focus'] } },
  { title: 'rests on while the pointer is on it although focus leaves', from: [pointerEntered, focusEntered], when: focusLeft, then: 'resting', context: { restReasons: ['pointer'] } },
  { title: 'goes on when the last reason is gone', from: [pointerEntered, focusEntered, pageHidden, focusLeft, pageShown], when: pointerLeft, then: 'rotating' },
  { title: 'goes on with the round it was in', from: [turn, pageHidden, pageShown, turn], when: turn, then: 'stopped', context: { slide: 0 } },

  // Moves by the visitor
  ...situations.flatMap(([situation, from]) => [
    { title: `shows the chosen slide and stops when ${situation}`, from, when: chosen(2), then: 'stopped' as const, context: { slide: 2 } },
    { title: `shows the next slide and stops when ${situation}`, from, when: next, then: 'stopped' as const, context: { slide: 1 } },
    { title: `shows the last slide before the first and stops when ${situation}`, from, when: previous, then: 'stopped' as const, context: { slide: 2 } },
    { title: `stops in the visitor's hand when ${situation}`, from, when: dragStarted, then: 'stopped' as const, context: { slide: 0 } },
    { title: `stays with the slide on show when its own dot is pressed and ${situation}`, from, when: chosen(0), then: 'stopped' as const, context: { slide: 0 } },
  ]),
  { title: 'stops for good after a drag to another slide', from: [dragStarted, chosen(1)], ignores: [turn, { wait: 60_000 }] },
  { title: 'shows the first slide after the last', from: [chosen(2)], when: next, then: 'stopped', context: { slide: 0 } },
  { title: 'shows the slide before', from: [chosen(2)], when: previous, then: 'stopped', context: { slide: 1 } },
  { title: 'does not start again when pointer and focus leave after a move', from: [pointerEntered, focusEntered, next, pointerLeft], when: focusLeft, then: 'stopped' },

  // The button
  { title: 'is stopped by the button', from: [], when: toggled, then: 'stopped' },
  { title: 'is stopped by the button while it rests, as it does under every press', from: [pointerEntered, focusEntered], when: toggled, then: 'stopped' },
  { title: 'is started by the button', from: [next], when: toggled, then: 'rotating', context: { slide: 1, turnsLeft: 3 } },
  { title: 'starts at once although pointer and focus are on the button', from: [pointerEntered, focusEntered, toggled], when: toggled, then: 'rotating', context: { restReasons: [] } },
  { title: 'moves on 7 s after the button', from: [pointerEntered, focusEntered, next, toggled], when: turn, then: 'rotating', context: { slide: 2, turnsLeft: 2 } },
  { title: 'rests again when the pointer comes back after the button', from: [pointerEntered, next, toggled, pointerLeft], when: pointerEntered, then: 'resting' },
  { title: 'stays at rest after the button as long as its tab is hidden', from: [next, pageHidden], when: toggled, then: 'resting', context: { restReasons: ['tab'] } },
  { title: 'stays at rest after the button as long as it is off the screen', from: [next, screenLeft], when: toggled, then: 'resting', context: { restReasons: ['screen'] } },
  { title: 'makes one full round again after a full round', from: [turn, turn, turn, toggled, turn, turn], when: turn, then: 'stopped', context: { slide: 0 } },
  { title: 'makes one full round from the slide where it was started', from: [chosen(1), toggled, turn, turn], when: turn, then: 'stopped', context: { slide: 1 } },
  { title: 'has a full round again when it was stopped and started in the middle of one', from: [turn, toggled], when: toggled, then: 'rotating', context: { slide: 1, turnsLeft: 3 } },
])
