/** What changes where a link or a button answers the hand that is over it, or on it. */
export const answering = 'background, color, border-color'
