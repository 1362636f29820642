import { emit, setup } from 'xstate'

export type FilmEvent =
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'media.played' }
  | { type: 'media.paused' }
  | { type: 'media.failed' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'screen.left' }
  | { type: 'screen.entered' }
  | { type: 'motion.reduced' }

type FilmEmitted = { type: 'play.requested' } | { type: 'pause.requested' }

const types: { events?: FilmEvent; emitted?: FilmEmitted } = {}

export const filmMachine = setup({
  types,
  actions: {
    askToPlay: emit({ type: 'play.requested' }),
    askToPause: emit({ type: 'pause.requested' }),
  },
}).createMachine({
  id: 'film',
  description: 'The short film of a case study: silent, over and over, and only at the visitor’s word.',
  initial: 'idle',
  on: {
    'media.failed': { target: '.failed', description: 'The film cannot be had, or not shown by this browser.' },
  },
  states: {
    idle: {
      description: 'The first picture stands for the film. Nothing of it has been fetched.',
      on: { 'play.pressed': { target: 'loading', actions: 'askToPlay', description: 'The visitor wants to see it.' } },
    },
    loading: {
      description: 'On its way. Until there is a frame to see, the picture stands for it.',
      on: {
        'media.played': { target: 'playing', description: 'It moves.' },
        'media.paused': { target: 'paused', description: 'The browser or the system stopped it before it began.' },
        'pause.pressed': { target: 'paused', actions: 'askToPause', description: 'Not wanted after all.' },
        'page.hidden': { target: 'paused', actions: 'askToPause', description: 'Nobody would see it begin.' },
        'screen.left': { target: 'paused', actions: 'askToPause', description: 'Nobody would see it begin.' },
        'motion.reduced': { target: 'paused', actions: 'askToPause', description: 'The visitor wants nothing to move.' },
      },
    },
    playing: {
      description: 'Runs, again and again.',
      on: {
        'media.paused': { target: 'paused', description: 'Stopped from outside: by a key of the keyboard, or to save power.' },
        'pause.pressed': { target: 'paused', actions: 'askToPause', description: 'Seen enough.' },
        'page.hidden': { target: 'paused', actions: 'askToPause', description: 'Another tab is in front.' },
        'screen.left': { target: 'paused', actions: 'askToPause', description: 'Scrolled out of view.' },
        'motion.reduced': { target: 'paused', actions: 'askToPause', description: 'The visitor wants nothing to move.' },
      },
    },
    paused: {
      description: 'Stands still where it was. It never goes on by itself.',
      on: {
        'play.pressed': { target: 'loading', actions: 'askToPlay', description: 'The visitor wants to see it go on.' },
        'media.played': { target: 'playing', description: 'Started from outside: by a key of the keyboard.' },
      },
    },
    failed: {
      description: 'The picture stands for the film again, and words say why.',
      on: { 'play.pressed': { target: 'loading', actions: 'askToPlay', description: 'The visitor tries again.' } },
    },
  },
})
