import type { Project } from '#content/schema'

/** Invented, as all twelve clients are: replace before publishing. */
export const project: Project = {
  title: 'Wherrymoor Rowing Club',
  line: 'A film to bring in novices',
  path: '/porject_1',
  category: 'Film',
  video: {
    file: 'project-1',
    poster: 'project-1',
    description: 'Two rowing eights, seen from above, cross blue water, and every blade leaves a ring behind it.',
    seconds: 8,
    published: '2026-11-21',
  },
  colSpan: 8,
  rowSpan: 2,
  subject: 'middle',
  room: 'cobalt',
  trade: 'A rowing club on a tidal river, run by its members',
  made: 'A film of two minutes, three short cuts, forty photographs',
  year: '2025',
  services: ['video-production', 'brand-strategy', 'photography'],
  statement: 'People thought rowing was for other people. The film had to show a Tuesday, *not a medal.*',
  brief: [
    'The club wanted novices of any age. Its old film showed races, so the people who wrote in were people who already rowed. It asked for one new film, and for words that would say the same on the door.',
    'Members run everything in their evenings. Whatever we made had to look after itself.',
  ],
  did: [
    'In week one we talked with members, with novices who had stayed and with some who had not. Out of that came the brand strategy, on two pages: this club is for anybody who can swim and is free on a Tuesday. The committee agreed to it before a camera was switched on. The same sentence went on the boathouse door, and three forms became one.',
    'Video production took weeks two to five: three Tuesdays at the boathouse, from the first key in the door, and two mornings on the river at six. Nobody was given lines, and nobody was an actor. A carpenter, two nurses and a sixteen-year-old cox say why they came back. In week six we cut the film, put captions on it and made three short cuts of one rower each.',
    'The photography was done on the same days, so that nobody had to pose twice. Forty pictures of hands, blades, the slip and the kettle came back named, sorted and free for the club to use.',
  ],
  changed: [
    'The first thing a novice sees is a Tuesday evening, not a cup. There is one form now where there were three, and it asks for a name, an e-mail address and whether you can swim.',
    'The list for the spring course is pinned inside the boathouse door. Each of the short cuts shows somebody you can meet on the slip.',
  ],
  pictures: [
    { picture: 'project-1-1', title: 'Carrying the eight', line: 'How the film begins: the crew carries, the cox calls' },
    { picture: 'project-1-2', title: 'Three short cuts', line: 'Hands, water, a hat: one rower each' },
    { picture: 'project-1-3', title: 'Blades in the rack', line: 'From the forty photographs: no two alike' },
  ],
  summary: 'How we made a rowing club a two-minute film, three short cuts and forty photographs that show novices an ordinary Tuesday.',
}
