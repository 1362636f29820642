/** For a list of which a part was asked for by address, until it is known which: as high as the window, so that what follows it stays where it is. */
export const putAside = { 'html[data-asked] &': { minHeight: '100vh' } } as const

/** For what is in it: no picture of it is fetched. */
export const putAsideWith = { 'html[data-asked] &': { display: 'none' } } as const
