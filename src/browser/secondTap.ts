/**
 * The second half of a double tap belongs to the page that its first half has led away from. On the one that has come
 * meanwhile it would press whatever stands there, or take focus from its heading: it does neither.
 */
export function forgetSecondTaps(): void {
  let begunOn = window.location.pathname
  const isLeftOver = ({ detail }: MouseEvent): boolean => detail > 1 && window.location.pathname !== begunOn
  document.addEventListener('mousedown', (press) => {
    if (press.detail === 1) begunOn = window.location.pathname
    else if (isLeftOver(press)) press.preventDefault()
  }, true)
  document.addEventListener('click', (press) => {
    if (!isLeftOver(press)) return
    press.preventDefault()
    press.stopPropagation()
  }, true)
}
