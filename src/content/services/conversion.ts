import type { Service } from '#content/schema'

export const service: Service = {
  id: 38,
  title: 'Conversion improvement',
  path: '/services/conversion',
  group: 'search',
  room: 'mint',
  img: 'service-conversion',
  subImgs: ['service-conversion-1', 'service-conversion-2'],
  word: 'Conversion',
  lead: 'Helping more of the visitors you already have to finish what they started.',
  statement: 'Somewhere between your front page and your order book, *willing people give\u00A0up.* The work is to find the place and mend it.',
  description: [
    'Sites that are much visited and little used: baskets left at the delivery step, booking forms begun and dropped, a page of fees that everyone reads and nobody acts on. Conversion is the step from looking to doing. The site needs a few thousand visits a month, or there is too little to learn from. With fewer, put the money into being found, by SEO or paid search.',
    'In the first week we follow the path through your figures and mark where people leave. During the second, six visitors try to finish one task while we watch. The third gives a list: each obstacle, the harm it does, the work it takes to mend. From then on we change one thing at a time, measure it for two to four weeks, and keep it, alter it or put it back.',
    'First a drawing of the path with its leaving points, clips from the six sessions (shown by permission), and the ranked list. Then, for every change, half a page: what we believed, what we altered, what the figures did, and whether luck could explain it. Those that did nothing are written up as fully as the others. New wording and layouts belong to you once they are paid for.',
  ],
  quote: 'Take away a question before you add a button.',
  includes: [
    'Path map: – every step from arrival to order, with the leaving points marked',
    'Six sessions: – visitors attempt the task, thinking aloud, while your team listens in',
    'Ranked list: – obstacles ordered by harm and by the effort of mending them',
    'Careful tests: – one change at a time, long enough to tell luck from effect',
  ],
  summary: 'Find where visitors to your site give up, and why. A London team watches six of them, ranks the obstacles and tests each repair one at a time.',
}
