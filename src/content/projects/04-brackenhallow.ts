import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Brackenhallow Cycles',
  line: 'A shop that explains sizes',
  path: '/porject_4',
  category: 'Web',
  img: 'project-4',
  colSpan: 4,
  rowSpan: 2,
  subject: 'middle',
  room: 'butter',
  trade: 'A bicycle shop with a workshop behind it',
  made: 'An online shop, a sizing guide and a booking page for the workshop',
  year: '2025',
  services: ['web-design', 'ecommerce', 'conversion'],
  statement: 'Nobody buys a bicycle that might not fit. So the shop *measures you first,* then shows what does.',
  brief: [
    'The old site sorted frames by number: 49, 52, 54. Customers rang to ask what the numbers meant, or ordered two bicycles and sent one back. The workshop had four booking pages, each for a different kind of job, and people chose the wrong one.',
    'Brackenhallow wanted an online shop that answers like the person at the counter.',
  ],
  did: [
    'For two weeks we watched people buy, in the shop and on screen, and noted each place where they stopped. Most stopped at the size. That is where conversion improvement begins: not with the colour of a button, but with the question that nobody answered.',
    'Web design took weeks three to seven. You give your height and your inside leg, and the shop says small, medium or large, shows it on a drawing of the bicycle, and offers a day to try one. Each page says what the bicycle is for, what it weighs and what comes in the box, in that order. We tried the pages with customers at the counter and changed what they tripped over.',
    'Weeks eight to eleven made it an e-commerce website. Stock comes from the till that the shop already had, so that a bicycle sold at the counter is gone from the page too. You can pay and have it sent, or pay and fetch it. The workshop has one booking page, with the jobs in plain words.',
  ],
  changed: [
    'You give two measurements once, and every bicycle then says whether it fits you. One booking page stands in place of four, and it offers a day before it asks for a name.',
    'The sizes hang in the shop as well, on a tag on every bicycle, because customers came in asking for them.',
  ],
  pictures: [
    { picture: 'project-4-1', title: 'Three frames', line: 'Small, medium and large, one over the other' },
    { picture: 'project-4-2', title: 'Height and inside leg', line: 'Two measurements, one answer' },
    { picture: 'project-4-3', title: 'Swing tags', line: 'The same answer, hanging in the shop' },
  ],
  summary: 'How a bicycle shop answered the question that stopped its customers: two measurements, the frames that fit, and one booking page.',
}
