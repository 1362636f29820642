import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-an-e-mail-newsletter-worth-opening',
  date: '14 May 2024',
  published: '2024-05-14',
  updated: '2026-11-30',
  category: 'Email',
  title: 'An e-mail newsletter worth opening',
  path: '/blogs/an-e-mail-newsletter-worth-opening',
  room: 'blush',
  lead: 'The best small newsletter is one useful thing, sent on a day that people can count on. Here is how to choose the thing, write it and send it lawfully.',
  summary: 'Plan an e-mail newsletter people open: one promise, twelve subjects in half an hour, a check before you send, the UK rules, and what to count afterwards.',
  pullQuote: 'People open the next one because *the last one was useful*.',
  services: ['email-marketing', 'content-marketing'],
  text: [
    {
      id: 'opening',
      text: `Here is a whole newsletter. The plant nursery that sends it is invented; the frost is not.

“Bring the tomatoes in tonight. The forecast says two degrees before dawn. If your tomatoes or beans are outside, bring them in or put a bucket over each. Dahlias still under the soil will cope. If something is caught, do not cut it back yet. Wait a week and see what grows. We have fleece by the metre and we are open until six. Pigeon Lane Nursery.”

That is about seventy words on one subject, and it is over before the kettle boils. People open the next one because the last one was useful.`,
    },
    {
      id: 'promise',
      title: 'Make one promise',
      text: `“Sign up for news and offers” promises nothing. Finish this sentence instead: every so often, we send you one thing that helps you to do something.

The nursery says: “Every second Thursday from March to October, one job that will not wait.” A joiner might say: “Four times a year, one finished room and what it cost.”

Put the promise beside the sign-up box, in the welcome message and in your own diary. Then keep to the day. Choose a pace that you can keep in your busiest month.

Ask for the e-mail address and nothing else.`,
    },
    {
      id: 'subjects',
      title: 'Twelve subjects, one sheet',
      text: `Take a sheet of paper and half an hour. Write two answers to each of these six lines.

What did a customer ask this week? What is about to matter, because of the season, a date or a new rule? What do people get wrong, and what does it cost them? What do we do that they never see? What have we changed our minds about? What do we use every day that someone else could borrow?

You now have twelve. Cross out every one that is only about you. A new member of staff, an anniversary and a new website are news for your family. They become news when they change something for the reader: “We now have someone who speaks Polish, on Tuesdays.”`,
    },
    {
      id: 'before-sending',
      title: 'Before you press send',
      text: `Read it aloud. Cut the first paragraph if it only clears your throat.

The sender’s name is your firm’s, the same each time, and a reply reaches a person. The subject line says what is inside, in the first five words, because phones cut it short. “Bring the tomatoes in tonight” beats “May newsletter”.

One link, or two, each saying where it leads. Words as words, never inside a picture. A line of description for each picture, for people who cannot see it. Dark text, large enough for a phone at arm’s length. At the foot, your firm’s name and address and the link for leaving. A limited company adds its registered name and number, the part of the UK where it is registered, and its registered office.

Send it to yourself and to one colleague. Open it on two phones, and press every link, the one for leaving as well.

Once, at the start, ask whoever looks after your web address about three settings called SPF, DKIM and DMARC. They let mail services check that a message comes from you.`,
    },
    {
      id: 'tips',
      title: 'What keeps readers',
      text: 'Write to one customer: Put a real name at the top of the draft. Take it off before you send.|Send the welcome now: It goes out within minutes and already holds something useful.|Let people leave easily: One press, no questions. Those who stay are readers.|Keep an old copy: Put each letter on your website as a page. It goes on answering the question.|Ask one question: End with something that can be answered in a line. Read every reply.|Say sorry plainly: A wrong date needs one short correction with “Correction” in the subject.',
    },
    {
      id: 'rules',
      title: 'Who may get it',
      text: `In the UK you normally need a person’s consent before you send them marketing by e-mail. Sole traders and some partnerships count as persons here. Consent means that they chose it. They filled in a sign-up form that carries your promise, or ticked an empty box on another form. Keep a note of when and where.

There is one exception for anyone who sells. You may write to people who gave you their address when they bought from you, or asked about buying. It must be about your own similar products or services. They must have had an easy way to say no at that moment, and must have one in every message since. Charities have a similar one, for new supporters, since February 2026.

To a company’s address the consent rule does not apply. You must still say who you are and give an address for opting out. If a named person there objects, you must stop.

Do not buy a list. You would be answerable for consent that you never saw given. The data protection regulator’s website, ico.org.uk, has the rules in full.`,
    },
    {
      id: 'count',
      title: 'What to count',
      text: `Do not steer by how many “opened” it. That is measured with a tiny picture, which some e-mail programs fetch whether anybody reads or not.

Count what people did. How many replied? How many pressed the link? Did anyone order? And how many left? A few leave every time. If many leave after one letter, read it again with the promise beside it.

A letter like the nursery’s costs about two hours: half an hour to choose, half an hour to write, the rest to check, send and answer replies. If you do not have two hours, halve the number of letters and keep the two hours.`,
    },
  ],
}
