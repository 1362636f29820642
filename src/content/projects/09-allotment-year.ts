import type { Project } from '#content/schema'

export const project: Project = {
  title: 'The Allotment Year',
  line: 'A book from notes to shelf',
  path: '/porject_9',
  category: 'Publishing',
  img: 'project-9',
  colSpan: 6,
  rowSpan: 2,
  room: 'pine',
  trade: 'A gardener with one plot and eleven notebooks',
  made: 'A paperback and an e-book: text, cover, pages, listing and launch plan',
  year: '2023',
  services: ['amazon-book-publishing', 'copywriting'],
  statement: 'Eleven notebooks, one gardener, no chapters. The book was in there already, *and the year was its order.*',
  brief: [
    'A gardener had filled one notebook a year about one allotment, and wanted a book that a neighbour can use with muddy hands. Publishing houses had been kind and slow.',
    'The author chose to publish on Amazon, in an account of the author’s own, and asked us to do the rest properly.',
  ],
  did: [
    'Weeks one to four were for the manuscript. We read all eleven notebooks, marked what they say twice, and found that they had an order already: twelve months, each with what to sow, what to mend and what went wrong. The copywriting was mostly cutting. The author’s sentences stayed the author’s.',
    'Weeks five to nine were for the book as a thing to hold. On the cover one bean climbs from the back to the front. The margins have room for a pencil, and the type can be read from your knees. We made the files for print and for e-readers, ordered three proofs and corrected each on paper.',
    'Weeks ten to twelve were for Amazon book publishing itself: a listing that says whom the book is for and whom it is not for, and a launch plan that begins with the allotment society. We put everything into the author’s account. The author pressed the button.',
  ],
  changed: [
    'Eleven notebooks are one book, in print and as an e-book, and the account and the files belong to the author. There is a copy in the society’s hut, with soil on it.',
    'The twelfth notebook has been begun. Its pages are headed with the months.',
  ],
  pictures: [
    { picture: 'project-9-1', title: 'One bean, twelve months', line: 'The cover, from the back to the front' },
    { picture: 'project-9-2', title: 'The pages for March', line: 'What to sow, what to mend, what went wrong' },
    { picture: 'project-9-3', title: 'Eleven notebooks, one book', line: 'The shelf, from left to right' },
  ],
  summary: 'How eleven notebooks from one allotment became a paperback and an e-book, published on Amazon in an account that the author owns.',
}
