import { filmMachine } from '#machines/filmMachine'
import { testChart } from './testChart.ts'

const playPressed = { type: 'play.pressed' } as const
const pausePressed = { type: 'pause.pressed' } as const
const played = { type: 'media.played' } as const
const stopped = { type: 'media.paused' } as const
const failed = { type: 'media.failed' } as const
const pageHidden = { type: 'page.hidden' } as const
const pageShown = { type: 'page.shown' } as const
const screenLeft = { type: 'screen.left' } as const
const screenEntered = { type: 'screen.entered' } as const
const motionReduced = { type: 'motion.reduced' } as const

const play = { type: 'play.requested' } as const
const pause = { type: 'pause.requested' } as const

const loading = [playPressed]
const playing = [...loading, played]
const paused = [...playing, pausePressed]
const broken = [...loading, failed]

testChart(filmMachine, [
  { title: 'is asked for by a press', from: [], when: playPressed, then: 'loading', emits: [play] },
  { title: 'never plays by itself', from: [], ignores: [pausePressed, played, stopped, pageHidden, pageShown, screenLeft, screenEntered, motionReduced] },
  { title: 'is known to be missing before it was asked for', from: [], when: failed, then: 'failed' },

  { title: 'shows once it moves', from: loading, when: played, then: 'playing' },
  { title: 'is stopped from outside before it began', from: loading, when: stopped, then: 'paused' },
  { title: 'can be called off while it loads', from: loading, when: pausePressed, then: 'paused', emits: [pause] },
  { title: 'does not begin in a hidden tab', from: loading, when: pageHidden, then: 'paused', emits: [pause] },
  { title: 'does not begin out of view', from: loading, when: screenLeft, then: 'paused', emits: [pause] },
  { title: 'does not begin once nothing is to move', from: loading, when: motionReduced, then: 'paused', emits: [pause] },
  { title: 'does not come', from: loading, when: failed, then: 'failed' },
  { title: 'is asked for once while it loads', from: loading, ignores: [playPressed, pageShown, screenEntered] },

  { title: 'stops at a press', from: playing, when: pausePressed, then: 'paused', emits: [pause] },
  { title: 'stops in a hidden tab', from: playing, when: pageHidden, then: 'paused', emits: [pause] },
  { title: 'stops out of view', from: playing, when: screenLeft, then: 'paused', emits: [pause] },
  { title: 'stops when the visitor asks the system for less motion', from: playing, when: motionReduced, then: 'paused', emits: [pause] },
  { title: 'is stopped from outside', from: playing, when: stopped, then: 'paused' },
  { title: 'breaks off', from: playing, when: failed, then: 'failed' },
  { title: 'goes on after a gap', from: playing, ignores: [played, playPressed, pageShown, screenEntered] },

  { title: 'goes on at a press', from: paused, when: playPressed, then: 'loading', emits: [play] },
  { title: 'goes on when it is started from outside', from: paused, when: played, then: 'playing' },
  { title: 'does not go on when the tab or the screen is back', from: paused, ignores: [pausePressed, stopped, pageHidden, pageShown, screenLeft, screenEntered, motionReduced] },
  { title: 'breaks while it stands still', from: paused, when: failed, then: 'failed' },

  { title: 'can be tried again', from: broken, when: playPressed, then: 'loading', emits: [play] },
  { title: 'stays away until then', from: broken, ignores: [failed, pausePressed, played, stopped, pageHidden, pageShown, screenLeft, screenEntered, motionReduced] },
])
