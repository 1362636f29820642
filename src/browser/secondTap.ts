/** How far apart the halves of a double tap are at most, in ms. */
const apart = 500

/**
 * The second half of a double tap belongs to the page that its first half has led away from. On the one that has come
 * meanwhile it would press whatever stands there, or take focus from its heading: it does neither.
 */
export function forgetSecondTaps(): void {
  let begunOn = window.location.pathname
  let begunAt = 0
  let isLeftOver = false
  document.addEventListener('mousedown', (press) => {
    const { pathname } = window.location
    isLeftOver = press.detail > 1 && pathname !== begunOn && press.timeStamp - begunAt < apart
    if (isLeftOver) return press.preventDefault()
    begunOn = pathname
    begunAt = press.timeStamp
  }, true)
  document.addEventListener('click', (press) => {
    if (!isLeftOver || press.detail < 2) return
    press.preventDefault()
    press.stopPropagation()
  }, true)
}
