import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-a-website-everyone-can-use-where-to-begin',
  date: '15 July 2025',
  published: '2025-07-15',
  updated: '2026-11-30',
  category: 'Web',
  title: 'A website everyone can use: where to begin',
  path: '/blogs/a-website-everyone-can-use-where-to-begin',
  room: 'lilac',
  lead: 'You can find the worst barriers on your own website in an hour, without special tools. Here is what to try, what the law asks, and what to mend first.',
  summary: 'Begin making your website accessible: six checks to do in an hour, what the Equality Act and WCAG 2.2 ask of a small UK firm, and what to put right first.',
  pullQuote: 'Mend the path that *earns you money*, from end to end.',
  services: ['web-development', 'web-design'],
  text: [
    {
      id: 'opening',
      text: `Put your mouse in a drawer. Now open your website and send yourself an enquiry.

Use the Tab key to move on, and Shift with Tab to move back. Enter follows a link or presses a button. The space bar ticks a box, and the arrow keys work in lists. Could you see where you were? Could you reach the last button? If not, you have just met your site as some of your customers meet it every day.

Some of them cannot hold a mouse steady. Some are blind and listen to the page. And some have a broken wrist, a baby on one arm, or the sun on the screen.`,
    },
    {
      id: 'the-law',
      title: 'What the law asks',
      text: `In England, Scotland and Wales the Equality Act 2010 covers anyone who offers a service to the public, whatever their size. You have to make reasonable adjustments so that disabled people are not put at a substantial disadvantage. You have to think ahead, before somebody complains. What is reasonable depends on your means, among other things. You may not charge the person for it. Northern Ireland has its own, older law with similar duties. If you sell to consumers in the EU, look at the European Accessibility Act as well.

The Act names no technical standard. The yardstick that almost everyone uses is WCAG 2.2, the Web Content Accessibility Guidelines. Of their three levels, A, AA and AAA, the usual aim is AA. Meeting it does not prove that you have met the Act, but it is a sound place to stand.

This is not legal advice. After a complaint, ask a solicitor.`,
    },
    {
      id: 'one-hour',
      title: 'Six checks in an hour',
      text: `Take the home page, one page about something that you sell, and your form. Give each check ten minutes, and write down what fails and where.

Keys only. Do what you did above. Everything must be reachable, in a sensible order, and you must always see where you are.

Bigger. In a window as wide as a laptop’s screen, zoom the page to four times its size. Nothing may be cut off or overlap, and you should not have to scroll sideways to read a line.

Contrast. Use a free contrast checker. Ordinary text needs a ratio of at least 4.5 to 1 against its background, and large text 3 to 1. Pale grey on white often fails.

Fingers. Buttons and icons should be at least 24 by 24 pixels, or stand well apart.

Words for pictures. Each picture that says something needs a text alternative, and a decoration needs an empty one. “Oak staircase with a turned handrail” helps. “IMG_2041” does not.

Form. Each field needs a label that stays visible when you type. Leave one wrong on purpose. Does a sentence tell you which field it is and how to put it right, or does a border merely go red?`,
    },
    {
      id: 'what-first',
      title: 'What to mend first',
      text: `Your list may have forty lines. Do not begin at the top. Mend the path that earns you money, from end to end.

We made up a chiropodist’s practice to show this. Its path is home, treatments, booking. The receptionist did the six checks and found twenty-three faults. On that path there were five. The menu opened only under a mouse. The booking calendar had no names for its days, so a screen reader said “button, button, button”. Free times were shown in green and full ones in red, with no words. The phone number was part of a picture. The error message was the word “Invalid”.

Before anything else, the practice put one sentence under the calendar: “If this does not work for you, ring us or e-mail us, and we will book it for you.” It took five minutes and needed no code.

Then a developer mended the five, in two days. The other eighteen faults went into the monthly work, three at a time.`,
    },
    {
      id: 'tips',
      title: 'Every time you add a page',
      text: 'Write plain headings: Use real headings in order, not bold text. Screen reader users jump from one to the next.|Name your links: “Prices for home visits” makes sense on its own. “Read more”, six times, does not.|Never colour alone: Add a word, a line or a shape. Red and green look alike to some people.|Caption every film: Speech needs captions that somebody has read through.|Let it rest: Anything that moves by itself for more than five seconds needs a way to pause it.|Mend the documents: A price list that is only a scan cannot be read aloud. Put it on a page.',
    },
    {
      id: 'what-to-ask',
      title: 'What to ask for',
      text: `When you pay somebody to build or mend a site, put four questions to them in writing. Which level of WCAG 2.2 will the work meet, and for which pages? Which parts will you test by hand, with a keyboard and with which screen reader? What will you do about parts you have bought in, such as the calendar or the map? Who mends what is found after launch, and who pays?

Be careful with anyone who offers one line of code to put it all right. Such add-ons do not mend the page itself, and some get in the way of the tools that people already use. Automatic checkers are useful, but they find only some of the faults.

Then publish a short statement. Say what you aim for, how and when you tested, what does not work yet, and how to reach a person. Do the hour again every three months, and whenever something new goes up.`,
    },
  ],
}
