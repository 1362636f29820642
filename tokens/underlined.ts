import { space } from './contract.css.ts'

/** A thin line clear of the letters: under the link to the page that is open, and under what the pointer is on. */
export const underlined = { textDecoration: 'underline', textDecorationThickness: space.hair, textUnderlineOffset: space.xxs }
