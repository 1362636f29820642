import { settings } from '#content/settings'

/**
 * What somebody who listens does on this site, as plays: the virtual reader and Orca act the same ones.
 * Each step says what must be heard in it; what else was heard is in the transcript.
 */
export interface Step {
  /** Presses a key, goes to the next thing of a kind, types, or goes back by the browser's own means. */
  readonly does: 'press' | 'next' | 'type' | 'back'
  /** The key, the kind of thing, or the words. */
  readonly what: string
  /** Done again and again until these words are heard. */
  readonly until?: string
  /** Words that must be heard, in any order, whatever stands around them. */
  readonly hears: readonly string[]
}

export interface Journey {
  /** Names the transcript too. */
  readonly title: string
  readonly path: string
  /** Of the window, in pixels. */
  readonly width: number
  /** Whether pictures may move by themselves. */
  readonly moves?: boolean
  /** Addresses whose files do not come, as a glob. */
  readonly lost?: string
  /** Whether what is lost is the site's code, so that the page stays as it was served. */
  readonly isEarly?: boolean
  readonly steps: readonly Step[]
}

type Kind = 'heading' | 'landmark' | 'thing'

const press = (what: string, ...hears: string[]): Step => ({ does: 'press', what, hears })
const pressUntil = (what: string, until: string): Step => ({ does: 'press', what, until, hears: [until] })
const goTo = (what: Kind, until: string): Step => ({ does: 'next', what, until, hears: [until] })
const readOnTo = (until: string): Step => goTo('thing', until)
const type = (what: string): Step => ({ does: 'type', what, hears: [] })
const goBack = (...hears: string[]): Step => ({ does: 'back', what: '', hears })

const desktop = 1280
const phone = 390

