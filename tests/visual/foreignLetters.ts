import type { Page } from '@playwright/test'

/**
 * Words that are set, in whole or in part, in a font of the machine's and not in the site's: theirs has not all the letters
 * (`art/fonts.mjs` says which it has). Each machine has other fonts, and lines break elsewhere on each.
 */
export async function foreignLetters(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const words = new Map<number, string>()
  for (const { nodeType, nodeValue, parentId } of nodes) {
    if (nodeType === 3 && nodeValue.trim() && parentId !== undefined) words.set(parentId, `${words.get(parentId) ?? ''}${nodeValue}`)
  }
  const found = await Promise.all([...words].map(async ([nodeId, text]) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName, glyphCount }) => `${glyphCount} letters in ${familyName}, since the site’s fonts have not all of them (art/fonts.mjs): “${text.trim()}”`)
  }))
  await session.detach()
  return found.flat()
}
