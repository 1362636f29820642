import type { Service } from '#content/schema'

export const service: Service = {
  id: 21,
  title: 'Brand strategy',
  path: '/services/brand-strategy',
  group: 'brand',
  room: 'mint',
  img: 'service-brand-strategy',
  subImgs: ['service-brand-strategy-1', 'service-brand-strategy-2'],
  word: 'Brand strategy',
  lead: 'Deciding what you stand for, who you serve and how to say it.',
  statement: 'Until you choose who you are for, *every leaflet argues with the next.* Brand strategy is making that choice and writing it down.',
  description: [
    'Your firm has outgrown its first description. It sells three things to four kinds of buyer, each salesperson tells a different story, and the website tries to hold them all. Partners who are merging, founders with a first marketing hire, and charities with a new remit often begin here. If only the look is tired, brand identity is the shorter road.',
    'In the first fortnight we talk to six people inside and eight outside: buyers, a client you lost, someone who left. Week three is for reading, with your words set beside those of four rivals. In week four the directors spend one long morning choosing between three positions (a position is who you serve, and why you and nobody else). We write in weeks five and six, and you try the wording in real letters.',
    'A brand book of about twelve pages in plain words (a club or a festival may need only two pages, in a week or two): the position, a promise you can keep, the proof for it, the reader you write to, and a list of things to stop saying. Beside it, one short paragraph that anyone can say at the door, and a record of why each choice was made, so that a colleague who joins in two years can follow it.',
  ],
  quote: 'Choose who to disappoint, and the rest gets easier.',
  includes: [
    'Conversations: – fourteen of them, inside the firm and out, with notes you may read',
    'Rival reading: – what four competitors say, where they agree, and the ground left open',
    'Position: – three written choices, argued for and against, and one picked in the room',
    'Brand book: – twelve pages on what you say, to whom, and what you drop',
  ],
  summary: 'Brand strategy in London: interviews, one long morning of choosing, and a twelve-page book on who you are for and what to say. Six weeks.',
}
