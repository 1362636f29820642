import { breakpoint } from './breakpoints.ts'
import { rem } from './type.ts'

const letters = (width: number): string => `${width / rem}em`

/**
 * How wide a picture is shown, as an image's `sizes` has it: on a phone, from a tablet and from a desktop on. In letters
 * of the visitor's own size, so that none is too small where larger ones keep the page in one column (`from`).
 */
export function imageSizes(phone: string, tablet = phone, desktop = tablet): string {
  return `(min-width: ${letters(breakpoint.desktop)}) ${desktop}, (min-width: ${letters(breakpoint.tablet)}) ${tablet}, ${phone}`
}
