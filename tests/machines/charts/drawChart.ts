import ElkConstructor from 'elkjs'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs'
import type { Chart, ChartState, ChartTransition } from './readChart.ts'

/** px. Nothing in a chart is set smaller than 11 px. */
const type = { name: 15, text: 12, small: 11 } as const
const line = { name: 20, text: 16, small: 15 } as const
const padding = 12
const colours = { ink: '#16130F', soft: '#4A443B', paper: '#F7F2E9', white: '#FFFFFF', line: '#8A8071', accent: '#1F2FB8' } as const

/** Wide enough for the widest common sans serif, so that a label never leaves its box. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (/[A-ZMW@mw]/.test(letter) ? 0.82 : /[ijltfr.,:;()[\]' ]/.test(letter) ? 0.4 : 0.6), 0) * size

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Line {
  readonly text: string
  readonly size: keyof typeof type
  readonly weight?: 'bold'
  readonly colour?: string
  /** Whose label it is: its place among the chart's transitions. */
  readonly transition?: number
}

export const labelOf = ({ on, guard, actions }: ChartTransition): string =>
  `${on}${guard ? ` [${guard}]` : ''}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`

function wrapped(text: string, most: number, size: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (widthOf(longer, size) > most && current !== '') {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  return current === '' ? lines : [...lines, current]
}

/** What stands inside a state's box: its name, what it does on entry, and what happens in it without leaving it. */
function linesOf(chart: Chart, state: ChartState): Line[] {
  const stays = [...chart.transitions.entries()].filter(([, { from, to }]) => from === state.id && (to === undefined || to === from))
  return [
    { text: state.parent === undefined ? chart.name : state.name, size: 'name', weight: 'bold' },
    ...state.tags.map((tag): Line => ({ text: `is ${tag}`, size: 'small', colour: colours.soft })),
    ...state.entry.map((action): Line => ({ text: `on entry / ${action}`, size: 'small', colour: colours.soft })),
    ...state.exit.map((action): Line => ({ text: `on exit / ${action}`, size: 'small', colour: colours.soft })),
    ...state.invokes.map((actor): Line => ({ text: `runs ${actor}`, size: 'small', colour: colours.soft })),
    ...stays.flatMap(([place, transition]) => wrapped(labelOf(transition), 300, type.small).map((text): Line => ({ text, size: 'small', colour: colours.accent, transition: place }))),
  ]
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { size }) => sum + line[size], 0) + 2 * padding
const broadest = (lines: readonly Line[]): number => Math.max(...lines.map(({ text, size }) => widthOf(text, type[size]))) + 2 * padding

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.edgeLabels.inline': 'false',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
} as const

export interface DrawnText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
}

/** A straight piece of a line: of an arrow, or of the edge of a box. */
export interface DrawnStroke {
  readonly of: string
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export interface DrawnChart {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly texts: readonly DrawnText[]
  readonly strokes: readonly DrawnStroke[]
}

/** What cannot be read well: the words that a line runs through. */
export const struckWords = ({ texts, strokes }: DrawnChart): string[] =>
  texts.flatMap(({ text, x, y, width, height }) => strokes
    .filter(({ x1, y1, x2, y2 }) => Math.max(x1, x2) > x && Math.min(x1, x2) < x + width && Math.max(y1, y2) > y && Math.min(y1, y2) < y + height)
    .map(({ of }) => `${of} runs through “${text}”`))

/** Draws a chart; the same chart is the same picture, byte for byte. From the top down, unless a line would run through words. */
export async function drawChart(chart: Chart): Promise<DrawnChart> {
  const down = await drawTowards(chart, 'DOWN')
  return struckWords(down).length === 0 ? down : drawTowards(chart, 'RIGHT')
}

async function drawTowards(chart: Chart, direction: 'DOWN' | 'RIGHT'): Promise<DrawnChart> {
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id)

  function node(state: ChartState): ElkNode {
    const lines = linesOf(chart, state)
    const children = childrenOf(state.id)
    if (children.length === 0) return { id: `s:${state.id}`, width: broadest(lines), height: heightOf(lines) }
    const start: ElkNode[] = state.kind === 'compound' ? [{ id: `i:${state.id}`, width: 12, height: 12, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }] : []
    return {
      id: `s:${state.id}`,
      children: [...start, ...children.map(node)],
      layoutOptions: {
        'elk.padding': `[top=${heightOf(lines) + padding},left=24,bottom=24,right=24]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${broadest(lines)},${heightOf(lines)})`,
      },
    }
  }

