import { size } from './contract.css.ts'

/** A link in a line of its own, high enough for a finger (WCAG 2.2, 2.5.5): its words stand in the middle of it. */
export const target = { display: 'inline-flex', alignItems: 'center', minHeight: size.target }
