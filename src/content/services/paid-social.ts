import type { Service } from '#content/schema'

export const service: Service = {
  id: 30,
  title: 'Paid social',
  path: '/services/paid-social',
  group: 'search',
  room: 'pine',
  img: 'service-paid-social',
  subImgs: ['service-paid-social-1', 'service-paid-social-2'],
  word: 'Paid social',
  lead: 'Reaching people in their feeds, with something they would be glad to know.',
  statement: 'Your advert turns up *in the middle of somebody’s evening.* It has to be short, true and worth a pause, or we take it down.',
  description: [
    'Where buyers search for your trade, paid search comes first. This is for the rest: events, courses, exhibitions and appeals that people would be pleased to hear of but would never think to look up. Paid social means adverts inside social feeds, aimed by place, age and interest. You need pictures or a short film worth a look, and a page that keeps the advert’s word.',
    'Week one, on paper: who should see it, who should not, and what a reply is worth to you. Four adverts are made in week two, alike but for one thing, such as the picture, the first line or the offer. They run side by side through weeks three and four. The weakest then stops and its money goes to the best, or to a new one; so it goes on each fortnight until the end date.',
    'Your own advertising account, from which you can remove us with one press. Artwork in every size the feeds ask for, films with captions, and the wording in a document. When the campaign ends, a closing page compares the adverts in ordinary words: which we would run again, which audience never answered, and where the money went, to the penny.',
  ],
  quote: 'Nobody opened the app to see your advert.',
  includes: [
    'Audience: – who should see it, who should not, and how often is enough',
    'Four adverts: – made to differ in one thing, so that comparing them means something',
    'Fortnightly change: – the weakest advert stops and a fresh one takes its money',
    'Closing page: – spend to the penny, what was answered, what to run again',
  ],
  summary: 'Adverts for social feeds, made and managed in London: four tested side by side, the weakest stopped each fortnight, and spend shown to the penny.',
}
