import { accordionMachine } from '#machines/accordionMachine'
import { testChart } from './testChart.ts'

const services = { type: 'section.toggled', id: 'services' } as const
const contact = { type: 'section.toggled', id: 'contact' } as const
const panelClosed = { type: 'panel.closed' } as const

testChart(accordionMachine, [
  {
    title: 'opens the section that is pressed',
    from: [],
    when: services,
    then: 'oneOpen',
    context: { openSection: 'services' },
  },
  {
    title: 'closes the open section when it is pressed again',
    from: [services],
    when: services,
    then: 'noneOpen',
    context: { openSection: '' },
  },
  {
    title: 'opens another section in place of the open one',
    from: [services],
    when: contact,
    then: 'oneOpen',
    context: { openSection: 'contact' },
  },
  {
    title: 'closes the second section by the second press on it',
    from: [services, contact],
    when: contact,
    then: 'noneOpen',
    context: { openSection: '' },
  },
  {
    title: 'opens the first section again after the second',
    from: [services, contact],
    when: services,
    then: 'oneOpen',
    context: { openSection: 'services' },
  },
  {
    title: 'begins afresh when the panel has closed',
    from: [services],
    when: panelClosed,
    then: 'noneOpen',
    context: { openSection: '' },
  },
  {
    title: 'opens a section in a panel that has been closed and opened again',
    from: [services, panelClosed],
    when: services,
    then: 'oneOpen',
    context: { openSection: 'services' },
  },
  { title: 'has nothing to close when the panel closes with no section open', from: [], ignores: [panelClosed] },
])
