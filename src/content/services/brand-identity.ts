import type { Service } from '#content/schema'

export const service: Service = {
  id: 25,
  title: 'Brand identity',
  path: '/services/brand-identity',
  group: 'brand',
  room: 'butter',
  img: 'service-brand-identity',
  subImgs: ['service-brand-identity-1', 'service-brand-identity-2'],
  word: 'Identity',
  lead: 'The logo, colours, type and rules that make everything you send recognisable.',
  statement: 'The van, the invoice and the front door should all be in *the same handwriting.* We draw it once and teach you to write it.',
  description: [
    'New firms that need a face, and older ones whose logo exists in nine versions, one of them stretched. You know what you want to say; what is missing is a look that says it the same way on a carton, a web page and an apron. Should the question still be what you stand for, brand strategy comes first and makes this work quicker.',
    'It starts at a table, covered with all you print, post and paint. A fortnight later you see three directions, each shown on four real things of yours. You pick one. Weeks three to five go into drawing the mark, fitting the type, and testing the colours on paper, screen and shop front. In week six we write the guide and prepare the files with the person who will use them.',
    'The mark in SVG and PDF, which stay sharp at any size, and in PNG for every day: colour, black, and white on dark. Colour values for screen, print and paint. Typefaces licensed to you, or free ones where they do the job. A guide short enough to be read, working templates, and a signed page that passes the copyright to you.',
  ],
  quote: 'A good mark survives a bad photocopier.',
  includes: [
    'Mark: – drawn in one colour first, tested at postage-stamp size and across a wall',
    'Colour and type: – a small palette, readable pairs, and faces with licences in your name',
    'Guide: – twenty pages or fewer, with common mistakes shown beside the right way',
    'Templates: – letter, invoice, slides and e-mail signature, made in the programs you already use',
  ],
  summary: 'A logo, colours, type and a short guide, drawn in London in six weeks and tested on your real van, bag and invoice. The rights pass to you.',
}
