import { labelOf } from './drawChart.ts'
import type { Chart } from './readChart.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The chart as tables, for those who cannot see it and for those who search. */
export function chartTable(chart: Chart): string {
  const nameOf = (id: string): string => (id === '' ? `any state of ${chart.name}` : id)
  const states = chart.states.filter(({ id }) => id !== '')
  return `# ${chart.name}

${chart.description}

![The chart of ${chart.name}; the tables below say the same](${chart.name}.svg)

## States

| state | | what it is |
|---|---|---|
${states.map(({ id, isInitial, kind, tags, description }) => `| \`${id}\` | ${[isInitial ? 'initial' : '', kind === 'atomic' ? '' : kind, ...tags.map((tag) => `\`${tag}\``)].filter(Boolean).join(', ')} | ${cell(description)} |`).join('\n')}

## Transitions

| in | when | then | why |
|---|---|---|---|
${chart.transitions.map((transition) => `| ${nameOf(transition.from)} | \`${cell(labelOf(transition))}\` | ${transition.to === undefined ? 'stays' : nameOf(transition.to)} | ${cell(transition.description)} |`).join('\n')}
`
}
