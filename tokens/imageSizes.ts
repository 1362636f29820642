import { breakpoint } from './breakpoints.ts'

/** How wide a picture is shown, as an image's `sizes` has it: on a phone, from a tablet and from a desktop on. */
export function imageSizes(phone: string, tablet = phone, desktop = tablet): string {
  return `(min-width: ${breakpoint.desktop}px) ${desktop}, (min-width: ${breakpoint.tablet}px) ${tablet}, ${phone}`
}
