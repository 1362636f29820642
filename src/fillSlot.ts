/**
 * The template with a text in the place of a comment such as `<!--app-->`.
 * @throws where the slot does not stand there exactly once: what was to be there would be nowhere, or twice, without a word.
 */
export function fillSlot(template: string, slot: string, text: string): string {
  const parts = template.split(slot)
  if (parts.length !== 2) throw new Error(`${slot} must stand in index.html exactly once, and stands there ${parts.length - 1} times`)
  return parts.join(text)
}
