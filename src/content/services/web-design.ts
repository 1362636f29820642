import type { Service } from '#content/schema'

export const service: Service = {
  id: 24,
  title: 'Web design',
  path: '/services/web-design',
  group: 'web',
  room: 'pine',
  img: 'service-web-design',
  subImgs: ['service-web-design-1', 'service-web-design-2'],
  word: 'Web design',
  lead: 'Pages drawn around the visitor’s question, and tested with real people before they are built.',
  statement: 'Picture a visitor with *one thumb and one question.* Everything we draw is there to help them find the answer and act on it.',
  description: [
    'Councils, trusts and companies whose site follows their own departments and now has to work for the people outside them. Perhaps tenants cannot find the repairs form, or buyers ring to ask what the site already says. You should have somebody who can decide, and a rough idea of which pages matter. Building the site is a separate job, web development; your own builders can also work from what we draw.',
    'We count your present pages and watch five visitors use them, which takes a fortnight. By week four there is a site map with grey page plans (boxes and real words, no colour yet). Five more people try those in week five. Only then do we design, for the phone first. Page types fill weeks six to eight, and week nine is for errors, empty lists and other odd moments.',
    'Design files in an account of your own, with each page type drawn at three widths and the words in place. A component sheet shows buttons, forms and menus and how each behaves, so a developer need not guess. Contrast and the size of buttons have been measured against WCAG 2.2 AA, the usual standard for sites that everyone can use. Notes from all ten test sessions are yours too.',
  ],
  quote: 'If a page needs instructions, redraw the page.',
  includes: [
    'Watching: – five visitors try the old site while we keep quiet and take notes',
    'Page plans: – a site map and grey layouts that hold your real words',
    'Design: – every page type at phone, tablet and desktop width, odd moments included',
    'Component sheet: – how each button, form and menu looks, moves and answers the keyboard',
  ],
  summary: 'Web design from a London studio: page plans tested with real visitors, layouts for phone and desktop, and files that any developer can build from.',
}
