import { palette as site } from '../../../tokens/palette.ts'

/**
 * The colours every drawing is made of: the site's own, but that a drawing's deep vermilion is lighter and its cobalt
 * brighter, since no words stand on them.
 */
export const palette = {
  ...site,
  vermilionDeep: '#B3260F',
  cobalt: '#2C43E8',
  cobaltDeep: site.cobalt,
}
