import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-what-an-seo-check-should-tell-you-page-by-page',
  date: '7 October 2025',
  published: '2025-10-07',
  updated: '2026-11-30',
  category: 'Search',
  title: 'What an SEO check should tell you, page by page',
  path: '/blogs/what-an-seo-check-should-tell-you-page-by-page',
  room: 'sky',
  lead: 'SEO means being found in search. A good check of your site ends in a short list of jobs with names beside them. Here is how to get one.',
  summary: 'What a useful SEO check says about each page of your site: six questions in order of harm, one row as an example, and what to ask before you pay for one.',
  pullQuote: 'A score is *the tool’s own opinion*, and no search engine uses it.',
  services: ['seo', 'analytics'],
  text: [
    {
      id: 'opening',
      text: `A report arrives. On the cover is a dial with the needle at 61. Inside are eighty pages and 1,400 “issues”, most of them marked amber. You read as far as page four, feel vaguely guilty, and file it.

The report came out of a tool in a few minutes. It may all be true. But it does not say which of the 1,400 lines costs you customers. It treats a forgotten page from years ago just like the page that earns your living.

A check that you can use goes the other way round. It takes the pages that matter, one at a time, and says what is wrong with each, what to do, who does it and how long it takes.`,
    },
    {
      id: 'which-pages',
      title: 'First, choose the pages',
      text: `A small firm seldom needs more than twenty. Take the home page, one page for each thing that you sell, the contact page, and any page that brought an enquiry in the last year. Add the pages that have lost visitors since last spring.

Allow half an hour a page, and half a day for the things that touch the whole site. Twenty pages come to about two days of work. If somebody offers you the lot in an afternoon, you are buying the dial.`,
    },
    {
      id: 'six-questions',
      title: 'Six questions for each page',
      text: `Ask them in this order. It is the order of harm: there is no use in polishing a title that no search engine can read.

Can it be read? A page can be shut out by an error, or by one line of code that a builder forgot to remove. Search engines give site owners a free tool that says whether a page is in their index, and if not, why.

Is it the only one? Two pages that answer the same question get in each other’s way. Keep the better one, move over what is good in the other, and redirect the old address.

Which question does it answer? Write it as a customer would type it: “dog scratching all night”, not “veterinary dermatology”. If you cannot name the question, neither can a search engine.

Does it answer? Look at the title, the heading and the first two sentences. Then look for the facts that people came for: what happens, how long, how much, where.

What leads to it? Count the links from your other pages, and read their words. “Treatment for itchy skin” says where it goes. “Click here” does not.

Is it comfortable? Open it on a cheap phone, away from your own wi-fi. Does the main thing appear soon? Does the page jump while you read? Does the button answer at once?`,
    },
    {
      id: 'example',
      title: 'What a row looks like',
      text: `A vet (we made her up) has two rooms behind a chemist’s shop. Her site has a page called “Services”. It lists nine treatments in nine lines. The row for that page could read like this.

Question: none; nine at once. Found: the page can be read. Its title is the word “Services” and nothing else. Eleven links lead to it. No single treatment has a page of its own, so “cat vaccination” and the name of the town appear together nowhere on the site. Do: write a page each for vaccination, neutering and teeth, because those three fill the diary. Say which animals it is for, what happens on the day, the price and the usual number of visits. Keep “Services” as a short list that links to them. Who: she writes, we edit. Time: a day a page. Look again: in three months.

That row takes a minute to read, and she can start on it on Monday. It also says what not to do: the other six treatments can wait.`,
    },
    {
      id: 'leave-out',
      title: 'What to skip in a report',
      text: `The dial. A score is the tool’s own opinion, and no search engine uses it.

The keywords tag. This is a hidden list of words in the code of a page. The largest search engine has said for years that it takes no notice of it.

How often a word appears. There is no right share. Write the sentence that a customer would understand.

Links for sale. Paying for links to move up in the results breaks the search engines’ rules, and it can cost you the place you have.

A promised position. Nobody outside the search engine can promise one.`,
    },
    {
      id: 'tips',
      title: 'Whoever does the check',
      text: 'Own the accounts: The search engine’s tools should be in your name. Let the agency in as a guest.|Search like a stranger: Use a private window, and type what a customer would type.|Write down today: Note the visits and enquiries for each page before anyone touches it. Otherwise there is nothing to compare.|Mend one kind first: If twelve titles are poor, mend all twelve in one sitting. It is quicker than page by page.|Wait before you judge: Search engines come back in their own time. Look after a month, and decide after three.',
    },
    {
      id: 'before-you-pay',
      title: 'Before you pay',
      text: `Ask to see one row from a check that the agency has done, with the names taken out. Ask who reads the pages: a person, or only a tool? Ask how the jobs will be put in order, and what the first three usually are. Ask whether the price covers doing the work or only finding it.

Last, ask what happens if the answer is “very little is wrong”. A fair check sometimes says so. Then the money is better spent on something that people want to read.`,
    },
  ],
}
