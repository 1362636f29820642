import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Hollin & Sparrow Opticians',
  line: 'Fewer adverts, better aimed',
  path: '/porject_10',
  category: 'Search',
  img: 'project-10',
  colSpan: 4,
  rowSpan: 1,
  subject: 'middle',
  room: 'coral',
  trade: 'Opticians with two shops in one market town',
  made: 'Four adverts with a page for each, two shop pages and a list of words not to buy',
  year: '2025',
  services: ['local-seo', 'paid-search'],
  statement: 'Thirty adverts were running, and nobody knew what they said. We read them aloud *and kept four.*',
  brief: [
    'Every spring the shops had bought a few more search adverts, and none had ever been stopped. They answered people in other towns, people who wanted sunglasses and people who wanted a job. The owners meant to spend less on strangers and be found by people who can walk in.',
  ],
  did: [
    'Paid search means adverts among search results, paid for by the click. In week one we read every search that had set one off, and started a list of words not to buy, from “vacancies” to the names of towns an hour away.',
    'In weeks two to four we read all thirty adverts aloud with the owners and kept the subjects of four: eye tests, children’s eyes, varifocals, frames. Each was written afresh and leads to a page that answers it. They are shown within reach of the two shops, at hours when somebody can pick up the telephone.',
    'Weeks five to eight were local SEO: being found in your own street. Each shop has a page and a map listing of its own, with its hours, the nearest bus stop, the way in without a step and a picture of the sign over the door. The staff learnt to answer a review in two sentences, the kind ones too.',
  ],
  changed: [
    'The thirty adverts are four now, and the owners can say them by heart. Each opens a page about the thing that it named.',
    'The list of words not to buy is kept beside the till. Whoever takes a call for something that the shops do not sell adds a line.',
  ],
  pictures: [
    { picture: 'project-10-1', title: 'Words not to buy', line: 'Set like the chart on the wall' },
    { picture: 'project-10-2', title: 'Sixteen frames', line: 'The page that the fourth advert opens' },
    { picture: 'project-10-3', title: 'Over the door', line: 'Shown on the page, so that you know it when you see it' },
  ],
  summary: 'How two opticians’ shops went from thirty search adverts to four, each with a page that answers it, and a list of words not to buy.',
}
