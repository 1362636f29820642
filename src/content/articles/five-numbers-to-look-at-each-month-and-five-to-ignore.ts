import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-five-numbers-to-look-at-each-month-and-five-to-ignore',
  date: '12 March 2024',
  published: '2024-03-12',
  updated: '2026-11-30',
  category: 'Strategy',
  title: 'Five numbers to look at each month, and five to ignore',
  path: '/blogs/five-numbers-to-look-at-each-month-and-five-to-ignore',
  room: 'butter',
  lead: 'A monthly look at your marketing should take twenty minutes and end in one decision. Five numbers are enough for that, and you can count most of them by hand.',
  summary: 'The five marketing numbers a small firm should look at each month, how to collect them by hand, a month worked through, and five numbers to leave alone.',
  pullQuote: 'A number that *changes nothing you do* is decoration.',
  services: ['analytics', 'conversion'],
  text: [
    {
      id: 'opening',
      text: `Your website can count dozens of things. So can each social network, the e-mail program and the map. Every one of them draws a line that goes up and down, and on the first of the month somebody prints the lines.

Hold each one up and ask what you would do on Monday if it doubled, or if it fell by half. If the answer is “nothing” both times, put it back. A number that changes nothing you do is decoration.`,
    },
    {
      id: 'look',
      title: 'Five to look at',
      text: `One: enquiries worth answering. Calls, forms, e-mails and people at the door, less the sales calls and the wrong numbers. This is what marketing is for.

Two: where they came from. Ask, every time, “How did you hear of us?” Write down what people say in their own words. “My sister” is an answer, and so is “the van”.

Three: how many became customers. Of the people whose enquiries were worth answering, how many bought? Wait until the answers are in, so in March you look at January’s.

Four: what a new customer cost. Add up what you spent on marketing, with a fair price for your own hours, and divide it by the new customers. Set it beside what one of them leaves you after costs. If the first is near the second, something must change.

Five: how long people waited. From their question to your first real answer, counting only the time when you are open. Take the one in the middle when all are put in order. It is the only one of the five that you can improve this afternoon.`,
    },
    {
      id: 'collect',
      title: 'One sheet, five columns',
      text: `You need a sheet of paper or a simple spreadsheet: date and hour, what they wanted, how they heard of us, when we answered, what came of it. One line for each enquiry. Whoever answers fills it in, and a line takes twenty seconds.

Do not leave it all to software. Some counting tools may set cookies only once a visitor has said yes, and many say no. Those visits go missing, and so do most telephone calls.

Setting up takes an hour. The monthly sum takes ten minutes, and the thinking takes ten more.`,
    },
    {
      id: 'example',
      title: 'A month, worked through',
      text: `An invented music school has four teachers. In March they sat down with January’s sheet. It had 24 lines. Eight were from people selling things, so 16 were worth answering.

Nine of the 16 came from friends, four from search, two from a leaflet at the library and one from an advert in a magazine. Six became pupils. The leaflet had cost £60 and the advert £150. Three hours of a teacher’s time went into them, at £30 an hour. That makes £300 for six pupils, or £50 each. By their sums a pupil who stays for a year leaves the school £200, so this number can be left alone.

Then they looked at the waiting. The middle wait was two working days. Of the seven people answered on the same day, four became pupils. Of the nine who waited longer, two did.

Sixteen people prove nothing. But this is a strong hint, and acting on it costs nothing. So they made one decision: all messages are answered at noon and at six, and we look again in two months.

The advert brought one enquiry and no pupil. It gets one more issue, and a date in the diary for stopping. Nobody mentioned followers.`,
    },
    {
      id: 'tips',
      title: 'Keeping the count honest',
      text: 'Compare like with like: March with last March. December will always look odd beside November.|Wait for three: One month is weather. Three months in the same direction are worth a talk.|Write down events: The road was closed, the form broke, the paper wrote about you. Otherwise you will guess in June.|Name one keeper: One person fills in the totals, always in the same way. A new way of counting looks like news.|Count the noes: When people do not buy, ask why in one line.',
    },
    {
      id: 'ignore',
      title: 'Five to ignore',
      text: `Page views. One lost visitor, going round and round in search of your prices, makes a great many.

Impressions and reach. They say how often something might have been seen. It may have gone by in half a second under a thumb.

Followers. These are people who once pressed a button. Look at the figure on the day you decide which channel to close, and on no other.

E-mails opened. Some e-mail programs load every picture by themselves, so a letter that nobody read may be counted as opened. Replies and clicks tell you more.

Average position in search. It mixes the words that bring customers with words that bring nobody, and differs by person and by place.

None of the five is false. Each can help a specialist to find a fault. They are simply not yours to worry about on the first of the month.`,
    },
    {
      id: 'decide',
      title: 'End with one decision',
      text: `Finish each month with one sentence that begins “So in April we will”. Put a name and a date behind it. If nothing needs to change, write “So in April we will carry on”, which is a decision too.

Next month, read that sentence again before you open the figures. Did you do it?

If somebody reports to you, send them this page and ask for the same: five numbers, one sentence on each, one thing to do. When it comes with forty charts, ask which of them led to the decision, and keep that one.`,
    },
  ],
}
