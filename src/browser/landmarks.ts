/**
 * What the browser's side finds on a page of the layout's, by the ids and the shape that the layout gives it. The script
 * in the document (`early.ts`) can import nothing and has some of them again: a test finds each, and holds the two together.
 */

/** The page itself, which the skip link leads to. */
export const mainId = 'main'

/** The heading of the list of pages at the foot, for whoever cannot have the menu. */
export const usefulLinksId = 'useful-links'

/** The template of the panel of small screens, in each document. */
export const earlyPanelId = 'early-panel'

/** That panel, once it is shown. */
export const earlyDialog = 'body > dialog'

/** What is in it, and in no dialog of a browser's extension. */
export const withinEarlyDialog = 'dialog [data-phase]'

/** The panel that has come to life. */
export const livingPanel = '[role=dialog][data-phase]'

/** The menu that wide screens have in the header. */
export const headerMenu = 'header nav'

/** What fades and rises in. */
export const risingPage = 'main > div'

/** Everything beneath the header. */
export const beneathHeader = 'main, footer'
