import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-local-search-being-found-in-your-own-street',
  date: '16 July 2024',
  published: '2024-07-16',
  updated: '2026-11-30',
  category: 'Search',
  title: 'Local search: being found in your own street',
  path: '/blogs/local-search-being-found-in-your-own-street',
  room: 'sky',
  lead: 'People search for a trade and a place, often on a phone and often already on their way. One morning’s work and an hour a month are enough to do your part.',
  summary: 'How to be found by people nearby: look from outside, fill in your map profile, make your facts agree, ask for reviews fairly, and spend an hour a month.',
  pullQuote: 'Your shop has two fronts, and *the second needs sweeping too*.',
  services: ['local-seo', 'seo'],
  text: [
    {
      id: 'opening',
      text: `A heel comes off at the station. Its owner leans on a wall and types “shoe repair near me”. A small map appears with a few names on it. Round the corner, a hundred steps away, a cobbler (we have invented him) is sitting in an empty shop. He is not on the map, because the map believes he is still in the arcade that was pulled down.

Your shop has two fronts, and the second needs sweeping too. Most of the work needs no specialist. It needs one morning, a phone and some patience.`,
    },
    {
      id: 'look',
      title: 'Look from outside first',
      text: `Take twenty minutes. Use a phone, in a private window, so that your own past visits count for less. Search for your name. Search for your trade and your town. Search for your trade and “near me” from your doorstep, and again from the far end of the high street.

The answers will differ, because where the searcher stands is part of the sum. So nobody can tell you “your position”, and nobody can promise you one. The search engines say that three things weigh most: how well you fit what was asked, how near you are, and how well known you are. You can do nothing about the second. The other two are your work.

Write down what you find. Is the name right, and the address, the hours, the telephone number, the pin on the map? Does the picture show your door or the neighbour’s?`,
    },
    {
      id: 'profile',
      title: 'Your place on the map',
      text: `The big map services give every business that meets its customers in person a free profile. Yours may exist already, made from a directory. Claim it with an account that belongs to the firm, never to a helper. You will be asked to prove that you are there, by a telephone call, a short video or a letter, so allow a week or two.

Then fill in every line. The name is the one over your door. Adding “cheap shoe repair station road” to it is against the rules, and profiles get suspended for it. The main category is what you are, as narrowly as the list allows. Add a second only if it is true: the cobbler also cuts keys.

Give your hours, and give them again for each bank holiday. If customers do not come to you, hide the address and name the places you travel to. Add ten pictures: the front as people see it from across the street, the counter, the work, the step or the ramp at the door.`,
    },
    {
      id: 'same-facts',
      title: 'The same facts everywhere',
      text: `Name, address, telephone number. Write them once, exactly as they should be, on a card. Then find the places where they appear: your own website, the map services, the directories, your trade body, the council’s list and your social pages. Mend the ones you can. An hour covers the ten that matter.

The cobbler found four versions of himself. Two had the arcade, one had a number that rang in his brother’s kitchen, and one had closed him for good. A machine that meets four versions cannot tell which to believe. Nor can a person with one shoe.`,
    },
    {
      id: 'own-page',
      title: 'One honest page',
      text: `Your own website should say where you are in words, not in a picture. Put it at the foot of every page. Then make one page about visiting you.

On it go the address, the hours, where to park, which bus, whether there is a step, and a photograph of the door. Add what people nearby ask. The cobbler’s page says: “Heels while you wait, usually fifteen minutes. Soles by Thursday if you come on Monday. Cash or card. The step is two inches high and there is a bell.” If somebody looks after the site for you, ask them to mark up the address and the hours as structured data, a form that machines can read.

If you have three branches, make three such pages. If you are a plumber who drives to twelve villages, do not make twelve copies with the name changed. By the search engines’ rules that can count as spam. Write about a place when you have something to say about it: a job you did there, with pictures.`,
    },
    {
      id: 'reviews',
      title: 'Asking for reviews',
      text: `Ask everyone, as the work is handed over, in the same words. “If you have a minute, please say how it went. The address is on the ticket.” Do not offer a discount for it, and do not ask only those who smile. The large review services forbid both. Never write one yourself, or pay for one in secret: UK law forbids that.

Answer each one within a week, in two lines. Thank people for the thing they mention. To a complaint say what you will do and how to reach you, and then stop. Never give away anything about the customer, not even that the shoes were left for a year.`,
    },
    {
      id: 'tips',
      title: 'An hour a month',
      text: 'Check the next holiday: Enter the hours for the coming bank holiday before you forget.|Add two pictures: Real, recent, and taken in daylight.|Read the changes: Map services let the public suggest edits. See that nobody has moved you.|Search once more: The same three searches, from the same two spots. Write the date beside them.|Ask ten callers: “How did you find us?” Ten answers on paper beat a guess.|Refuse the cold call: Nobody can sell you first place in the unpaid results. Put the phone down kindly.',
    },
  ],
}
