import type { Service } from '#content/schema'

export const service: Service = {
  id: 36,
  title: 'Web development',
  path: '/services/web-development',
  group: 'web',
  room: 'sky',
  img: 'service-web-development',
  subImgs: ['service-web-development-1', 'service-web-development-2'],
  word: 'Web development',
  lead: 'A finished design made into a fast, accessible website that you can edit.',
  statement: 'Under the drawing there is *plumbing.* Ours is quick, tested and labelled, so that whoever comes next can find the stopcock.',
  description: [
    'Teams with finished designs, ours or another studio’s, and an old site that is slow, fragile, or understood by one person who has left. Marketers who now wait a fortnight to have a comma changed will notice the difference. We build brochure sites, libraries, booking pages and links to systems you already run. We do not make mobile apps, but can help you brief someone who does.',
    'Work goes in two-week stretches, each ending with something you can press. The first sets up content types, hosting and a private test address. In the second and third we build templates from the design and check them by keyboard, by screen reader and on a slow phone. During the fourth your editors move the text in while we redirect old addresses to new ones. Launch is in week nine, on a Tuesday morning.',
    'The source code in a repository of your own (the store that keeps its history), with a read-me that a stranger could follow. An editing system (a CMS) with only the fields you need, taught to your editors in one morning on their own pages. Written test results for speed, browsers and access, each point of WCAG 2.2 AA (the usual yardstick for access) ticked or explained. Hosting and domain bills come straight to you, so nobody else holds the keys.',
  ],
  quote: 'Build it so the next team can read it.',
  includes: [
    'Page templates: – clean HTML, small scripts, and pages that work before the scripts arrive',
    'Editing system: – fields named in your words, a preview, and a layout that holds',
    'Redirects: – every old address listed and pointed at the page that replaced it',
    'Launch test: – keyboard, screen reader, old phone, slow line, each with a written result',
  ],
  summary: 'Websites built in London from finished designs: fast, accessible and easy to edit, with redirects, written test results and code that you own.',
}
