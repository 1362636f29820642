import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Osterwell Physiotherapy',
  line: 'Found street by street',
  path: '/porject_3',
  category: 'Search',
  img: 'project-3',
  colSpan: 4,
  rowSpan: 1,
  subject: 'end',
  room: 'mint',
  trade: 'A physiotherapy practice with three clinics',
  made: 'A search plan, three clinic pages, three map listings and a monthly report',
  year: '2024',
  services: ['seo', 'local-seo', 'analytics'],
  statement: 'There were three good clinics. Search engines knew of one, *and had it in the wrong street.*',
  brief: [
    'Osterwell has three clinics, and its website had one address: the office where the post goes. People near two of the clinics found nobody, or rang and were sent across town.',
    'The practice manager wanted each clinic to be found in its own streets, and a plan short enough to be kept up between patients.',
  ],
  did: [
    'SEO means being found in search. In week one we read the site page by page as a search engine reads it and wrote down what stood in the way, worst first. In week two we listed what patients type, in their words: “sore knee” and not “patellofemoral pain”.',
    'Weeks three to six were local SEO. Each clinic got a page of its own, with its door, its bus stop, its opening hours and a sheet of stretches to take home. The three map listings were put in the practice’s name and given the same hours as the doors. Old addresses in directories were put right, one at a time. The people at reception wrote the directions, since they give them all day.',
    'In week seven came analytics and reporting: five numbers, such as calls and bookings, with a column for each clinic, on one page on the first Monday of the month. We wrote the first two reports together with the practice manager. The third was written without us.',
  ],
  changed: [
    'Each clinic has one page with its own door on it, and its pin on the map opens that page. Nobody is given the address where the post goes.',
    'The plan is one page and hangs in the staff kitchen. The monthly report is one page as well, and the practice writes it itself.',
  ],
  pictures: [
    { picture: 'project-3-1', title: 'Street by street', line: 'Each clinic answers to its own address' },
    { picture: 'project-3-2', title: 'The sheet of stretches', line: 'Nine to do at home, with a ring where each one works' },
    { picture: 'project-3-3', title: 'The clinic on Weir Lane', line: 'One red roof, one pin, the right street' },
  ],
  summary: 'How three physiotherapy clinics came to be found in their own streets: a page and a map listing each, and one short monthly report.',
}
