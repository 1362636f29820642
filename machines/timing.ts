/** The loading overlay never shows for longer than this, in ms (specification, section 9). */
export const overlayLimit = 1000

/** The overlay waits this long after the last due picture or video, in ms (specification, section 9). */
export const settlingTime = 500

/** A loading that is over sooner than this is not put in words, in ms (accessibility rules, section 5.1). */
export const quietTime = 400

/** A pointer that only passes over a trigger has left again by then, in ms (decisions, section 3). */
export const hoverIntent = 150

/** A pointer on its way from the trigger to the far column is back by then, in ms (decisions, section 3). */
export const hoverGrace = 300

/** Longer than any closing movement of the panel, so that a lost "animation ended" keeps nobody waiting, in ms. */
export const panelExitLimit = 500

/** Each slide of the hero stays for this long, in ms (decisions, section 8). */
export const slideTime = 7000
