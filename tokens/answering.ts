import { prefers } from './breakpoints.ts'

/** What changes where a link or a button answers the hand that is over it, or on it. */
export const answering = 'background, color, border-color'

/** The look of what answers: to a pointer that is over it, and to a finger that is on it. */
export const answers = <Look extends object>(look: Look) => ({ ':active': look, '@media': { [prefers.hover]: { ':hover': look } } })
