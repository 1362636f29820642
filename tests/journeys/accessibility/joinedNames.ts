import type { Page } from '@playwright/test'

/** Of links, buttons and headings, the names in which the browser has left out a space that stands between two words on the screen. */
export async function joinedNames(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, summary')].map(({ innerText }) => innerText))
  const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)
  const known = new Set(texts.flatMap(wordsIn))
  const joined = new Set(texts.flatMap((text) => wordsIn(text).map((word, index, words) => `${word}${words[index + 1] ?? ''}`)).filter((pair) => !known.has(pair)))
  const session = await page.context().newCDPSession(page)
  // As assistive technology has it: Playwright works names out by the rules, and the browser in its own way.
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const names = nodes.filter(({ role }) => /^(?:link|button|heading)$/.test(String(role?.value))).map(({ name }) => String(name?.value ?? ''))
  return [...new Set(names.filter((name) => wordsIn(name).some((word) => joined.has(word))))]
}
