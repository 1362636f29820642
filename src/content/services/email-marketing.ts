import type { Service } from '#content/schema'

export const service: Service = {
  id: 35,
  title: 'Email marketing',
  path: '/services/email-marketing',
  group: 'content',
  room: 'butter',
  img: 'service-email-marketing',
  subImgs: ['service-email-marketing-1', 'service-email-marketing-2'],
  word: 'Email',
  lead: 'E-mail that people have asked for, useful to read and simple to stop.',
  statement: 'Being let into an inbox is *an invitation, and invitations end.* Write as a good guest: on time, brief, with news, then gone.',
  description: [
    'Shops, theatres, charities and trade suppliers with a list of people who said yes, now asleep in a spreadsheet or split between three systems. It also helps firms that sell slowly and want to be remembered between orders. We do not buy lists or write to bought ones. If you have nobody to write to yet, we start with a sign-up form that is worth filling in.',
    'Cleaning comes first. In week one we ask where each address came from, keep those that the law lets you write to, and retire the rest. Week two sets up SPF, DKIM and DMARC, three records on your domain by which mail services check that an e-mail is yours. A template, a welcome message and the first issue are made by the end of week four. Then an issue goes out each month, or each season.',
    'Your list, cleaned, in a sending account of your own, to be taken out whenever you like. A template that reads well on a small screen, with pictures off, and read aloud by a screen reader. The automatic messages are in one document, with a note of what sets each one going. After every issue you see what was clicked, who left, and what people wrote back.',
  ],
  quote: 'Send when you have something to say.',
  includes: [
    'List check: – where each address came from, and whether you may write to it',
    'Sending set-up: – records on your domain by which mail services check that an e-mail is yours',
    'Welcome: – the first message, or the first three, sent when someone joins',
    'Issues: – planned, written, tested in common e-mail programs, and sent on the day agreed',
  ],
  summary: 'Newsletters and automatic e-mail from London: a lawful list, a domain set up to send, a clear template and issues written, tested and sent for you.',
}
