/** What travels with an enquiry and is no part of it: the form and whoever receives it must call it the same. */

/** The field that people do not see: who fills it in is a machine. No name that a form filler knows of a person. */
export const trapField = 'reference'

/** The name of the key where it travels as a field, since a header of our own would need the leave of every form service. */
export const keyField = 'idempotency-key'
