/**
 * The colours every drawing is made of: the site's own (`tokens/palette.ts`), but that a drawing's deep vermilion is lighter
 * and its cobalt brighter, since no words stand on them. `cobaltDeep` is the site's cobalt.
 */
export const palette = {
  ink: '#16130F',
  ink2: '#4A443B',
  paper: '#F7F2E9',
  sand: '#E9DFCF',
  vermilion: '#F2452D',
  vermilionDeep: '#B3260F',
  coral: '#FF8A6B',
  blush: '#F8CFC4',
  butter: '#FFC94A',
  mint: '#A9DCC3',
  pine: '#0E4A40',
  sky: '#BBD3FF',
  cobalt: '#2C43E8',
  cobaltDeep: '#1F2FB8',
  lilac: '#CDBBFA',
  plum: '#3B1C4A',
  white: '#FFFFFF',
}
