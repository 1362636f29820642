import type { Service } from '#content/schema'

export const service: Service = {
  id: 22,
  title: 'SEO',
  path: '/services/seo',
  group: 'search',
  room: 'blush',
  img: 'service-seo',
  subImgs: ['service-seo-1', 'service-seo-2'],
  word: 'SEO',
  lead: 'Being found in search by people who already want what you do.',
  statement: 'Search is a *queue of questions.* We find the ones your customers ask, and make one good page answer each.',
  description: [
    'Firms whose customers look before they ring: clinics, workshops, schools, trusts. SEO stands for search engine optimisation, which means being found in search without paying for the place. If your best work sits on a page nobody reaches, this is where to start. Search engines and chatbots now write answers with AI, and those draw on the same pages. With no website yet, begin with web design; with customers all within a mile or two, look at local SEO first.',
    'Weeks one and two: we crawl the site as a search engine does, page after page, and sort the faults by harm. Week three: we list the questions people type and match each to a page you have, or one you need. From week four to week eight we correct titles, copy, links and speed, page by page, with you. After that comes one note a month.',
    'Pages that you can edit yourself, a search plan in a spreadsheet, and the list of faults with those dealt with struck out. The search engine’s own reports are set up in your name and stay there. We do not promise positions; nobody can. What we can show is each page we touched, the date, and the reason.',
  ],
  quote: 'One good page for each question beats ten for none.',
  includes: [
    'Technical check: – what stops search engines reading your site, in order of harm',
    'Search plan: – the questions your customers type, and the page that answers each',
    'Page work: – titles, copy, links and speed, done with you page by page',
    'Monthly note: – what changed, what we did, what comes next, on one page',
  ],
  soughtAs: 'SEO services',
  summary: 'SEO from London: faults sorted by harm, a plan of the questions people type, pages put right with you, and one plain note a month.',
}
