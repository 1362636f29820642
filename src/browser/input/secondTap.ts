/** How far apart the halves of a double tap are at most, in ms. */
const apart = 500

/** What is pressed, with all that it says. */
const pressable = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('a, button, label, input, textarea, summary') ?? target : null)

/**
 * The second half of a double tap belongs to what its first half was for. Where that has gone from under the finger, with
 * its page or because something has come above it, it would press whatever stands there now, or take focus from what has
 * it: it does neither.
 */
export function forgetSecondTaps(): void {
  let begunOn = window.location.pathname
  let begunWith: Element | null = null
  // Of what was pressed before the code came nothing is known.
  let begunAt = -apart
  let isLeftOver = false
  document.addEventListener('mousedown', (press) => {
    const { pathname } = window.location
    const pressed = pressable(press.target)
    isLeftOver = press.detail > 1 && press.timeStamp - begunAt < apart && (pathname !== begunOn || pressed !== begunWith)
    if (isLeftOver) return press.preventDefault()
    begunOn = pathname
    begunWith = pressed
    begunAt = press.timeStamp
  }, true)
  document.addEventListener('click', (press) => {
    if (!isLeftOver || press.detail < 2) return
    press.preventDefault()
    press.stopPropagation()
  }, true)
}
