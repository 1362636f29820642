/**
 * The template with a text in place of the mark.
 * @throws where the mark does not stand there exactly once: what was to be there would be nowhere, or twice, without a word.
 */
export function put(template: string, mark: string, text: string): string {
  const parts = template.split(mark)
  if (parts.length !== 2) throw new Error(`${mark} must stand in the document exactly once, and stands there ${parts.length - 1} times: is index.html as the build expects it?`)
  return parts.join(text)
}
