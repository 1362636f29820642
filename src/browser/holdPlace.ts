/**
 * Remembers how far down the window something stands. What is given back brings it there again, however much has gone or
 * come above it: what was pressed stays under the hand. Where it has gone itself, nothing moves.
 */
export function holdPlace(element: Element | null): () => void {
  const top = (): number => element?.getBoundingClientRect().top ?? 0
  const stood = top()
  return () => {
    if (element?.isConnected) window.scrollBy({ top: top() - stood, behavior: 'instant' })
  }
}
