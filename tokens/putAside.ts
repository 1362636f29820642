import type { StyleRule } from '@vanilla-extract/css'

/** For a list of which a part was asked for by address, until it is known which: a window high, and its pictures are not fetched. */
export const putAside = { 'html[data-asked] &': { contentVisibility: 'hidden', containIntrinsicBlockSize: '100vh' } } as const satisfies StyleRule['selectors']
