import { useEffect, useRef } from 'react'
import { allTransitions } from '../../tests/machines/model/elements.ts'
import { charts } from './charts.ts'
import * as styles from './Inspector.css.ts'
import type { Happening, Performer } from './stage.ts'

export interface ChartProps {
  readonly name: string
  readonly performer: Performer | undefined
  readonly last: Happening | undefined
  readonly onChosen: (state: string) => void
}

/** The ids that the drawing gives to its arrows. */
const arrowsOf = (happening: Happening | undefined): readonly string[] =>
  (happening?.transitions ?? []).map(({ source, target }) => `${source.path.join('.')} > ${target?.[0]?.path.join('.') ?? ''}`)

/** The places among the chart's transitions that the drawing gives to their labels. */
const labelsOf = (performer: Performer | undefined, happening: Happening | undefined): readonly string[] =>
  (performer && happening ? happening.transitions.map((transition) => String(allTransitions(performer.snapshot.machine).indexOf(transition))) : [])

/** The drawn chart: active states and what happened last lit, kept in view. */
export function Chart({ name, performer, last, onChosen }: ChartProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawing = new DOMParser().parseFromString(charts[name] ?? '', 'image/svg+xml').documentElement
    holder.current?.replaceChildren(document.importNode(drawing, true))
  }, [name])
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const active = new Set(performer?.snapshot._nodes.map(({ path }) => path.join('.')).filter(Boolean))
    const arrows = arrowsOf(last)
    for (const box of element.querySelectorAll<SVGElement>('[data-state]')) box.toggleAttribute('data-lit', active.has(box.dataset['state'] ?? ''))
    for (const arrow of element.querySelectorAll<SVGElement>('[data-edge]')) arrow.toggleAttribute('data-lit', arrows.includes(arrow.dataset['edge'] ?? ''))
    const labels = labelsOf(performer, last)
    for (const label of element.querySelectorAll<SVGElement>('[data-transition]')) label.toggleAttribute('data-lit', labels.includes(label.dataset['transition'] ?? ''))
    const lit = [...element.querySelectorAll('rect[data-lit]')].at(-1)
    if (!lit) return
    const [box, frame] = [lit.getBoundingClientRect(), element.getBoundingClientRect()]
    element.scrollTo({
      left: element.scrollLeft + box.x + box.width / 2 - frame.x - frame.width / 2,
      top: element.scrollTop + box.y + box.height / 2 - frame.y - frame.height / 2,
      behavior: 'instant',
    })
  }, [performer, last])
  return (
    // A short way for the pointer: the list below goes to the same states by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={holder}
      role="region"
      aria-label={`The chart of ${name}`}
      tabIndex={0}
      className={styles.chart}
      data-on={performer ? '' : undefined}
      onClick={({ target }) => {
        const state = target instanceof SVGElement ? target.dataset['state'] : undefined
        if (state) onChosen(state)
      }}
    />
  )
}
