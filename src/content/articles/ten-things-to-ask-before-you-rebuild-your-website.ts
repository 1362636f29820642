import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-ten-things-to-ask-before-you-rebuild-your-website',
  date: '9 September 2025',
  published: '2025-09-09',
  updated: '2026-11-30',
  category: 'Web',
  title: 'Ten things to ask before you rebuild your website',
  path: '/blogs/ten-things-to-ask-before-you-rebuild-your-website',
  room: 'butter',
  lead: 'Some websites need to be built again. Many need four pages rewritten and a form mended. Ten questions will tell you which of the two is yours.',
  summary: 'Ten questions to answer before you pay for a new website: what is broken, what has to survive the move, who writes the words and what it costs afterwards.',
  pullQuote: 'Most late websites are *waiting for words*.',
  services: ['web-design', 'website-care', 'ecommerce'],
  text: [
    {
      id: 'opening',
      text: `“It looks tired.” That is how most rebuilds begin. You have seen your own home page every day for five years, so of course it looks tired. A new customer sees it for the first time today.

Even a small site takes months to rebuild, and a good deal of that time is yours. It is worth a morning to find out whether you need one. Sit down with whoever answers the phone and go through these ten questions. Write the answers down. They will be most of your brief.`,
    },
    {
      id: 'what-is-wrong',
      title: 'What is really wrong?',
      text: `One. What can people not do on the site today? Ask three customers to do the thing you most want, such as booking a visit, while you watch and say nothing.

Two. Could it be mended instead? Make a list of everything that annoyed those three people. Ask your web firm to price each line. If the dearest four lines come to less than a rebuild and would remove most of the trouble, mend it.

Three. Who is it for, first? A site for everyone puts everything on the home page. Choose the one visitor who pays your wages, and rank the others after them.`,
    },
    {
      id: 'what-must-survive',
      title: 'What has to survive?',
      text: `Four. Which pages bring work now? Look at a year of visits and enquiries. You may find that an old page about a small job brings in more people than the home page. Keep those pages, and keep what they say. Redesign around them.

Five. Where will each old address lead? Other sites, search engines and your customers’ bookmarks point at your present addresses. Every one needs a redirect to the nearest new page, not all of them to the home page. Make the list before the design starts, and keep the redirects for at least a year. Forgetting them is a sure way to lose visitors on launch day.

Six. Who owns what? In whose name is the domain registered? Who pays for the hosting? Who may use the photographs and typefaces? Can you take a copy of the site elsewhere? If the answer to any of these is “a man who left in 2019”, deal with that first. It can take weeks.`,
    },
    {
      id: 'who-does-it',
      title: 'Who will do the work?',
      text: `Seven. Who writes the words? Most late websites are waiting for words. Half a day a page is a fair guess, counting the time to ask your colleagues and to correct; a page that has to sell takes a whole day. Twelve pages are six days at the least. Put them in a diary with a name, or pay a writer and keep one day for checking.

Eight. Who will change it in an ordinary week? Name the person who will put up the holiday hours and take down the sold-out course. Let that person try the editing screen before you choose the system.

Nine. What does it cost after launch? Ask for the yearly figure: hosting, the domain, licences, updates, backups, and a few hours for changes. Ask what happens if you stop paying each one.`,
    },
    {
      id: 'how-we-know',
      title: 'How will you know?',
      text: `Ten. What should be different three months after launch? Choose one or two things that you can count now, and count them now. Enquiries through the form. Calls that ask something the site already says. Orders given up at the delivery page.

Here is how that can turn out. The owner of a boarding kennels wanted a rebuild because the pages looked dated. When three customers tried to book, all three gave up at the same place: the form asked for the vaccination card before it showed whether there was room. At the desk, the commonest call of the day was “are you full in August?”

She put a plain calendar on the booking page, moved the card to a later e-mail, and replaced nine dark photographs. It took three weeks. She still wants the rebuild, and she will get it next year, with a year of better figures to plan it from. The kennels are invented; such a job does take about three weeks.`,
    },
    {
      id: 'tips',
      title: 'If it comes to a rebuild',
      text: 'Ask for fewer pages: List every page and mark it keep, join or drop. Dropping a page is cheaper than designing it.|Design with real words: Grey filler text hides every problem. Give the designer three finished pages.|Test on old phones: Borrow the oldest one in the building.|Include everyone: Ask how the site will be tested with a keyboard and a screen reader. Put the answer in the contract.|Launch early in the week: Never on a Friday, and never in your busiest month. Somebody has to be there to mend things.|Save the old site: Keep a full copy, words and pictures, where you can open it yourself.',
    },
    {
      id: 'yes-or-no',
      title: 'Then decide',
      text: `Rebuild if the software no longer gets updates that keep it safe, or if a phone cannot show the pages properly. Rebuild if nobody can change a word without a programmer, or if the firm now sells something else. Those faults are in the foundations. Paint will not help.

Mend if people find you but do not ask, if the words are vague, if the pictures are poor or the form is long. Those faults would move house with you.

If you are still unsure, rewrite your most visited page this month and watch it for eight weeks. It costs one day. If enquiries rise, you have learnt what the next site should say. If they do not, you have a good first page for it.`,
    },
  ],
}
