/** A button that is held down by Enter is pressed once: what it opens would close again with the key's next repetition. */
export function pressOnce(): void {
  document.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault()
  })
}
