import { pageMachine } from '#machines/pageMachine'
import { testChart } from './testChart.ts'

const navigationStarted = { type: 'navigation.started' } as const
const failed = { type: 'page.failed', isOnline: false } as const
const failedOnline = { type: 'page.failed', isOnline: true } as const
const arrived = { type: 'page.arrived', isLeftByKeys: false } as const
const leftByKeys = { type: 'page.arrived', isLeftByKeys: true } as const
const retryPressed = { type: 'retry.pressed' } as const
const stayPressed = { type: 'stay.pressed' } as const

const setOut = [navigationStarted]
const late = [...setOut, { wait: 1000 }]
const lost = [...setOut, failed]
const declined = [...lost, stayPressed]
const leaving = [...declined, leftByKeys]
const retrying = [...lost, retryPressed]
const renewing = [...retrying, failedOnline]
const veiled = { awaited: 'veiled' } as const

testChart(pageMachine, [
  // On its way
  { title: 'waits for the page', from: [], when: navigationStarted, then: veiled },
  { title: 'has nothing to say of a page that nobody is on the way to', from: [], ignores: [failed, failedOnline, arrived, retryPressed, stayPressed, { wait: 60_000 }] },
  { title: 'has nothing to say while the veil does', from: setOut, ignores: [{ wait: 999 }, retryPressed, stayPressed] },
  { title: 'says that it is on its way when the veil lifts', from: setOut, when: { wait: 1000 }, then: { awaited: 'late' } },
  { title: 'waits for 9 s more', from: late, ignores: [{ wait: 8999 }, retryPressed, stayPressed] },
  { title: 'says that there is no answer after 10 s', from: late, when: { wait: 9000 }, then: 'failed' },
  ...([['soon', setOut], ['late', late]] as const).flatMap(([when, from]) => [
    { title: `is over when the page comes ${when}`, from, when: arrived, then: 'fine' as const },
    { title: `says that a page did not come, ${when}`, from, when: failed, then: 'failed' as const },
    { title: `says so, too, where there is a line, ${when}`, from, when: failedOnline, then: 'failed' as const },
    { title: `begins anew when the visitor goes elsewhere ${when}`, from, when: navigationStarted, then: veiled },
  ]),
  { title: 'has its time anew for another page', from: [...late, navigationStarted], when: { wait: 1000 }, then: { awaited: 'late' } },
  { title: 'counts none of the time before', from: [...late, { wait: 8999 }, navigationStarted, { wait: 1000 }], ignores: [{ wait: 8999 }] },

  // It does not come
  { title: 'asks again at the visitor’s word', from: lost, when: retryPressed, then: 'retrying', emits: [{ type: 'page.wanted' }] },
  { title: 'stays on the page at the visitor’s word', from: lost, when: stayPressed, then: 'declined', emits: [{ type: 'page.declined' }] },
  { title: 'is over when the page on the screen has its address again', from: declined, when: arrived, then: 'fine' },
  { title: 'stays a moment for who has left it by keys', from: declined, when: leftByKeys, then: 'leaving' },
  { title: 'is over 300 ms later', from: leaving, when: { wait: 300 }, then: 'fine' },
  { title: 'does nothing more meanwhile', from: leaving, ignores: [{ wait: 299 }, arrived, leftByKeys, stayPressed, retryPressed, failed, failedOnline] },
  { title: 'waits for another page that the visitor goes to in that moment', from: leaving, when: navigationStarted, then: veiled },
  { title: 'waits for another page that the visitor goes to meanwhile', from: declined, when: navigationStarted, then: veiled },
  { title: 'turns back once', from: declined, ignores: [stayPressed, retryPressed, failed, failedOnline, { wait: 60_000 }] },
  { title: 'is over when the visitor goes elsewhere', from: lost, when: navigationStarted, then: veiled },
  { title: 'is over when the page comes after all', from: lost, when: arrived, then: 'fine' },
  ...([['a message', lost], ['a second try', retrying], ['a document', renewing]] as const).map(([what, from]) => (
    { title: `stays a moment for who goes back by keys from ${what}`, from, when: leftByKeys, then: 'leaving' as const }
  )),
  { title: 'says it once', from: lost, ignores: [failed, failedOnline, { wait: 60_000 }] },

  // Once more
  { title: 'is over when the second wish is granted', from: retrying, when: arrived, then: 'fine' },
  { title: 'says so again where there is still no line', from: retrying, when: failed, then: 'failed' },
  { title: 'says so again where there is no answer either', from: retrying, when: { wait: 10_000 }, then: 'failed' },
  { title: 'fetches the document where there is a line and yet no page', from: retrying, when: failedOnline, then: 'renewing', emits: [{ type: 'document.wanted' }] },
  { title: 'asks once at a time', from: retrying, ignores: [retryPressed, { wait: 9999 }] },
  ...([['a page that is being asked for again', retrying], ['the document', renewing]] as const).flatMap(([what, from]) => [
    { title: `lets go of ${what}`, from, when: stayPressed, then: 'declined' as const, emits: [{ type: 'page.declined' }] as const },
    { title: `lets go of ${what} for another page, too`, from, when: navigationStarted, then: veiled },
  ]),
  { title: 'is over when the page comes before the document', from: renewing, when: arrived, then: 'fine' },
  { title: 'waits for the document alone', from: renewing, ignores: [failed, failedOnline, retryPressed, { wait: 60_000 }] },
], {
  missing: ['failed', 'retrying', 'renewing', 'declined', 'leaving'],
  told: ['failed', 'declined', 'leaving'],
})
