import type { Service } from '#content/schema'

export const service: Service = {
  id: 42,
  title: 'Display advertising',
  path: '/services/display-advertising',
  group: 'search',
  room: 'sand',
  img: 'service-display-advertising',
  subImgs: ['service-display-advertising-1', 'service-display-advertising-2'],
  word: 'Display adverts',
  lead: 'Picture adverts, placed on websites and apps that suit your trade.',
  statement: 'Think of *a poster beside an escalator.* There is time for one picture, one thought and an arrow; the rest belongs on your page.',
  description: [
    'Festivals, colleges, visitor attractions, launches: things with a date, a place and a picture. Display advertising means the image adverts at the edges of websites and apps. It makes a name familiar and seldom sells by itself, so we plan it beside search or press work. If the budget will stretch to only one kind of advert, choose paid search.',
    'First, the list: week one names the sites and kinds of page where you belong, and blocks those that would embarrass you. Week two is drawing, from a single idea that has to work in eight shapes. Week three is checking: file weight, wording, and what is seen by people who have switched motion off. Then the adverts run between set dates, and each Monday we look at where they appeared.',
    'Adverts in eight common sizes, as still pictures and as light HTML, with layered artwork for making more. Your lists of chosen and blocked places, fit to use again. A buying account in your name, with a limit on how often one person sees you. Once the dates have passed, a plain report of where the adverts were shown, what that cost, and which places we would not pay for twice.',
  ],
  quote: 'A glance is all you are buying. Design for it.',
  includes: [
    'Place list: – sites and sorts of page to appear on, and those to block',
    'Artwork: – one idea in eight sizes, still and moving, light enough to load fast',
    'Frequency cap: – a limit on how often the same person meets your advert',
    'Monday check: – where it ran, what looked wrong, and what we blocked',
  ],
  summary: 'Picture adverts for websites and apps, drawn in London in eight sizes, with lists of places to appear and to avoid, and a limit for each viewer.',
}
