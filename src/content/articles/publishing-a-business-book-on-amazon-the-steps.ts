import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-publishing-a-business-book-on-amazon-the-steps',
  date: '11 February 2025',
  published: '2025-02-11',
  updated: '2026-11-30',
  category: 'Publishing',
  title: 'Publishing a business book on Amazon: the steps',
  path: '/blogs/publishing-a-business-book-on-amazon-the-steps',
  room: 'lilac',
  lead: 'Uploading a book takes an afternoon. Making one that a reader trusts takes twelve weeks after the last word is written, and the order of the steps matters.',
  summary: 'The steps from a finished draft to a business book on Amazon: editor, pages, cover, proof copy, ISBN, account and listing, with a calendar of twelve weeks.',
  pullQuote: 'A reader can tell in two pages *which job you skipped*.',
  services: ['amazon-book-publishing', 'copywriting'],
  text: [
    {
      id: 'opening',
      text: `Putting a finished book on Amazon takes an afternoon. No publisher has to say yes.

That is also the catch. A publisher would have found an editor, a designer and a proof-reader. Now those jobs are yours. A reader can tell in two pages which job you skipped.

What we say here about Amazon was right when we wrote it, in February 2025. Its rules change, so look each one up before you rely on it.`,
    },
    {
      id: 'purpose',
      title: 'Decide what it is for',
      text: `Do not count on sales to pay for the work. A business book earns its keep in other ways. It explains you before a first meeting. It gives you something to hand over after a talk. It answers, once and properly, what you are asked every week. Choose one of these. It decides how long the book must be.

Take an invented firm of three that surveys old roofs. Every buyer asks them whether the roof needs replacing or mending. So their book is for people who have just had an offer accepted on an old house. It has 30,000 words, which is about 120 pages. Each chapter ends with one thing to check from the pavement. At five hundred words a morning, two mornings a week, the draft takes thirty weeks.`,
    },
    {
      id: 'files',
      title: 'From draft to proof copy',
      text: `Readers first. Give the draft to five people it was written for. Ask them to mark where they stopped, and where they were lost.

Then an editor, who cuts, moves and questions. A proof-reader comes last, when the pages are laid out, and hunts for slips.

Then the inside. Choose the page size before anyone lays out a page. If pictures run to the edge, the file must be a PDF. The e-book is another file, in which the text flows to fit the screen.

Then the cover. In print it is one sheet: back, spine and front. The spine’s width depends on the paper and the number of pages, so settle both first. Look at the front at the size of a postage stamp, because that is how it appears in a list.

Then a proof copy. You can order up to five at a time before you publish. Read one on paper with a ruler under each line.`,
    },
    {
      id: 'choices',
      title: 'Four choices to make slowly',
      text: `Whose account it is. Open it in the author’s name or the firm’s, with your own bank details, even if a helper prepares everything. There is a tax questionnaire on the way, so ask your accountant first.

Who owns the words and pictures. A freelance writer or designer keeps the copyright unless they sign it over, so settle that before they start. Ask leave for pictures, for long quotations and for any customer’s story.

Which number it carries. An ISBN is what shops use to order a book. Amazon gives a paperback a free one, which works only there, and names the publisher as “Independently published”. To put your own name there, buy numbers from the UK’s ISBN agency, one for each printed format. An e-book on Amazon needs none.

Whether the e-book is exclusive. Amazon will offer a programme in which the e-book may be sold nowhere else for 90 days. It renews itself unless you turn that off. If you mean to give the e-book away on your own website, say no.`,
    },
    {
      id: 'listing',
      title: 'The page that sells it',
      text: `The description may run to 4,000 characters. Most people will see the start of it, so begin with who the book is for and what they will be able to do. The roof surveyors wrote: “You have had an offer accepted on an old house, and the roof looks tired. Here is what to check from the pavement, what to ask, and what can wait.”

You can choose up to three categories. Pick narrow ones, where you would look for such a book yourself. There are seven boxes for search words. Use phrases a reader would type, such as “buying an old house roof”, and leave out other people’s names and titles.

Before you settle the price, Amazon shows the printing cost and what is left for you. Compare five books of the same kind and length.`,
    },
    {
      id: 'tips',
      title: 'Easily forgotten',
      text: 'Match every word: Title and author must read the same on cover, file and form. Once a paperback is on sale they are fixed, and so are its ISBN and page size.|Launch after it appears: Amazon checks the files first. Send no invitations until you have seen the page.|Ask for reviews fairly: You may give copies away with no strings. Never pay for a review, and do not ask family or staff.|Send the library copy: The British Library is due one copy of a printed book within a month of publication.|Keep the source files: Text, cover and the licences for fonts and pictures. The second edition starts there.',
    },
    {
      id: 'calendar',
      title: 'Twelve weeks on paper',
      text: `From the finished draft, allow two weeks for the five readers and three for the editor. Your corrections take one more, the inside pages and the e-book two, and the cover and listing one. Proof copy and proof-reader need two. Keep the last for Amazon’s checks. About ten working days of it are yours.

Ask the editor, the proof-reader and the designer each for a sample of two pages and one price for the whole book.

Nobody can promise you sales or a place in a chart, and we do not. What you can plan is the use. Hand the book to the next ten people who ask the question it answers.`,
    },
  ],
}
