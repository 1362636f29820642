import { backToTopMachine } from '#machines/backToTopMachine'
import { testChart } from './testChart.ts'

const scrolledTo = (y: number) => ({ type: 'page.scrolled', y }) as const
const buttonPressed = { type: 'button.pressed' } as const

const shown = [scrolledTo(900)]

testChart(backToTopMachine, [
  { title: 'appears at 51 px', from: [], when: scrolledTo(51), then: 'shown' },
  { title: 'appears by any fraction above 50 px', from: [], when: scrolledTo(50.5), then: 'shown' },
  { title: 'does not appear up to 50 px', from: [], ignores: [scrolledTo(0), scrolledTo(50), scrolledTo(-60)] },
  { title: 'leads focus to the start, too, where the page came to its top by other means', from: [...shown, scrolledTo(0)], when: buttonPressed, then: 'hidden', emits: [{ type: 'top.requested' }] },
  { title: 'appears on a page that is reloaded in the middle', from: [], when: scrolledTo(900), then: 'shown' },
  { title: 'stays further down, and up to 51 px', from: shown, ignores: [scrolledTo(2000), scrolledTo(51)] },
  { title: 'is gone at 50 px', from: shown, when: scrolledTo(50), then: 'hidden' },
  { title: 'is gone at the top', from: shown, when: scrolledTo(0), then: 'hidden' },
  { title: 'asks for the top of the page', from: shown, when: buttonPressed, then: 'shown', emits: [{ type: 'top.requested' }] },
  { title: 'asks again by a second press on the way up', from: [...shown, buttonPressed, scrolledTo(500)], when: buttonPressed, then: 'shown', emits: [{ type: 'top.requested' }] },
  { title: 'stays on the way up', from: [...shown, buttonPressed], ignores: [scrolledTo(400)] },
  { title: 'is gone when the way up is over', from: [...shown, buttonPressed, scrolledTo(400)], when: scrolledTo(0), then: 'hidden' },
  { title: 'comes back on the next way down', from: [...shown, scrolledTo(0)], when: scrolledTo(51), then: 'shown' },
])
