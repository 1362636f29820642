import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-a-one-page-marketing-plan-for-a-small-team',
  date: '14 January 2025',
  published: '2025-01-14',
  category: 'Strategy',
  title: 'A one-page marketing plan for a small team',
  path: '/blogs/a-one-page-marketing-plan-for-a-small-team',
  room: 'mint',
  lead: 'No marketing department, and half a day a week at most? Six boxes fit on one sheet, and we have filled one in from top to bottom.',
  summary: 'A marketing plan for a team of three or four: six boxes on one page, a worked example with hours and money, what to leave out, and how to keep it going.',
  pullQuote: 'If a line would suit any firm, *strike it out*.',
  services: ['marketing-strategy', 'content-marketing'],
  text: [
    {
      id: 'opening',
      text: `Most small firms have a marketing plan. It lives in one person’s head, it is different on Fridays, and nobody else can help with it.

Put it on paper and three things happen. Other people can do some of the work. You can say no to the next person who rings to sell you an advert. And in April you can see what you did. It takes two hours together, one hour alone, and a quarter of an hour every second week after that.`,
    },
    {
      id: 'gather',
      title: 'Two hours at one table',
      text: `Bring everybody who talks to customers. Bring the diary and the last twenty invoices. Leave the laptops shut.

First half-hour: go through the twenty invoices. Next to each, write how that customer found you and whether you would like ten more like them.

Second half-hour: look at the diary. When are you full, and when do you wait for the phone? More enquiries in a full month are no help.

Third half-hour: count the hours. Who can spare how many each week, truly? Halve the answer. That is what you have.

Last half-hour: fill in the boxes in pencil. One person writes the fair copy next day.`,
    },
    {
      id: 'boxes',
      title: 'Six boxes',
      text: `Box one, who. The one kind of customer you want more of, so plainly put that anyone in the firm could point to one. If two kinds compete, give each a point for paying well, one for being good to work with and one for coming when you are quiet.

Box two, what they should know. One sentence that they do not know now and that would make them ring.

Box three, where. Two places at most, where those people already look.

Box four, each week. Three jobs, each with a name, a day and a length.

Box five, money and hours. What you will spend in the next ninety days, in pounds and in time.

Box six, how we will know. Two numbers you can count by hand, what they are today, and the date when you will look again.

Along the bottom edge goes one more line: what we will not do this quarter.`,
    },
    {
      id: 'example',
      title: 'One sheet, filled in',
      text: `Tansy Row is an invented workshop of three who re-cover chairs. January is quiet, and single chairs hardly pay. This is their sheet.

Who: people within twenty miles who own a set of four or more dining chairs with worn seats.

What they should know: we collect a set on Monday and bring it back on Friday week, so you are without chairs for one weekend.

Where: our own website, and the four antique shops in town that are asked about repairs.

Each week: on Monday Ruth puts two pictures of one finished job on the website, before and after, with what it cost (one hour). On Wednesday Sam visits one of the shops with a sample board (one hour). On Friday Ruth rings everyone whose quotation is more than a week old (two hours).

Money and hours: £300, of which £180 is for half a day with a photographer and £120 for cards that are pinned under every seat. Four hours a week for thirteen weeks, which is 52 hours.

How we will know: enquiries for sets, now three a month. Sets ordered, now one a month. We look again on 14 April.

We will not: open a new social account, advertise in the county magazine, or take on single chairs at the old price.

On a wet Wednesday nobody asks what the marketing is. It is Sam, with a board, at the second antique shop.`,
    },
    {
      id: 'leave-out',
      title: 'Lines to strike out',
      text: `Leave off the mission and the values. Leave off the made-up customer with a first name and a hobby. Leave off the list of everything you might try. If a line would suit any firm, strike it out.

Leave off targets that you cannot touch. “Be better known” is a wish. “Three of the four antique shops have our board on the counter” can be checked on foot.

Leave off the jobs of the other nine months. Ninety days is as far as a small team can see who does what.`,
    },
    {
      id: 'keep',
      title: 'Keeping it alive',
      text: `Every second Monday, stand by the sheet for a quarter of an hour. Go through the three jobs. Done, or not done, and why? If one has been missed three times, it is too long or it has the wrong name on it. Cut it in half or hand it over.

Do not change the first box halfway through. The second month is when it feels as if nothing is happening, and when plans get torn up.

After ninety days write two lines on the sheet: what we would do again, and what we would not. Keep the sheet, take a clean one, and begin again with twenty new invoices.`,
    },
    {
      id: 'tips',
      title: 'A sheet that gets used',
      text: 'One name per job: “We” will not be there on Wednesday. Sam will.|Put calls first: Old quotations are the nearest money you have. Ring before you advertise.|Keep a back page: New ideas go on the back of the sheet. They wait there until the ninety days are over.|Tie it to a habit: Do the Monday job straight after the Monday meeting, before anyone opens the post.|Pin it up: By the kettle, on paper. A plan in a folder is a plan in one head again.|Try it on a newcomer: Show it to someone who started last week. They should be able to say what happens on Wednesday.',
    },
  ],
}
