import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-setting-a-first-budget-for-paid-search',
  date: '18 March 2025',
  published: '2025-03-18',
  updated: '2026-11-30',
  category: 'Advertising',
  title: 'Setting a first budget for paid search',
  path: '/blogs/setting-a-first-budget-for-paid-search',
  room: 'sand',
  lead: 'You can work out a sensible first budget on the back of an envelope. Start from what one new customer leaves you, and count backwards to a daily sum.',
  summary: 'Work out a first budget for paid search from what a customer leaves you, set up a small fair test of six weeks, and know what to look at and when to stop.',
  pullQuote: 'You are buying *an answer*, and the customers come with it.',
  services: ['paid-search', 'display-advertising'],
  text: [
    {
      id: 'opening',
      text: `“What do other firms like ours spend?” It is the first question we hear, and the answer would not help you. The firm down the road may be losing money on every click.

Start with a figure that only you have. After materials, wages and everything else that the job uses up, how much does one new customer leave you? Take the last twenty and find a fair middle. Count only what they buy in the first year. That figure decides everything that follows. If it is £4, as it may be for a sandwich, stop here and spend the money on the shop window.`,
    },
    {
      id: 'how-it-works',
      title: 'How the money is spent',
      text: `Paid search puts a small advert above or below the results when somebody types certain words. Each search sets off an auction. You say the most that you would pay for a click, or let the system choose. What you are charged also depends on the other bidders, and on how well your advert and your page suit what was typed. You pay only for clicks.

You set a daily amount. On the largest platform a busy day can cost up to twice the amount, and a whole month no more than about thirty times the amount. VAT comes on top, so leave room for it.`,
    },
    {
      id: 'the-sum',
      title: 'The sum on an envelope',
      text: `One joiner makes nothing but staircases. All the figures are made up to show the sum; put in your own.

A staircase leaves him £1,200. He is willing to give up £200 of that to win the job. The platform’s free planning tool puts a click on “oak staircase fitted”, near his town, at about £3. Looking at his website and his diary, he guesses that one visitor in twenty will ask for a price, and that one in three who ask will order.

So one order needs three enquiries, and three enquiries need sixty clicks. Sixty clicks at £3 are £180. That is under £200, though not by much, so it is worth a try.

Now the test. One enquiry tells him nothing, and three may be luck. Ten begin to show a pattern. Ten enquiries are two hundred clicks, which is £600. Spread over six weeks it is about £14 a day. That is his first budget: £600, once, and then a decision. If his guesses hold he will get about three orders. If they do not, he will see which guess was out. You are buying an answer, and the customers come with it.

If your own sum does not work, there are three ways to change it. Choose words that fewer firms bid on. Make the page better, so that one visitor in ten asks. Or sell something that leaves you more.`,
    },
    {
      id: 'before-you-start',
      title: 'Before the first pound',
      text: `Allow two days for this.

The page. Send people to a page about staircases, never to the home page. It should show three finished ones, a range of prices, how long it takes, the towns you work in and one way to ask.

The words. Begin with ten to fifteen phrases that only a buyer would type. Choose the setting that keeps to your phrase or to its meaning, called exact match, and for a few the next wider one, phrase match. Leave the widest, broad match, for later.

The words you do not want. Start with twenty negative keywords, which keep your advert away: jobs, course, plans, second-hand, how to, carpet.

The place. Choose the postcodes or towns that you will really drive to. Look for the setting that shows adverts only to people who are there. The usual one is wider.

The switches. New campaigns often come with extras turned on: partner sites, display adverts on other pages, changes that the system makes by itself. Turn them off for the test.

The count. Decide what an enquiry is, such as a form sent or a call of more than a minute, and check that it is recorded before you start. Send one yourself. If the counting tells the advertising platform who came, visitors must be asked first, so some enquiries will be missing. Ask every caller how they found you, and keep a tally.`,
    },
    {
      id: 'six-weeks',
      title: 'Six weeks, week by week',
      text: `Week one: look every day for ten minutes. Read what people really typed, in the search terms report, and add each silly one to the words you do not want.

Weeks two and three: twice a week. Stop any phrase that has cost as much as two enquiries should and brought none. For the joiner an enquiry should cost £60, so he stops at £120.

Weeks four and five: change one thing only, the advert’s first line or the top of the page, so that you know what helped.

Week six: add up. Money spent, clicks, enquiries, orders, and what the orders left you. Some orders are still to come, so count the open quotations too. Then choose: stop, go on as you are, or raise the daily amount by a little and watch.`,
    },
    {
      id: 'tips',
      title: 'Before the test, and while it runs',
      text: 'Own the account: Open it in your firm’s name with your card. Let the agency in as a manager.|Separate the fee: Ask for the agency’s fee and the money for clicks as two lines.|Answer the phone: Run adverts in the hours when somebody can pick up. A missed call has been paid for.|Leave your name out: Test without bidding on your own name. Those people were already looking for you.|Write down why: One line for every change, with the date.',
    },
  ],
}
