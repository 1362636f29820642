import { leadTo } from '#browser/focus/lendFocus'
import { usefulLinksId } from '#browser/landmarks'
import { giveUpEarlyPanel } from './earlyPanel.ts'

/** Leads to the list of pages at the foot, for when the menu cannot be had; who has it as it was prerendered stays there. */
export function goToUsefulLinks(): void {
  const links = document.getElementById(usefulLinksId)
  if (links && giveUpEarlyPanel()) leadTo(links)
}