  // One arrow for each pair of states, its labels one under the other.
  const pairs = Map.groupBy(
    [...chart.transitions.entries()].filter(([, { from, to }]) => to !== undefined && to !== from),
    ([, { from, to }]) => `${from} > ${to}`,
  )
  const labels = new Map<string, Line[]>()
  const edges: ElkExtendedEdge[] = [...pairs].flatMap(([id, transitions]) => {
    const [first] = transitions
    if (first?.[1].to === undefined) return []
    const lines = transitions.flatMap(([place, transition]) => wrapped(labelOf(transition), 260, type.small).map((text): Line => ({ text, size: 'small', transition: place })))
    labels.set(id, lines)
    return [{
      id,
      sources: [`s:${first[1].from}`],
      targets: [`s:${first[1].to}`],
      labels: [{ id: `l:${id}`, text: id, width: Math.max(...lines.map(({ text }) => widthOf(text, type.small))) + 4, height: lines.length * line.small }],
    }]
  })
  const starts: ElkExtendedEdge[] = chart.states.filter(({ isInitial }) => isInitial).map(({ id, parent = '' }) => ({ id: `start ${id}`, sources: [`i:${parent}`], targets: [`s:${id}`] }))

  const [root] = chart.states
  if (!root) throw new Error(`the chart ${chart.name} has no states`)
  const elk = new ElkConstructor()
  const laid: ElkNode = await elk.layout({ id: 'page', layoutOptions: { ...options, 'elk.direction': direction, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' }, children: [node(root)], edges: [...starts, ...edges] })

  const shapes: string[] = []
  const paths: string[] = []
  const strokes: DrawnStroke[] = []
  const texts: DrawnText[] = []
  const words: string[] = []

  function trace(of: string, points: readonly ElkPoint[]): void {
    for (const [index, { x: x2, y: y2 }] of points.entries()) {
      const from = points[index - 1]
      if (from) strokes.push({ of, x1: from.x, y1: from.y, x2, y2 })
    }
  }

  function write({ text, size, weight, colour = colours.ink, transition }: Line, x: number, baseline: number): void {
    texts.push({ text, x, y: baseline - type[size], width: widthOf(text, type[size]), height: type[size] + 3, size: type[size] })
    words.push(`<text${transition === undefined ? '' : ` data-transition="${transition}"`} x="${round(x)}" y="${round(baseline)}" font-size="${type[size]}"${weight ? ' font-weight="700"' : ''} fill="${colour}">${escape(text)}</text>`)
  }

  function draw(box: ElkNode): void {
    const { x = 0, y = 0, width = 0, height = 0 } = box
    if (box.id.startsWith('i:')) {
      shapes.push(`<circle cx="${round(x + 6)}" cy="${round(y + 6)}" r="6" fill="${colours.ink}"/>`)
    } else if (box.id !== 'page') {
      const state = chart.states.find(({ id }) => `s:${id}` === box.id)
      if (!state) return
      const isWhole = state.parent === undefined
      const isRegion = chart.states.find(({ id }) => id === state.parent)?.kind === 'parallel'
      shapes.push(`<rect data-state="${state.id}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${isWhole ? 0 : 8}" fill="${isWhole ? colours.paper : colours.white}" stroke="${colours.ink}"${isRegion ? ' stroke-dasharray="6 4"' : ''}><title>${escape(state.description)}</title></rect>`)
      trace(`the edge of ${state.id || chart.name}`, [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }, { x, y }])
      let baseline = y + padding
      for (const written of linesOf(chart, state)) {
        baseline += line[written.size]
        write(written, x + padding, baseline - 5)
      }
    }
    for (const child of box.children ?? []) draw(child)
  }
  draw(laid)

  for (const edge of laid.edges ?? []) {
    for (const { startPoint, bendPoints = [], endPoint } of edge.sections ?? []) {
      const points = [startPoint, ...bendPoints, endPoint]
      const path = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' L ')
      trace(`the arrow ${edge.id}`, points)
      paths.push(`<path data-edge="${escape(edge.id)}" d="M ${path}" fill="none" stroke="${colours.line}" stroke-width="1.5" marker-end="url(#arrow)"/>`)
    }
    for (const { x = 0, y = 0 } of edge.labels ?? []) {
      for (const [index, written] of (labels.get(edge.id) ?? []).entries()) write(written, x + 2, y + (index + 1) * line.small - 4)
    }
  }

  const { width = 0, height = 0 } = laid
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" role="img" aria-label="${escape(`${chart.name}: ${chart.description}`)}" font-family="Helvetica, Arial, sans-serif">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z" fill="${colours.line}"/></marker></defs>
<rect width="100%" height="100%" fill="${colours.white}"/>
${[...shapes, ...paths, ...words].join('\n')}
</svg>
`
  return { svg, width, height, texts, strokes }
}

const round = (value: number): number => Math.round(value * 10) / 10
