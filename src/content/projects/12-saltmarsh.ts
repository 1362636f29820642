import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Saltmarsh Sound Festival',
  line: 'Posters, press and a programme',
  path: '/porject_12',
  category: 'Brand',
  video: {
    file: 'project-12',
    poster: 'project-12',
    description: 'Rings of sound grow out of the water of a marsh, in front of a heron and a bed of reeds, and break where they are mirrored.',
    seconds: 8,
    published: '2026-11-21',
  },
  colSpan: 4,
  rowSpan: 1,
  subject: 'uncut',
  room: 'cobalt',
  trade: 'A weekend of music on a tidal marsh',
  made: 'Three posters, one of them moving, a programme, a press kit and a set of banners',
  year: '2024',
  services: ['digital-pr', 'display-advertising', 'brand-strategy'],
  statement: 'You can reach the stage only at low tide. That was the problem, *so we made it the programme.*',
  brief: [
    'The festival had good music and a causeway that is under water twice a day. Its posters listed the bands and left out the tide, so people missed the crossing and newspapers wrote about the mud. The organisers wanted one idea to hold the weekend together, and had three months.',
  ],
  did: [
    'Brand strategy took the first two weeks. We asked the organisers, the wardens of the marsh and people who had been the year before what they would tell a friend. Each began with the tide. So the strategy, two pages long, begins with it as well: this festival keeps the sea’s time.',
    'In weeks three to six we drew the posters, one of which moves, and the programme. Rings of sound are rings of water too; a heron and a bed of reeds say the rest, and no poster lists a band. The programme is ordered by tides, not by stages: low tide, the long walk over, high tide. It is printed to survive a wet pocket.',
    'Weeks seven to twelve were for telling people. Digital PR means a story that a newspaper can use, and here was one: a concert whose hours are set by the moon. We delivered it by hand, with a tide table, three pictures and a number to ring. Display advertising means banners on other people’s pages. Ours stood on sites for towns along the coast, with the rings, the dates and nothing else.',
  ],
  changed: [
    'The rings tell you which festival it is from across the road. The programme begins at low tide, because the visitors do.',
    'The wardens hang the programme at the causeway as their own notice, so the festival and the marsh say the same thing.',
  ],
  pictures: [
    { picture: 'project-12-1', title: 'Three posters', line: 'Rings, a heron, reeds, and not one band' },
    { picture: 'project-12-2', title: 'The programme', line: 'Ordered by tides, not by stages' },
    { picture: 'project-12-3', title: 'The stage', line: 'The same rings, large enough to stand under' },
  ],
  summary: 'How a festival on a tidal marsh turned its problem into its programme: one idea, three posters, a story for newspapers, and quiet banners.',
}
