import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * For lists that stand side by side, before who walks them as one (Radix does): Left and Right lead to the link beside,
 * or to the last one where the list there is shorter, and at the outer lists nowhere. With Alt, Ctrl or Command they are
 * the browser's, as all keys are: back and forward are.
 */
export function goSideways(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return event.stopPropagation()
  const step = steps[event.key]
  if (step === undefined) return
  const lists = [...event.currentTarget.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('a')])
  for (const [place, links] of lists.entries()) {
    const row = links.findIndex((link) => link === event.target)
    if (row < 0) continue
    event.preventDefault()
    event.stopPropagation()
    const beside = lists[place + step]
    ;(beside?.[row] ?? beside?.at(-1))?.focus()
  }
}
