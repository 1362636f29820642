import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-choose-two-social-channels-and-leave-the-rest',
  date: '3 June 2025',
  published: '2025-06-03',
  updated: '2026-11-30',
  category: 'Social',
  title: 'Choose two social channels and leave the rest',
  path: '/blogs/choose-two-social-channels-and-leave-the-rest',
  room: 'blush',
  lead: 'Six half-kept accounts tell people that nobody is in. Pick the two that suit your customers and your week, and close the others kindly.',
  summary: 'How a small firm can choose two social channels: three questions to put to each, a plan for three hours a week, and what to do with the accounts you leave.',
  pullQuote: 'An empty shop window says less than *no window at all*.',
  services: ['social-media', 'paid-social', 'digital-pr', 'photography'],
  text: [
    {
      id: 'opening',
      text: `Meet a florist. She is invented, but you will know her. She has a photo account, a page on a big social network, a business profile, a short-video account, a board of pinned pictures and a channel for films. She opened most of them in one hopeful week in January. The last post on four of the six is from Mothering Sunday, the year before last.

Each of those accounts is a door with her name over it. People knock. Somebody asked in March whether she does funerals, and no one has answered. An empty shop window says less than no window at all.

She has three hours a week for all this. Three hours will keep two channels in good order. They will not keep six.`,
    },
    {
      id: 'ask-customers',
      title: 'Begin with ten customers',
      text: `Before you compare channels, ask ten people who bought from you in the last three months. One question at the till or at the end of a call is enough: “Before you chose us, did you look us up anywhere?” If they say yes, ask where, and what they were looking for. Write the answers in their words.

The florist hears “I looked at your pictures to see if you do wild-looking ones” four times. She hears “my planner sent me your name” three times, and “I drove past” three times. Nobody mentions the films. That is half of the decision, and it took a week of small talk.`,
    },
    {
      id: 'three-questions',
      title: 'Three questions for each channel',
      text: `Now take each channel you have or are thinking of. Give it two points for a clear yes, one for a maybe and nothing for a no.

Are they there, and in the mood? Your customers may all use a channel and still not want to see you on it. People look at pictures of flowers when they plan a wedding. They may not want them between two messages from the office.

Can we make what it asks for? Each channel lives on something: photographs, short upright films, opinions about a trade, answers in local groups. Choose what somebody in the firm can make on a bad Wednesday. If nobody will speak to a camera, a short-video platform is not for you, however large it is.

Can a post lead to work? On your own phone, follow the path from a post to an order. Is there a link, a message button, a phone number? On some channels a link inside the post cannot be pressed.

The photo account gets six points from the florist. The business profile gets four, because wedding planners and hotel managers use it. The rest get two or fewer. So she has her two: one where customers look, and one where the people who send her customers look.`,
    },
    {
      id: 'leave-the-rest',
      title: 'Leaving the rest',
      text: `You need not delete anything in a temper. For each account that you leave, do four things. It takes about twenty minutes.

Download a copy of what is there, if the channel lets you. Correct the name, address, opening hours and phone number. Put up one last post, pinned to the top if you can: “We post on our photo account now, and answer messages there. For orders, ring us.” Then turn off messages, or set an automatic reply that says the same.

Keep the name, so that nobody else takes it, and note the password where two people can find it. If an account has no followers and no history, close it.

Take down the icons of the accounts you no longer use: from your website, your e-mail footer and, when it is next painted, your van.`,
    },
    {
      id: 'three-hours',
      title: 'A week in three hours',
      text: `Monday, one hour. Choose three things from the week to come that a customer would like to know. Take the pictures as you work, and write all three posts in one sitting.

Tuesday to Friday, fifteen minutes a day. Answer every question and comment. Leave two useful remarks under other people’s posts: the venue, the baker, the photographer.

Friday, half an hour. Write one longer piece for the second channel, about one job: what was asked, what was hard, what you did.

Once a week, half an hour for somebody else’s channel. Local papers, parish magazines and trade titles need stories too. “British tulips a fortnight early” is news in a market town. Send three sentences, one good photograph and a phone number. A mention there reaches people who follow nobody.`,
    },
    {
      id: 'tips',
      title: 'Whichever two you keep',
      text: 'Show hands at work: People like to see how a thing is made.|Ask before you post: Get a written yes from customers who can be recognised, and from a parent for a child.|Label what is paid: If somebody gets money or a gift for a post about you, the post must say so clearly.|Describe each picture: Most channels have a field for a text alternative. One sentence lets blind customers in.|Write captions on films: Some people watch without sound, and some cannot hear it.|Count messages: Note how many enquiries each channel brings. Followers do not pay for flowers.',
    },
    {
      id: 'when-to-change',
      title: 'When to change your mind',
      text: `Put a date in the diary, six months from now. On that day, look at three things: the enquiries that came by each channel, the hours that it really took, and whether you can bear to go on.

If a channel brought nothing in six months of proper work, swap it for the next on your list. Do not add a third. If both bring in work and you have hours to spare, spend them on better posts.`,
    },
  ],
}
