import type { Service } from '#content/schema'

export const service: Service = {
  id: 44,
  title: 'Analytics and reporting',
  path: '/services/analytics',
  group: 'web',
  room: 'butter',
  img: 'service-analytics',
  subImgs: ['service-analytics-1', 'service-analytics-2'],
  word: 'Analytics',
  lead: 'Counting what matters on your site, and explaining it once a month.',
  statement: 'A dashboard with sixty dials drives nobody anywhere. We leave *the five that steer,* and a sentence beside each.',
  description: [
    'Managers who are sent twenty pages a month and still cannot say whether the month was good. Also those with no figures at all, or a counter that somebody set up three agencies ago. Analytics is counting what people do on your site; we add the shop, the mailings and the adverts, because customers do not keep them apart. For data science, we are too small.',
    'One meeting, in week one, settles which decisions you make each month; from those we choose five figures. In week two we test what is counted now by sending forms and placing orders ourselves, and remove what nobody uses. Consent is checked in week three, since some kinds of counting need a visitor’s yes before they begin. The first report comes at the end of week four, and one a month after it.',
    'Two sheets of paper, mostly. The dictionary says what each figure counts, what it misses, and who asked for it. The monthly page gives five numbers, a sentence under each, one suggestion, and a note of anything that broke. The measuring account behind them is yours, with a list of who can see it. Twice a year we ask which figure never changed a decision, and take it away.',
  ],
  quote: 'Measure only what you would change your mind for.',
  includes: [
    'Five figures: – chosen from decisions you really make, and no more than five',
    'Count check: – test orders and forms, to see that what is counted happened',
    'Dictionary: – what each number means, includes and misses, in words anyone can read',
    'Monthly page: – figures, a sentence for each, and one thing to do next',
  ],
  summary: 'Website and marketing figures explained each month by a London team: five numbers, checked to be true, a sentence for each, and one next step.',
}
