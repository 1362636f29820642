import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * For lists that stand side by side, before who walks them as one (Radix does): Left and Right lead to the link beside,
 * or to the last one where the list there is shorter, and at the outer lists nowhere.
 */
export function goSideways(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const lists = [...event.currentTarget.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('a')])
  const from = lists.findIndex((links) => links.some((link) => link === event.target))
  if (step === undefined || from < 0) return
  event.preventDefault()
  event.stopPropagation()
  const row = lists[from]?.findIndex((link) => link === event.target) ?? 0
  const beside = lists[from + step]
  ;(beside?.[row] ?? beside?.at(-1))?.focus()
}
