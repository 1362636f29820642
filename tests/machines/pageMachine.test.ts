import { pageMachine } from '#machines/pageMachine'
import { testChart } from './testChart.ts'

const navigationStarted = { type: 'navigation.started' } as const
const failed = { type: 'page.failed', isOnline: false } as const
const failedOnline = { type: 'page.failed', isOnline: true } as const
const arrived = { type: 'page.arrived' } as const
const retryPressed = { type: 'retry.pressed' } as const
const stayPressed = { type: 'stay.pressed' } as const

const retrying = [failed, retryPressed]
const renewing = [...retrying, failedOnline]

testChart(pageMachine, [
  { title: 'says that a page did not come', from: [], when: failed, then: 'failed' },
  { title: 'says so, too, where there is a line', from: [], when: failedOnline, then: 'failed' },
  { title: 'has nothing to say of pages that come', from: [], ignores: [navigationStarted, arrived, retryPressed, stayPressed] },
  { title: 'asks again at the visitor’s word', from: [failed], when: retryPressed, then: 'retrying', emits: [{ type: 'page.wanted' }] },
  { title: 'stays on the page at the visitor’s word', from: [failed], when: stayPressed, then: 'fine', emits: [{ type: 'page.declined' }] },
  { title: 'is over when the visitor goes elsewhere', from: [failed], when: navigationStarted, then: 'fine' },
  { title: 'is over when the page comes after all', from: [failed], when: arrived, then: 'fine' },
  { title: 'says it once', from: [failed], ignores: [failed, failedOnline] },
  { title: 'is over when the second wish is granted', from: retrying, when: arrived, then: 'fine' },
  { title: 'says so again where there is still no line', from: retrying, when: failed, then: 'failed' },
  { title: 'fetches the document where there is a line and yet no page', from: retrying, when: failedOnline, then: 'renewing', emits: [{ type: 'document.wanted' }] },
  { title: 'asks once at a time', from: retrying, ignores: [retryPressed] },
  { title: 'lets go of a page that is being asked for again', from: retrying, when: stayPressed, then: 'fine', emits: [{ type: 'page.declined' }] },
  { title: 'lets go of it for another page, too', from: retrying, when: navigationStarted, then: 'fine' },
  { title: 'is over when the page comes before the document', from: renewing, when: arrived, then: 'fine' },
  { title: 'is over when the visitor does not wait for the document', from: renewing, when: navigationStarted, then: 'fine' },
  { title: 'waits for the document alone', from: renewing, ignores: [failed, failedOnline, retryPressed, stayPressed] },
])
