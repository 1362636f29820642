import type { MouseEvent } from 'react'

/**
 * For a button or what it stands in, before the press counts: half of a double click, by which some visitors press
 * everything, does not undo what the first half did. Two quick taps of a finger are two. A link would lead on by itself, unheard.
 */
export function ignoreSecondOfTwo(press: MouseEvent): void {
  const { detail, nativeEvent, target } = press
  if (detail > 1 && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse' && !(target instanceof Element && target.closest('a'))) press.stopPropagation()
}
