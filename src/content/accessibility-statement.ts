import type { Document } from './schema.ts'
import { settings } from './settings.ts'

const write = `[${settings.email}](mailto:${settings.email})`

/** What is true today. Test again, and bring the date and the limits up to date, whenever the site changes in a way that people can notice. */
export const accessibilityStatement: Document = {
  title: 'Accessibility',
  path: '/accessibility',
  lead: 'What you should be able to do on this site, how we tested it, what we have not tested yet, and who to tell when something is in your way.',
  summary: 'How accessible this website is, how we tested it and with what, what has not been tested yet, and how to tell us when something stops you.',
  updated: '2026-12-01',
  sections: [
    {
      id: 'what-you-can-do',
      title: 'What you should be able to do',
      body: [
        `This statement is about the website of ${settings.legalName}. We want as many people as possible to be able to use it. You should be able to:`,
        [
          'reach and use everything with a keyboard alone, and see where you are',
          'hear every page with a screen reader, in an order that makes sense',
          'make text twice as large, or zoom in to four times the size, without having to scroll sideways',
          'use your own colours, more contrast or less movement, if your device is set so',
          'read all text and reach every page without JavaScript',
          'stop everything that moves by itself',
        ],
      ],
    },
    {
      id: 'how-accessible',
      title: 'How accessible it is',
      body: [
        'Our measure is the Web Content Accessibility Guidelines, version 2.2, at level AA. Clause 9 of the European standard EN\u00A0301\u00A0549 (version 3.2.1) is built on version 2.1 of the same guidelines.',
        'We call the site partially conformant with WCAG 2.2 level AA. That is the careful word: we know of no fault against it, but nobody from outside has audited it yet. The limits that we know of are listed below.',
      ],
    },
    {
      id: 'how-tested',
      title: 'How we tested it',
      body: [
        'We tested it ourselves, last on 1\u00A0December 2026:',
        [
          'every page against all automatic rules of axe 4.14, in Chromium 156, at widths of 320, 768 and 1280 pixels, and likewise the opened Services list and side panel, the slider and every message of the form',
          'every page, the opened Services list, the side panel and the form with its errors against the rules of IBM Equal Access 4.0 and HTML CodeSniffer 2.5 too',
          'on every page every stop of the Tab key, forwards and backwards: whether it is reached in order, whether the mark that shows where you are is large and strong enough, and whether anything covers it',
          'the contrast of all text by measuring the painted page, over pictures too: 7 to 1, and 4.5 to 1 for large text',
          'on every page text at twice its size, text set wider and a window of 320 by 256 pixels; every page without JavaScript; and on pages of each kind forced colours, more contrast, less movement, and print',
          'journeys by keyboard alone: to a service, a project and an article, through the side panel, and through the form to its end',
          'sixteen journeys by ear, with the screen reader Orca 43 in Chromium 156, word for word: to a service by menu, headings and landmarks, the side panel, the menu on a phone, the menu pressed before the page is ready, the slider, the portfolio, an article, the form with errors, the form cleared and brought back, the form left and come back to, from page to page, a page that is not there and one that does not come, and back to the top',
          'the main journeys in Firefox and in WebKit too',
        ],
        'Automatic rules find only part of what can be wrong. We have not yet tested with NVDA, JAWS, VoiceOver or TalkBack, on real phones, or with speech recognition, and we have not yet asked people who use them every day. When we have, this page will say so.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits that we know of',
      body: [
        [
          'The pictures in the portfolio and its three film excerpts are drawings. What they show is described, or said in the text beside them; the excerpts have no sound, and so no captions.',
          'Without JavaScript the side panel does not open and the slider does not move. Everything in them can be reached from the foot of the page; our pages on social networks are in our [privacy notice](/privacy).',
          'A veil lies over the page for up to a second as the site opens and after each change of page. It takes no key and no focus, and you can read and work through it.',
          'One of our social links is called Twitter and opens our short videos. Its name says so.',
          'The map and our pages on social networks belong to others, and we cannot fix them. The address, directions and opening hours are in words on our contact page.',
        ],
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what is in your way',
      body: [
        `Write to ${write} or ring [${settings.telephone.shown}](${settings.telephone.href}). Say which page it was, what you wanted to do and, if you like, what you use to read the web.`,
        `A person answers ${settings.replyTime}. If something cannot be fixed at once, we say by when it will be, and give you what you need in another way: by telephone, in large print, or as a plain document.`,
        'Our office has no step at the door. Tell us before you come if there is something that we should get ready.',
      ],
    },
    {
      id: 'if-we-do-not-help',
      title: 'If our answer does not help',
      body: [
        'In England, Scotland and Wales the Equality Act 2010 requires everybody who offers a service to the public to make reasonable adjustments, and to do so in advance. If you are not content with our answer, the Equality Advisory and Support Service can advise you: [equalityadvisoryservice.com](https://www.equalityadvisoryservice.com/), [0808 800 0082](tel:+448088000082).',
        'The Equality and Human Rights Commission enforces the Act in England, Scotland and Wales: [equalityhumanrights.com](https://www.equalityhumanrights.com/). In Northern Ireland turn to the Equality Commission for Northern Ireland: [equalityni.org](https://www.equalityni.org/).',
      ],
    },
    {
      id: 'this-statement',
      title: 'This statement',
      body: ['It was written on 21 November 2026 and last brought up to date on 1 December 2026, from the tests described here. We look at it again with every larger change to the site, and once a year in any case.'],
    },
  ],
}
