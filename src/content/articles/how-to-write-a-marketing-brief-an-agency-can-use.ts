import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-how-to-write-a-marketing-brief-an-agency-can-use',
  date: '4 November 2025',
  published: '2025-11-04',
  updated: '2026-11-30',
  category: 'Strategy',
  title: 'How to write a marketing brief an agency can use',
  path: '/blogs/how-to-write-a-marketing-brief-an-agency-can-use',
  room: 'mint',
  lead: 'A brief lets a stranger make a good decision on your behalf. Here are the seven lines it needs, a worked example, and what you can safely leave out.',
  summary: 'Write a one-page marketing brief in half a day: the seven lines it needs, a joiner’s brief before and after, and what to ask the agencies you send it to.',
  pullQuote: 'If it does not fit on a page, the decision has *not been made*.',
  services: ['marketing-strategy', 'market-research', 'brand-strategy'],
  text: [
    {
      id: 'opening',
      text: `Briefs tend to come in two sizes. One is two lines in an e-mail: “We need a new website. What would it cost?” The other is a file of twenty pages. It begins with the year the firm was founded, and the line that matters is on page nineteen.

A brief that works is one page. It takes about half a day: an hour to gather the facts, an hour to write, then a gap before you read it again with a red pen. If it does not fit on a page, the decision has not been made. An agency can help you make that decision, but only if it can see that it is still open.`,
    },
    {
      id: 'seven-lines',
      title: 'Seven lines, one page',
      text: `Write these seven headings on a blank sheet. Put one to three sentences under each.

Who we are. What you sell, to whom and where, in a sentence that your neighbour would follow.

What has to change. Something that people do today and should do differently. “Raise our profile” is a wish. “Patients book online instead of ringing between nine and ten” is a change.

Who has to do it. One kind of person, described by their situation. “Parents choosing a nursery for next September” tells an agency more than “women aged 25 to 40”.

What they think now. Use their words. Look in your inbox, your reviews and the notes beside your phone. If you find nothing, ring six customers before you go on. Ask what nearly stopped them.

What we have already. Photographs, a list of customers, the logo’s original file, last year’s figures, somebody who writes well. Say what may be used and what may not.

Money and dates. A range that you could sign for today, and the day it has to be ready.

How we will know. One thing that you can count or see three months later, and what it stands at now.`,
    },
    {
      id: 'before-and-after',
      title: 'One brief, before and after',
      text: `Here is the first attempt by a joiner we have made up. “We are a family firm with thirty years of experience. We want a modern website that shows our quality and brings in more work.”

Here is the second. “Four of us make and fit wooden sash windows within twenty miles of our workshop. We are busy with small repairs that pay badly. We want whole-house jobs: eight next year, against three this year. The people who order them own a house built before 1919 and have just sat through a draughty winter. They think that the council will not allow new windows. We have photographs of eleven finished houses, and five owners who are happy to take a call. We can spend £9,000 to £12,000 before March, because people choose in spring and we fit in summer. We will count whole-house enquiries each month.”

It is the same firm with the same money. But the second brief has already done work. Anyone can see that the first page to write is the one about the council, and that the five owners are the proof. An agency may even reply that the old website will do for another year. The first brief could never have produced that answer.`,
    },
    {
      id: 'line-in-red',
      title: 'The line in red',
      text: `Most briefs have one fact that would stop the work if nobody knew it. A lease that is signed on 1 June, so that nobody may name the street before then. A word that your regulator does not let you use.

Put that line in red, near the top. It is cheap to respect in the first week and expensive in the last.`,
    },
    {
      id: 'leave-out',
      title: 'What to leave out',
      text: `Leave out the history, the values and the organisation chart. They can wait until you meet.

Leave out the format, unless it is settled. “We need a film” is an answer. Give the question first, and say that you had a film in mind.

Leave out pairs of adjectives. “Friendly but professional” fits almost every firm. Show two things that you like and two that you do not, with a reason for each.`,
    },
    {
      id: 'tips',
      title: 'Read it once more',
      text: 'Name one reader: “Owners of old houses near us”, never “the general public”. If there are two readers, say which comes first.|Give the reason for dates: A date with a reason is kept. A date without one slips.|Show the budget: Without a range you will be sold a size, and the prices you get back cannot be compared.|Name who decides: One person signs. If three must agree, say in which order they see the work.|Say what failed: Last year’s flop, in two sentences, stops somebody selling it to you again.|Try it on somebody: Read it to the person who does your accounts. Rewrite every line where they ask what you mean.',
    },
    {
      id: 'send-it',
      title: 'Sending it out',
      text: `Send the same page to no more than three agencies. Give them two weeks, and an hour of your time each. If one asks a question, send the answer to all of them.

Ask for five things in return. What would you do first? What would you not do? Who will do the work, by job and by day? What do you need from us, and when? What will belong to us at the end?

Then see what comes back before any price does. A careful agency will have questions, and the best of them will be about the line you found hardest to write. A price that comes by return, with no questions, is a price for some other job.`,
    },
  ],
}
