import type { Project } from '#content/schema'

export const project: Project = {
  title: 'The Allotment Year',
  line: 'A book from notes to shelf',
  path: '/porject_9',
  category: 'Publishing',
  img: 'project-9',
  colSpan: 6,
  rowSpan: 2,
  subject: 'uncut',
  room: 'pine',
  trade: 'A gardener with one plot and eleven notebooks',
  made: 'A paperback and an e-book: text, cover, pages, listing and launch plan',
  year: '2023',
  services: ['amazon-book-publishing', 'copywriting'],
  statement: 'Eleven notebooks, one gardener, no chapters. The book was in there already, *and the year was its order.*',
  brief: [
    'A gardener had filled one notebook a year about one allotment, and wanted a book that a neighbour could use with muddy hands. Publishing houses had been kind and slow.',
    'The author chose to publish on Amazon, in an account of the author’s own, and asked us to do the rest properly.',
  ],
  did: [
    'Weeks one to four were for the manuscript. We read all eleven notebooks, marked what they say twice, and found that they had an order already: twelve months, each with what to sow, what to mend and what went wrong. The copywriting was mostly cutting. The author’s sentences stayed the author’s.',
    'Weeks five to nine were for the book as a thing to hold. On the cover the vegetables show what is above the ground and what is below it. In the middle is a wheel that shows the plot month by month. The margins have room for a pencil, and the type can be read from your knees. We made the files for print and for e-readers, ordered three proofs and corrected each on paper.',
    'Weeks ten to twelve were for Amazon book publishing itself: a listing that says who the book is for and who it is not for, and a launch plan that begins with the allotment society. We put everything into the author’s account. The author pressed the button.',
  ],
  changed: [
    'Eleven notebooks are one book, in print and as an e-book, and the account and the files belong to the author. The book stands on a bookshop’s shelf marked “Grown nearby”, and there is a copy in the society’s hut, with soil on it.',
    'The twelfth notebook has been begun. Its pages are headed with the months.',
  ],
  pictures: [
    { picture: 'project-9-1', title: 'On the shelf', line: 'Five spines and a cover, grown nearby' },
    { picture: 'project-9-2', title: 'The plot by month', line: 'The wheel in the middle of the book' },
    { picture: 'project-9-3', title: 'The eleventh notebook', line: 'Frost, leeks, beans, and the pigeons’ share' },
  ],
  summary: 'How eleven notebooks from one allotment became a paperback and an e-book, published on Amazon in an account that the author owns.',
}
