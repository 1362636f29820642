import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Harrowmede Housing Trust',
  line: 'A site tenants can use',
  path: '/porject_6',
  category: 'Web',
  img: 'project-6',
  colSpan: 4,
  rowSpan: 1,
  room: 'sand',
  trade: 'A housing association that lets homes in four parishes',
  made: 'A website, a form for repairs and a care plan',
  year: '2024',
  services: ['web-design', 'web-development', 'website-care'],
  statement: 'A tenant with a dripping tap does not want a menu. The first page asks *what is wrong.*',
  brief: [
    'The old site was arranged like the office: departments, policies, board papers. Tenants came for four things: to report a repair, to pay the rent, to ask about a home, and to find out whom to ring at night. The Trust wanted those four first, on an old telephone, in a kitchen, for everybody who lives there.',
    'It also wanted a site that its own staff can change, and that is not left alone once it is open.',
  ],
  did: [
    'In weeks one to three we sat with tenants in their community rooms and watched them use the old site on their own telephones. Two used a screen reader, one used only a keyboard, most used a thumb. Their words became the words of the first page.',
    'Web design took weeks four to eight: four questions in large type, one task to a page, and each page tried again in the same rooms with the same people. Web development took weeks nine to fourteen. The pages are light enough for a weak signal, work without a mouse, and keep what has been typed when the line drops.',
    'We have looked after the site ever since. Website care means updates every month, a copy every night and a repair when something breaks. Once a quarter we spend a morning with the staff, who learn to do one more thing themselves.',
  ],
  changed: [
    'Four short pages stand in place of a repair form to print and post. The last one says when somebody will come and gives a number to quote.',
    'The number to ring at night is at the same place on every page. The tenants who tried the site out are asked again before anything large is changed.',
  ],
  pictures: [
    { picture: 'project-6-1', title: 'Four front doors', line: 'Repairs, rent, homes, help at night' },
    { picture: 'project-6-2', title: 'The dripping tap', line: 'Point at what is wrong, then say since when' },
    { picture: 'project-6-3', title: 'The street at night', line: 'One lit window, one number on every page' },
  ],
  summary: 'How a housing trust’s website came to start with what is wrong: four questions in large type, tried out with tenants, and cared for since.',
}
