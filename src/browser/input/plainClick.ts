import type { MouseEvent } from 'react'

/** Hears of a link that is followed here, and not of one that is opened in another tab or window. */
export const onPlainClick = (listener: () => void) => ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void => {
  if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) listener()
}
