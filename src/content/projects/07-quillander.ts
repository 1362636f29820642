import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Quillander Tea',
  line: 'A year of posts from one garden',
  path: '/porject_7',
  category: 'Social',
  img: 'project-7',
  colSpan: 4,
  rowSpan: 1,
  subject: 'end',
  room: 'lilac',
  trade: 'A tea grower with one garden and a packing room',
  made: 'A year of posts, a monthly letter and a store of photographs',
  year: '2025',
  services: ['social-media', 'photography', 'email-marketing'],
  statement: 'A tea garden looks different every week. We stopped making things up and *photographed what was there.*',
  brief: [
    'Quillander was on five channels and posted when somebody remembered. The pictures were bought, and showed other people’s gardens. The owner wanted to be known by the people who drink the tea, and had one hour a week to give.',
  ],
  did: [
    'In week one we closed three of the five channels, each with a note that says where the garden went. In week two we wrote down the year, a square for each month: when the leaves are picked, withered, rolled and packed, and what there is to see on each date.',
    'From week three social media management kept the garden’s time: two posts a week, written on a Monday, and every question answered by the person who packs the tea. The photography took one day in each season, at first light. For the weeks between we left a stand for a phone and three rules with the gardener.',
    'Email marketing began in the second month: one letter on the first Friday, with one picture and one thing to do with the leaves. It goes to people who asked for it, reads like a note to a neighbour, and says near the top how to stop it.',
  ],
  changed: [
    'Every picture on the two channels was taken in the garden. Below each post are questions, and below each question is an answer.',
    'The plan of the year has pencil all over it, and the garden does the Mondays without us.',
  ],
  pictures: [
    { picture: 'project-7-1', title: 'A square for each month', line: 'The plan of the year, before the pencil' },
    { picture: 'project-7-2', title: 'First leaves, autumn flush', line: 'What the garden made while we looked on' },
    { picture: 'project-7-3', title: 'In the cup', line: 'The picture from the first of the letters' },
  ],
  summary: 'How a tea grower filled a year of posts from one garden: two channels in place of five, four days of photographs and a monthly letter.',
}
