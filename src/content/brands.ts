import type { BrandLogo } from './schema.ts'

/** Clients whose projects are in the portfolio, and no others: the row claims nothing that the site does not show. */
export const brands: readonly BrandLogo[] = [
  { id: 1, title: 'Wherrymoor', width: 170, img: 'logo-wherrymoor' },
  { id: 2, title: 'Pellam & Rook', width: 187, img: 'logo-pellam-rook' },
  { id: 3, title: 'Osterwell', width: 166, img: 'logo-osterwell' },
  { id: 4, title: 'Brackenhallow', width: 174, img: 'logo-brackenhallow' },
  { id: 5, title: 'Ravelbourne', width: 167, img: 'logo-ravelbourne', white: true },
  { id: 6, title: 'Harrowmede', width: 167, img: 'logo-harrowmede' },
  { id: 7, title: 'Quillander', width: 143, img: 'logo-quillander' },
  { id: 8, title: 'Northgarth', width: 181, img: 'logo-northgarth', white: true },
  { id: 9, title: 'Hollin & Sparrow', width: 220, img: 'logo-hollin-sparrow' },
  { id: 10, title: 'Caldbrook', width: 155, img: 'logo-caldbrook' },
]
