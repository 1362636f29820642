/**
 * Raw hues of the Larkhythe brand, for its theme (`themes/larkhythe.ts`) and the style guide's list of them. Everything else
 * names a role of the contract; the build has the colours that no style reaches from `brand.ts`.
 */
export const palette = {
  white: '#FFFFFF',
  paper: '#F7F2E9',
  sand: '#E9DFCF',
  stone: '#B9AE9C',
  ink: '#16130F',
  inkSoft: '#4A443B',
  vermilion: '#F2452D',
  vermilionDeep: '#7F1708',
  coral: '#FF8A6B',
  blush: '#F8CFC4',
  butter: '#FFC94A',
  mint: '#A9DCC3',
  pine: '#0E4A40',
  sky: '#BBD3FF',
  cobalt: '#1F2FB8',
  lilac: '#CDBBFA',
  plum: '#3B1C4A',
} as const
