import type { Service } from '#content/schema'

export const service: Service = {
  id: 40,
  title: 'Website care',
  path: '/services/website-care',
  group: 'web',
  room: 'lilac',
  img: 'service-website-care',
  subImgs: ['service-website-care-1', 'service-website-care-2'],
  word: 'Website care',
  lead: 'Updates, backups, checks and small changes, so your website stays in good order.',
  statement: 'Websites go off quietly, *like milk.* We patch, back up, test and correct yours each month, and tell you what we found.',
  description: [
    'Owners of a site that nobody looks after: the builder has gone, warnings pile up, and changing the Christmas hours takes three phone calls. It does not matter who made it, provided we can get in and it is sound enough to keep. If our first inspection says it is not, you will have that in writing, with what we would do about it and what can wait.',
    'The first fortnight is an inspection. We gather the keys (domain, hosting, editing system), take a full copy, put it back on a spare machine to prove that it works, and list what is out of date. Every month after that has the same shape: in week one updates are tried on the copy, in week two made live, and in week three forms, links and access are checked. Urgent security fixes and small changes do not wait.',
    'One sheet of keys says who owns each account, who can sign in, and when it renews. Backups in a place of yours, with the date of the last restore written on them. One page a month: what was updated, what we found, what was mended, and anything you have to decide. Small changes are as a rule done by the next working day, and you look at each before it is closed.',
  ],
  quote: 'A backup counts once you have restored it.',
  includes: [
    'Keys sheet: – domain, hosting and logins, with owners and renewal dates in one place',
    'Updates: – tried on a copy first, then made live when you have fewest visitors',
    'Restore drill: – the backup put back on a spare machine, twice a year',
    'Small changes: – hours, names, pictures and paragraphs, sent to us by e-mail',
  ],
  summary: 'Website care from London: updates tried on a copy, backups proved by restoring them, monthly checks, small changes and a sheet of all your keys.',
}
