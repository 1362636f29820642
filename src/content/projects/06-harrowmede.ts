import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Harrowmede Housing Trust',
  line: 'A site tenants can use',
  path: '/porject_6',
  category: 'Web',
  img: 'project-6',
  colSpan: 4,
  rowSpan: 1,
  subject: 'middle',
  room: 'sand',
  trade: 'A housing association that lets homes in four parishes',
  made: 'A website, a form for repairs and a care plan',
  year: '2024',
  services: ['web-design', 'web-development', 'website-care'],
  statement: 'A tenant with a dripping tap does not want a menu. The site begins with *what is wrong.*',
  brief: [
    'The old site was arranged like the office: departments, policies, board papers. Tenants came for four things: to report a repair, to pay the rent, to ask a person, and to find out who to ring at night. The Trust wanted those four first, on an old phone, in a kitchen, for everybody who lives there.',
    'It also wanted a site that its own staff can change, and that is not left alone once it is open.',
  ],
  did: [
    'In weeks one to three we sat with tenants in their community rooms and watched them use the old site on their own phones and computers. Two used a screen reader, one used only a keyboard, most used a thumb. Their words became the words of the first page.',
    'Web design took weeks four to eight: three large buttons and a telephone number, one task to a page, and each page tried again in the same rooms with the same people. Web development took weeks nine to fourteen. The pages are light enough for a weak signal, work without a mouse, and keep what has been typed when the line drops.',
    'We have looked after the site ever since. Website care means updates every month, a copy every night and a repair when something breaks. Once a quarter we spend a morning with the staff, who learn to do one more thing themselves.',
  ],
  changed: [
    'To report a repair you point at what is wrong, where there used to be a form to print and post. The last page says when somebody will come and gives a number to quote.',
    'The number to ring is in the same place on every page, and new tenants get the site’s address with their keys. The tenants who tried the site out are asked again before anything large is changed.',
  ],
  pictures: [
    { picture: 'project-6-1', title: 'The first page', line: 'Three large buttons, and the offer to ring' },
    { picture: 'project-6-2', title: 'What is wrong?', line: 'Tap, heating, lock or light: point at it' },
    { picture: 'project-6-3', title: 'A set of keys', line: 'The site’s address comes on the tag' },
  ],
  summary: 'How a housing trust’s website came to start with what is wrong: three large buttons, tried out with tenants, and cared for ever since.',
}
