import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Pellam & Rook Bakers',
  line: 'Name, bags and shop front',
  path: '/porject_2',
  category: 'Brand',
  img: 'project-2',
  colSpan: 4,
  rowSpan: 1,
  subject: 'end',
  room: 'blush',
  trade: 'A bakery on a corner, open six days a week',
  made: 'A name, a mark, two bags, a shop front and shelf cards',
  year: '2024',
  services: ['brand-identity', 'rebranding', 'photography', 'copywriting'],
  statement: 'Two bakers bought the shop they worked in. The bread stayed; *the name over the door* had to become theirs.',
  brief: [
    'The shop carried the name of an owner who had retired. The two new owners wanted people to know who bakes the bread, without startling anybody who comes in every morning. They had one summer, and they did not want to close for a day.',
  ],
  did: [
    'In weeks one and two we stood in the queue at different hours and wrote down what people said. Nobody used the name of the shop; they said “the bakers on the corner”. So the rebranding was short, and gave it two surnames, joined by an ampersand large enough to be the sign by itself, and the word “bakers”.',
    'Weeks three to six went into the brand identity: the ampersand, drawn by hand, and a rook to sit on it; one red; one typeface; and rules that fit on a card by the till. There are two bags, large and small, and any printer can print them. The sign writer put up the front on a Sunday, when the shop is shut.',
    'In weeks seven and eight we wrote and took pictures. The copywriting is small and everywhere: shelf cards that say what is in each loaf, the notice about the new name, opening hours that can be read from across the road. The photography took two mornings, from four o’clock, by the light of the ovens.',
  ],
  changed: [
    'The ampersand can be seen from the far end of the street, and in flour on the big loaf. Shelf cards answer what people used to ask at the till: what is in it, when it was baked, how long it keeps.',
    'The owners order bags, paint and cards themselves, from one sheet. The old name is still there too, in small letters on the step, because the regulars asked.',
  ],
  pictures: [
    { picture: 'project-2-1', title: 'The shop front', line: 'Painted on a Sunday, open on the Monday' },
    { picture: 'project-2-2', title: 'Two bags', line: 'The ampersand carries the bread, the rook the buns' },
    { picture: 'project-2-3', title: 'The big loaf', line: 'The mark in flour, through a stencil' },
  ],
  summary: 'How two bakers made an old shop theirs: a new name, a hand-drawn ampersand, two bags, a shop front and cards on every shelf.',
}