export const journeys: readonly Journey[] = [
  {
    title: 'A service, found by the menu',
    path: '/about',
    width: desktop,
    steps: [
      press('Tab', 'Skip to the content'),
      pressUntil('Tab', 'Services'),
      press('Enter', 'expanded'),
      pressUntil('Tab', 'SEO'),
      press('Escape', 'not expanded'),
      press('Enter', 'expanded'),
      pressUntil('Tab', 'SEO'),
      press('Enter', 'SEO'),
      goTo('heading', 'Who it is for'),
    ],
  },
  {
    title: 'A service, found by headings',
    path: '/',
    width: desktop,
    steps: [goTo('heading', 'Content and social'), readOnTo('Video production'), press('Enter', 'level 1'), readOnTo('Who it is for')],
  },
  {
    title: 'A service, found by landmarks',
    path: '/contactUs',
    width: desktop,
    steps: [goTo('landmark', 'Top Services'), readOnTo('Web design'), press('Enter', 'Web design')],
  },
  {
    title: 'The panel, opened, used and closed',
    path: '/about',
    width: desktop,
    steps: [
      pressUntil('Tab', 'Open the menu'),
      press('Enter', 'dialog', 'About us and contact'),
      readOnTo(settings.email),
      press('Tab', 'Close the menu'),
      press('Escape', 'Open the menu'),
      press('Enter', 'dialog', 'About us and contact'),
      pressUntil('Tab', settings.email),
      press('Tab', 'Close the menu'),
      press('Enter', 'Open the menu'),
    ],
  },
  {
    title: 'The accordion of the menu on a phone',
    path: '/about',
    width: phone,
    steps: [
      pressUntil('Tab', 'Open the menu'),
      press('Enter', 'dialog', 'Menu and contact'),
      pressUntil('Tab', 'Services'),
      press('Enter', 'expanded'),
      press('Enter', 'not expanded'),
      press('Tab', 'About Us'),
      press('Shift+Tab', 'Services'),
      press('Enter', 'expanded'),
      pressUntil('Tab', 'Market research'),
      press('Enter', 'heading', 'Market research'),
    ],
  },
  {
    title: 'The slider',
    path: '/',
    width: desktop,
    moves: true,
    steps: [
      pressUntil('Tab', 'slide rotation'),
      press('Tab', 'Previous slide'),
      pressUntil('Tab', 'Next slide'),
      press('Enter', '2 of 3: Be found by the people already looking'),
      press('Tab', 'How we do SEO'),
      pressUntil('Shift+Tab', 'Show slide 3'),
      press('Enter', '3 of 3: Films and books people finish'),
      readOnTo('See video production'),
      pressUntil('Shift+Tab', 'Start slide rotation'),
    ],
  },
  {
    title: 'The portfolio, filtered',
    path: '/portfolio',
    width: desktop,
    steps: [
      goTo('landmark', 'Show projects by kind'),
      readOnTo('Film'),
      press('Enter', 'shown'),
      goTo('thing', 'Wherrymoor Rowing Club'),
      press('Enter', 'Wherrymoor Rowing Club'),
    ],
  },
  {
    title: 'An article, read from its heading to its end',
    path: '/blogs',
    width: desktop,
    steps: [
      goTo('heading', 'How to write a marketing brief an agency can use'),
      press('Enter', 'How to write a marketing brief an agency can use'),
      readOnTo('Write to us'),
      pressUntil('Tab', 'Next article'),
    ],
  },
  {
    title: 'The contact form, with errors, to its end',
    path: '/contactUs',
    width: desktop,
    steps: [
      goTo('landmark', 'Write to us'),
      readOnTo('Your name'),
      pressUntil('Tab', 'Send enquiry'),
      press('Enter', 'There is a problem'),
      pressUntil('Tab', 'Enter your name'),
      press('Enter', 'Your name', 'Enter your name'),
      type('Maud Ellery'),
      press('Tab', 'E-mail', 'Enter an e-mail address', 'Corrected: 1 of 3'),
      type('maud@example.org'),
      press('Tab', 'Brand and strategy', 'Corrected: 2 of 3'),
      pressUntil('Tab', 'Your message'),
      type('A film, by May.'),
      press('Tab', 'Company', 'All corrected'),
      pressUntil('Tab', 'Send enquiry'),
      press('Enter', 'Your e-mail program has the message ready'),
    ],
  },
  {
    title: 'The contact form, left and come back to',
    path: '/about',
    width: desktop,
    steps: [
      pressUntil('Tab', 'Contact Us'),
      press('Enter', 'Ring, write'),
      pressUntil('Tab', 'Your name'),
      type('Maud Ellery'),
      goBack('Small on purpose'),
      pressUntil('Shift+Tab', 'Contact Us'),
      press('Enter', 'Ring, write', 'What you wrote before is back'),
    ],
  },
  {
    title: 'The contact form, cleared and brought back',
    path: '/contactUs',
    width: desktop,
    steps: [
      pressUntil('Tab', 'Your name'),
      type('Maud Ellery'),
      pressUntil('Tab', 'Clear the form'),
      press('Enter', 'The form is empty'),
      press('Tab', 'Bring it back'),
      press('Enter', 'What you wrote before is back'),
      press('Shift+Tab', 'Clear the form'),
    ],
  },
  {
    title: 'From page to page',
    path: '/',
    width: desktop,
    steps: [
      pressUntil('Tab', 'Portfolio'),
      press('Enter', 'Projects, start to finish'),
      goBack('Marketing agency in London'),
      pressUntil('Tab', 'slide rotation'),
    ],
  },
  {
    title: 'The menu before the site’s code has come',
    path: '/privacy',
    width: phone,
    lost: '**/assets/shell-*',
    isEarly: true,
    steps: [
      pressUntil('Tab', 'Open the menu'),
      press('Enter', 'dialog', 'Close the menu'),
      pressUntil('Tab', 'About Us'),
      press('Escape', 'Open the menu'),
      press('Enter', 'dialog', 'Close the menu'),
      press('Enter', 'Open the menu'),
    ],
  },
  {
    title: 'A page that does not come',
    path: '/about',
    width: desktop,
    lost: '**/content/**',
    steps: [
      pressUntil('Tab', 'Contact Us'),
      press('Enter', 'That page did not arrive', 'The connection may be slow or lost'),
      pressUntil('Tab', 'Try again'),
      pressUntil('Tab', 'Stay on this page'),
      press('Enter', 'Contact Us'),
    ],
  },
  {
    title: 'A page that is not there',
    path: '/services/soe',
    width: desktop,
    steps: [goTo('heading', 'This page has drifted off'), readOnTo('Analytics and reporting')],
  },
  {
    title: 'Back to the top',
    path: '/about',
    width: desktop,
    steps: [goTo('heading', 'Tell us what you are trying to do'), pressUntil('Tab', 'Back to top'), press('Enter', 'banner'), press('Tab', 'Skip to the content')],
  },
]
