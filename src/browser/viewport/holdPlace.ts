/**
 * Remembers how far down the window something stands. What is given back brings it there again, however much has gone or
 * come above it: what was pressed stays under the hand. Where it has gone itself, nothing moves, and the answer is no.
 */
export function holdPlace(element: Element | null): () => boolean {
  const top = (): number => element?.getBoundingClientRect().top ?? 0
  const stood = top()
  return () => {
    const isThere = element?.isConnected ?? false
    if (isThere) window.scrollBy({ top: top() - stood, behavior: 'instant' })
    return isThere
  }
}
