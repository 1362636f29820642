import type { Service } from '#content/schema'

export const service: Service = {
  id: 28,
  title: 'Amazon book publishing',
  path: '/services/amazon-book-publishing',
  group: 'web',
  room: 'cobalt',
  img: 'service-amazon-book-publishing',
  subImgs: ['service-amazon-book-publishing-1', 'service-amazon-book-publishing-2'],
  word: 'Books',
  lead: 'From a finished manuscript to a printed book and an e-book on Amazon.',
  statement: 'You have the manuscript. Between it and a stranger’s doorstep lies *a long row of small decisions,* and we take you through them in order.',
  description: [
    'People with a finished manuscript and no wish to learn typesetting: a consultant with a method, a gardener with a year of chapters, a family firm with a century to look back on. Amazon prints a copy each time one is ordered, so you keep no boxes in the hall. The text should be whole, though it may be rough. If all you have is notebooks, we begin with copywriting. Handbooks, local histories and memoirs of a trade suit us best.',
    'We read the whole manuscript first, over two weeks, and mark gaps, repeats, facts to confirm and quotations that need permission. You revise; we wait. The next four weeks make the cover, the inside pages and the print and e-book files. A printed proof then comes to your table, and nothing is published until you have read it. Listing copy and launch plan take the last two weeks.',
    'A paperback and an e-book in an Amazon account that you own. You sign in, we fill in the forms beside you, and Amazon pays you directly. The print PDF, the cover, the EPUB (the e-book file), the typesetting files and the listing copy are in your folder, with a launch plan by week. We are no part of Amazon, and make no promise of sales or rank.',
  ],
  quote: 'Your name on the cover, and on the account.',
  includes: [
    'Manuscript check: – gaps, repeats, facts and permissions, marked in the margin before design begins',
    'Cover and pages: – inside pages set, spine measured, cover drawn for hand and for thumbnail',
    'Two files: – a print PDF and an EPUB, tested on paper and on screens',
    'Listing and launch: – description, categories and search words, then a dated list of small jobs',
  ],
  summary: 'From manuscript to paperback and e-book on Amazon, with help in London: check, cover, pages, files, listing and launch plan. The account is yours.',
}
