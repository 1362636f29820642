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

  /** A page that could not be fetched: offline, or an old page after the site was renewed. */
  chunkFailure: {
    title: 'That page did not arrive',
    text: 'The connection may be slow or lost, or the site was updated while you were reading. The menu and all pages that you have read still work.',
    retry: 'Try again',
    retrying: 'Trying again…',
    stay: 'Stay on this page',
  },

  /** A page that has broken while it was used. */
  broken: {
    title: 'This page has stopped working',
    text: 'The fault is ours. Load the page again. If you were writing to us, your words are kept, unless this browser keeps nothing.',
    again: 'Load it again',
  },
} as const
