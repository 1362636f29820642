/**
 * A script of its own, small and early: presses on buttons whose part has not come to life yet are kept, and made good
 * by `useKeptPress` when it has. Escape takes them back.
 */
const kept = new Set<Element>()
window.keptPresses = kept

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-early]') : null
  if (button) kept.add(button)
})

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') kept.clear()
})
