import { loadingMachine } from '#machines/loadingMachine'
import { testChart } from './testChart.ts'

const routeChanged = { type: 'route.changed' } as const
const routeEnded = { type: 'route.ended' } as const
const mediaSettled = { type: 'media.settled' } as const
const mediaDue = { type: 'media.due' } as const

const shown = (media: 'waitingForMedia' | 'settling', word: 'silent' | 'told' | 'needless') => ({ shown: { media, word } })

const told = [{ wait: 400 }]
const settling = [mediaSettled]
const hidden = [mediaSettled, { wait: 400 }, { wait: 100 }]

testChart(loadingMachine, [
  // How long it shows
  { title: 'shows from the first paint', from: [], ignores: [mediaDue, { wait: 399 }] },
  { title: 'settles when all that is due is there', from: [], when: mediaSettled, then: shown('settling', 'silent') },
  { title: 'hides 500 ms after media that were there at once', from: [...settling, { wait: 400 }], when: { wait: 100 }, then: 'hidden' },
  { title: 'hides 500 ms after media that took 300 ms', from: [{ wait: 300 }, mediaSettled, { wait: 100 }], when: { wait: 400 }, then: 'hidden' },
  { title: 'hides after 1000 ms when media take 5000 ms', from: told, when: { wait: 600 }, then: 'hidden' },
  { title: 'hides after 1000 ms when media took 501 ms', from: [...told, { wait: 101 }, mediaSettled], when: { wait: 499 }, then: 'hidden' },
  { title: 'stays hidden when the media come after all', from: [...told, { wait: 600 }], ignores: [mediaSettled, { wait: 10_000 }] },
  { title: 'counts 500 ms from the first word that media have settled', from: [...settling, { wait: 400 }, mediaSettled], when: { wait: 100 }, then: 'hidden' },
  { title: 'has settled already', from: settling, ignores: [mediaSettled] },

  // Media that become due meanwhile
  { title: 'waits again for a picture that comes on the screen while it settles', from: settling, when: mediaDue, then: shown('waitingForMedia', 'silent') },
  { title: 'hides 500 ms after that picture', from: [...settling, { wait: 300 }, mediaDue, { wait: 100 }, mediaSettled], when: { wait: 500 }, then: 'hidden' },
  { title: 'never shows longer than 1000 ms for that picture', from: [...settling, { wait: 400 }, mediaDue], when: { wait: 600 }, then: 'hidden' },
  { title: 'goes on waiting when yet another picture is due', from: told, ignores: [mediaDue] },
  { title: 'does not come back for a picture that becomes due by scrolling', from: hidden, ignores: [mediaDue, mediaSettled, { wait: 10_000 }] },

  // Navigation
  { title: 'shows again on a new page', from: hidden, when: routeChanged, then: shown('waitingForMedia', 'silent') },
  { title: 'starts again when another navigation comes while it waits', from: told, when: routeChanged, then: shown('waitingForMedia', 'silent') },
  { title: 'starts again when another navigation comes while it settles', from: [...settling, { wait: 400 }], when: routeChanged, then: shown('waitingForMedia', 'silent') },
  { title: 'starts again when another navigation comes before it is put in words', from: [], when: routeChanged, then: shown('waitingForMedia', 'silent') },
  { title: 'forgets the settling of the page before', from: [...settling, { wait: 400 }, routeChanged], ignores: [{ wait: 100 }, { wait: 399 }] },
  { title: 'has its 1000 ms again from the second of two navigations', from: [...hidden, routeChanged, { wait: 100 }, routeChanged, { wait: 400 }], when: { wait: 600 }, then: 'hidden' },
  { title: 'hides 500 ms after the media of a new page', from: [...hidden, routeChanged, { wait: 300 }, mediaSettled, { wait: 100 }], when: { wait: 400 }, then: 'hidden' },

  // What is said of it
  { title: 'is put in words after 400 ms', from: [], when: { wait: 400 }, then: shown('waitingForMedia', 'told') },
  { title: 'is not put in words once the page is here, or fails', from: [routeEnded], ignores: [{ wait: 400 }, routeEnded] },
  { title: 'stays without words while the pictures are still coming', from: [routeEnded, { wait: 400 }], when: mediaSettled, then: shown('settling', 'needless') },
  { title: 'needs no word when a picture is due on a page that is here', from: [routeEnded, mediaSettled], when: mediaDue, then: shown('waitingForMedia', 'needless') },
  { title: 'needs no word where the media have settled before', from: settling, when: routeEnded, then: shown('settling', 'needless') },
  { title: 'is not brought back by a page that comes late', from: hidden, ignores: [routeEnded] },
  { title: 'needs no word when the page is here', from: [], when: routeEnded, then: shown('waitingForMedia', 'needless') },
  { title: 'loses its words when the page is here', from: told, when: routeEnded, then: shown('waitingForMedia', 'needless') },
  { title: 'keeps its words when media settle on a page that is being left', from: told, when: mediaSettled, then: shown('settling', 'told') },
  { title: 'is silent again at first on the way to another page', from: [routeEnded], when: routeChanged, then: shown('waitingForMedia', 'silent') },

  // A page that has been on the screen before the chart began
  { title: 'counts the time that the served page has shown it', input: { shownFor: 300 }, from: [{ wait: 100 }], when: { wait: 600 }, then: 'hidden' },
  { title: 'counts the silence from the time that the served page has shown it', input: { shownFor: 350 }, from: [], when: { wait: 50 }, then: shown('waitingForMedia', 'told') },
  { title: 'hides at once when the served page has shown it for long', input: { shownFor: 1300 }, from: [], when: { wait: 0 }, then: 'hidden' },
  { title: 'has its full 1000 ms on the next page', input: { shownFor: 300 }, from: [...told, { wait: 300 }, routeChanged, { wait: 400 }], when: { wait: 600 }, then: 'hidden' },
  { title: 'has its full 400 ms of silence on the next page', input: { shownFor: 300 }, from: [routeChanged], when: { wait: 400 }, then: shown('waitingForMedia', 'told') },
], {
  busy: ['shown.word.silent', 'shown.word.told'],
})
