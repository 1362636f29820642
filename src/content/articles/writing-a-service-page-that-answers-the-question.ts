import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-writing-a-service-page-that-answers-the-question',
  date: '19 November 2024',
  published: '2024-11-19',
  category: 'Web',
  title: 'Writing a service page that answers the question',
  path: '/blogs/writing-a-service-page-that-answers-the-question',
  room: 'coral',
  lead: 'People reach a service page with a question in their heads and little patience. Find out what the question is, answer it in the first two sentences, and then go on.',
  summary: 'How to write a service page that answers what customers ask: collect the questions, put them in order, say what it costs, and test the page on one person.',
  pullQuote: 'She had a question, and the page *had an introduction*.',
  services: ['copywriting', 'conversion'],
  text: [
    {
      id: 'opening',
      text: `Somebody has bought a piano. It stands in a village hall, and she lives on the second floor. On her phone she finds a firm’s page about moving pianos. It says that they are a family business, that they have been trusted since 1987, and that every customer matters to them.

She had a question, and the page had an introduction. She goes back and tries the next firm, whose first line reads: “Yes, we do stairs.”`,
    },
    {
      id: 'collect',
      title: 'Collect the questions',
      text: `Set aside an hour. You are looking for the words that people really use, so do not tidy them up.

Read the last thirty enquiries in your inbox. Copy out every sentence that ends in a question mark. Ask whoever answers the telephone for the five things they explain each day. Look at which searches bring people to the page; the search engines’ own free reports for site owners list many of them.

Now sort them into five heaps. Is this for me? What exactly do I get? What will it cost? What happens, and what must I do? Why should I believe you?

For the piano movers the heaps filled up fast. Do you do stairs? Can you come on a Saturday? Is it insured while you carry it? Do I have to take the legs off? Will it need tuning? What if it does not go round the bend? Nobody, in thirty enquiries, asked when the firm was founded.`,
    },
    {
      id: 'order',
      title: 'The order of the page',
      text: `The heading says what the service is, in the words that people type. “Piano moving” beats “Specialist relocations”.

The first two sentences answer the question in the biggest heap.

Next comes what you get, as a list of things, and then what it costs. After that, what happens in which order, with lengths of time and with the customer’s own part in it. Then the smaller questions, each as a heading with its answer beneath in plain view.

Then your proof. One job like theirs, with a picture, tells more than six lines of praise.

Last, one way to ask, with what you need to know. “Tell us the two addresses, how many steps there are at each end, and what kind of piano it is. We reply the same day with a price.” A form that asks for those three things saves a round of e-mails.

Keep to one service on a page. Piano moving and house clearance have different readers with different fears.`,
    },
    {
      id: 'before-after',
      title: 'Before and after',
      text: `Before: “With decades of experience, our dedicated team offers a comprehensive range of piano relocation services tailored to your individual needs.”

After: “Yes, we do stairs. Two or three of us move your upright or grand anywhere within forty miles, usually within ten days, and it is insured from the first lift to the last.”

The first has twenty words and one fact in them: they move pianos. The second has thirteen more words and six facts. Try it on your own page. Put a pencil dot over every fact in the first paragraph. A fact is something that could turn out to be false, as “within ten days” could and “dedicated” hardly can. If you count fewer than three dots, begin again.`,
    },
    {
      id: 'price',
      title: 'About the price',
      text: `“It depends” is true, and it sends people elsewhere. You can be open without tying your hands.

Give three jobs from last year with what they cost. Here is how the movers might do it, with invented figures. Upright, ground floor to ground floor, eight miles: £190. Upright to a second floor, two turns in the stairs: £290. Baby grand, thirty miles, one step: £420. Then say what moves the price: distance, stairs, weight, a Sunday. Then say what is never extra.

If you truly cannot show figures, say who works out the price, from what, how fast, and that asking costs nothing.`,
    },
    {
      id: 'tips',
      title: 'Line by line',
      text: 'Start with yes: If the honest answer is yes, make it the first word. If it is no, say who can help.|Write “you” early: Count “we” and “you” in the first paragraph. “You” should not be losing.|Say who it suits: Two lines on who this is for, and one on who it is not for. Both save you telephone calls.|Name the worry: Write down what could go wrong, and what you do then. They are thinking of it anyway.|Caption the pictures: Say what we see. “Upright, third floor, Tuesday” beats a smiling stranger with a box.|Date your facts: Put prices, areas and lead times in a calendar note. Check them in spring and autumn.',
    },
    {
      id: 'test',
      title: 'Test it on one person',
      text: `Find somebody who has never used you. Give them the page on a phone. After half a minute take it back and ask four things. What does this firm do? Is it for you? Roughly what would it cost? What would you do next?

Say nothing while they think. Where they guess, the page is silent. Where they say “I suppose”, it is vague. Mend those two places and try it on someone else tomorrow.

A page like this takes about a day. Give the questions an hour, the writing three, and the facts and figures one. The rest goes on the test and the mending. If you have twelve services, do the one that people ask about most, and watch for a month how the enquiries change. The good sign is that they get shorter, because the page has answered the rest.`,
    },
  ],
}
