/** Marks the page while two fingers have enlarged it: one finger then moves the view, whatever it lies on. */
export function followPinchZoom(): void {
  window.visualViewport?.addEventListener('resize', ({ target }) => {
    if (!(target instanceof VisualViewport)) return
    // Some browsers are a hair off where nothing is enlarged.
    document.documentElement.toggleAttribute('data-zoomed', target.scale > 1.01)
  })
}

/** Whether two fingers have enlarged the page. */
export const isEnlarged = (): boolean => document.documentElement.matches('[data-zoomed]')
