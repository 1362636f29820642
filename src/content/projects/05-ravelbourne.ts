import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Ravelbourne Museum of Maps',
  line: 'A new name for an old collection',
  path: '/porject_5',
  category: 'Brand',
  img: 'project-5',
  colSpan: 8,
  rowSpan: 1,
  subject: 'middle',
  room: 'pine',
  trade: 'A small museum with a large collection of maps',
  made: 'A name, a mark, banners, labels for nine rooms and a folded guide',
  year: '2023',
  services: ['rebranding', 'copywriting', 'market-research'],
  statement: 'It was called a collection, so people thought it was closed to them. *Museum* says that the door is open.',
  brief: [
    'For most of its life it was the Ravelbourne Cartographic Collection. People on the pavement took it for an archive and walked on. The trustees wanted a name that lets visitors in, and proof that it would, before they gave up the old one.',
  ],
  did: [
    'Market research came first, and took six weeks. We put the same three questions to seven visitors and to eight people who were walking past, and read the visitors’ book from its first page. One word came up again and again, and it was “maps”. “Cartographic” came up when somebody had to spell it.',
    'The rebranding took weeks seven to fourteen. We took three names to the trustees and to the front desk, and said which we would choose and why. We kept what deserved to be kept: the green, the compass in the floor, the word Ravelbourne over the door. The mark is a letter R that stands in its own contour lines, as a hill would.',
    'In weeks fifteen to twenty came the copywriting. Each of the nine rooms opens with a sentence that a child of ten can read aloud. Labels went from a paragraph to a question and its answer. We asked the museum to drop two pages of the old guide, and the rest folds to fit a coat pocket.',
  ],
  changed: [
    'Banners beside the door can be read from the bus. The guide is one folded sheet, and opens into a map of the river and its hills.',
    'The old name has a place of its own: it is on the first map in the first room, beside a label that tells how it changed.',
  ],
  pictures: [
    { picture: 'project-5-1', title: 'The folded guide', line: 'Sized for a coat pocket, with a map inside' },
    { picture: 'project-5-2', title: 'The mark', line: 'A letter that stands like a hill' },
    { picture: 'project-5-3', title: 'At the door', line: 'Two banners, one old word over them' },
  ],
  summary: 'How a cartographic collection became a museum of maps: what visitors and passers-by said, three names weighed, nine rooms put into words.',
}
