import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Caldbrook Joinery',
  line: 'A workshop you can look round',
  path: '/porject_11',
  category: 'Web',
  img: 'project-11',
  colSpan: 4,
  rowSpan: 1,
  subject: 'middle',
  room: 'sand',
  trade: 'A joinery workshop that makes windows, doors and chairs',
  made: 'A plan for one year and the design of a website in five rooms',
  year: '2023',
  services: ['web-design', 'seo', 'marketing-strategy'],
  statement: 'A good joint is hidden once the work is done. The website shows it to you *before it closes.*',
  brief: [
    'Caldbrook’s work disappears into old houses. Architects knew the workshop; the people who live in the houses did not. The old site had three photographs and a form.',
    'The joiners wanted to hear from the second kind of customer without losing the first, and nobody wished to be filmed.',
  ],
  did: [
    'Marketing strategy came first: in five weeks, a plan for one year on one page. It says who to write to, what to show them, and in which months to stop because the workshop is full.',
    'Web design took weeks six to eleven. The site is laid out as the building is: timber store, machine room, bench room, finishing, loading bay. In each room you can open something: a drawing of a joint, what it is for, how long it takes to cut, and a house where it holds. We drew, the joiners corrected, and their own web firm built what we drew.',
    'In weeks twelve to fourteen came SEO, which means being found in search. We listed what owners of old houses ask, such as why sash windows stick. Each answer was spoken at the bench by somebody who mends them, and we wrote it down.',
  ],
  changed: [
    'You can walk through five rooms and open joints that are closed for good in the finished chair. The form asks for a photograph and one measurement, so the first call is about the window.',
    'Each January the joiners write a new plan, under the same headings. When the workshop is full the site says so, and says until when.',
  ],
  pictures: [
    { picture: 'project-11-1', title: 'The bench', line: 'On their site, each red mark opens something' },
    { picture: 'project-11-2', title: 'A chair, taken apart', line: 'Every joint, before it closes' },
    { picture: 'project-11-3', title: 'The timber store', line: 'Six woods, each with its name' },
  ],
  summary: 'How a joinery workshop opened its doors on the web: five rooms to walk through, joints to look into, and a one-page plan for a year.',
}
