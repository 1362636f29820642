/** What surrounds every page: the words that are part of the first load. Those of the parts that come later are in `laterStrings.ts`. */
import { settings } from './settings.ts'

export const layoutStrings = {
  skipLink: 'Skip to the content',

  header: {
    home: `${settings.name}, home`,
    openMenu: 'Open the menu',
  },

  overlay: { loading: 'Loading the page' },

  notFoundTitle: `Page not found | ${settings.name}`,
} as const
