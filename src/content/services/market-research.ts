import type { Service } from '#content/schema'

export const service: Service = {
  id: 33,
  title: 'Market research',
  path: '/services/market-research',
  group: 'brand',
  room: 'sand',
  img: 'service-market-research',
  subImgs: ['service-market-research-1', 'service-market-research-2'],
  word: 'Research',
  lead: 'Finding out what buyers think and do before you spend on telling them.',
  statement: 'You see your firm from the inside. We\u00A0go and sit with *the people who chose someone else,* and bring back their words.',
  description: [
    'Boards about to decide something costly: a new line, a second branch, a change of name. There are opinions in the room, and you would like some from outside it. Our studies are small and careful, good for learning how and why people choose. If you need a figure that can stand for the whole country, that is a polling company’s work, and we will say so.',
    'Week one turns your worry into three questions that could be answered either way. We recruit in week two: customers, lapsed customers, and people who bought elsewhere, with their consent on record. Ten to fifteen half-hour interviews fill weeks three and four. A short survey of your customers, in week five, shows how common each answer is among them. In week six we sort it all and bring it to your table.',
    'Ten pages, the first of which can be read alone: three answers, how sure we are of each, and what we could not find out. You also have the questionnaire, the counts in a spreadsheet, quotations without names, and a ninety-minute meeting to settle what changes. Recordings are deleted on the date that people were told.',
  ],
  quote: 'Ask what people did, never what they would do.',
  includes: [
    'Three questions: – your worry, rewritten so that the answer could surprise you',
    'Interviews: – ten to fifteen people, among them some who went elsewhere',
    'Short survey: – how common each answer is, asked once we know the answers',
    'Findings: – ten pages, one decision meeting, and a plain note of the doubts',
  ],
  summary: 'Small, careful market research in London: ten to fifteen interviews, a short survey, and a ten-page report that says how sure we are of each answer.',
}
