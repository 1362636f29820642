/**
 * What surrounds every page, less what the first load needs (`layoutStrings.ts`): the words of the parts that come later,
 * in a file of their own so that they come with those.
 */
import { settings } from './settings.ts'

export const laterStrings = {
  menu: {
    /** Names the navigation. */
    navigation: 'Main',
  },

  /** The four groups of services, each with a line under its title. */
  groups: {
    brand: { title: 'Brand and strategy', caption: 'What to say, and to whom' },
    search: { title: 'Search and advertising', caption: 'Found by those already looking' },
    content: { title: 'Content and social', caption: 'Worth coming back for' },
    web: { title: 'Web and publishing', caption: 'A place to land' },
  },

  panel: {
    title: 'Menu and contact',
    /** On large screens, where the header has the menu. */
    titleBesideMenu: 'About us and contact',
    close: 'Close the menu',
    blurb: 'We help firms say what they do, and be found by the people who need it.',
    navigation: 'Menu',
    social: 'Find us elsewhere',
    address: 'Visit us',
    contact: 'Ring or write',
  },

  footer: {
    blurb: 'Brand, words, search, film and websites, by one small agency on the river in London.',
    usefulLinks: { title: 'Useful Links', about: 'About', portfolio: 'Portfolio', blogs: 'Blogs', contact: 'Contact' },
    topServices: 'Top Services',
    legal: { title: 'Small print', privacy: 'Privacy', accessibility: 'Accessibility' },
    copyright: (year: number) => `© ${year} ${settings.legalName}.`,
    registered: `Registered in ${settings.registeredIn}, no.\u00a0${settings.companyNumber}. Registered office: ${settings.address.street}, ${settings.address.town} ${settings.address.postcode}.`,
    vat: (number: string) => `VAT no. ${number}.`,
  },

  /** Over the list that stands in for the menu where there are no scripts. */
  siteLinks: 'Pages and services',

  backToTop: 'Back to top',
} as const
