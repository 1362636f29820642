/** The loading overlay never shows for longer than this, in ms (specification, section 9). */
export const overlayLimit = 1000

/** The overlay waits this long after the last due picture or video, in ms (specification, section 9). */
export const settlingTime = 500

/** A loading, or a wait for the code of the form, that is over sooner than this is not put in words, in ms (accessibility rules, section 5.1). */
export const quietTime = 400

/** A pointer that only passes over a trigger has left again by then, in ms (decisions, section 3). */
export const hoverIntent = 150

/** A pointer on its way from the trigger to the far column is back by then, in ms (decisions, section 3). */
export const hoverGrace = 300

/** Longer than any closing movement of the panel, so that a lost "animation ended" keeps nobody waiting, in ms (own choice: it moves for 320). */
export const panelExitLimit = 500

/** Where the code of the panel has not come after this, the visitor is led to the links at the foot instead, in ms (own choice: as long as a press in the header waits before the page has come to life). */
export const panelLimit = 6000

/** While what had focus is still there, a screen reader says what has it now: the message of a page that did not come stays this much longer for who has left it by keys, in ms (own choice: Orca was silent without it, and not with it). */
export const leavingTime = 300

/** A page that has not come after this is said not to arrive, in ms: the visitor may be in a tunnel (own choice: about as long as people keep their mind on what they wait for). */
export const pageLimit = 10_000

/** Each slide of the hero stays for this long, in ms (decisions, section 8). */
export const slideTime = 7000

/** An enquiry sent sooner than this after the form came waits for it in silence: programs are quick, and so is autofill, in ms (decisions, section 10). */
export const leastTime = 2000

/** One attempt to send an enquiry, or what has to be fetched before it, has no answer after this, in ms (decisions, section 10). */
export const attemptLimit = 10_000

/** An enquiry is tried this often before the visitor is told (own choice: with the waits between that is some seven seconds, in which most lines are back). */
export const mostAttempts = 4

/** The wait before the second attempt, in ms; it doubles for each one after (own choice: short, since most failures are over at once). */
export const firstWait = 1000

/** A form service that asks for a longer pause is not waited for: the visitor is told, in ms (own choice: few would watch a form for longer). */
export const longestWait = 30_000
