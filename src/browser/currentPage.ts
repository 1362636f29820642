/** A menu's link is marked where it leads to the very page that is on the screen, whatever its search says; not on the pages beneath. */
export const currentPage = { exact: true, includeSearch: false } as const
