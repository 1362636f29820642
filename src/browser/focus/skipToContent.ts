import type { MouseEvent } from 'react'
import { mainId } from '#browser/landmarks'
import { leadTo } from './lendFocus.ts'

/** Leads to the content as the link would by itself, and leaves no step behind: Back goes to the page before, and to its heading. */
export function skipToContent(click: MouseEvent): void {
  const content = document.getElementById(mainId)
  if (!content) return
  click.preventDefault()
  leadTo(content)
}
