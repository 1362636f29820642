import type { Service } from '#content/schema'

export const service: Service = {
  id: 37,
  title: 'Copywriting',
  path: '/services/copywriting',
  group: 'brand',
  room: 'blush',
  img: 'service-copywriting',
  subImgs: ['service-copywriting-1', 'service-copywriting-2'],
  word: 'Copywriting',
  lead: 'Words for websites, leaflets and letters, in a voice that sounds like you.',
  statement: 'They read you *long before they ring you.* Let them read the sentence you would have said, given an afternoon to think.',
  description: [
    'Experts who write well about the work and badly about themselves, and committees whose drafts come back with everybody’s sentence in them. Send us a website, a leaflet, an annual review, or the letter that goes out with an invoice. We write for readers in a hurry, which includes professors. Press stories belong under digital PR, and a run of guides under content marketing.',
    'We listen before we write: an hour with whoever hears your customers most, and a pile of the e-mails they answer. Five working days later you have an outline and one finished page, which settles the voice. The others follow at about five a week. You mark each batch once; we revise, read it aloud, and give it to a second reader here to catch slips.',
    'Finished text in a shared document, page by page, with headings, link wording, button labels and descriptions of pictures written in, and facts for you to confirm marked in the margin. A two-page voice guide records your choices: how you greet, what you call your own products, which words you gave up. Copyright passes to you on payment, and the drafts you turned down come too.',
  ],
  quote: 'Read it aloud; the ear catches what the eye forgives.',
  includes: [
    'Listening: – an hour with the person who hears customers most, and their sent e-mails',
    'Sample page: – one page finished first, so that the voice is settled early',
    'Batches: – about five pages a week, with headings, buttons, captions and error messages',
    'Voice guide: – two pages of choices, with examples from your own text',
  ],
  summary: 'Copywriting in London for websites, leaflets and letters: an hour of listening, one sample page, batches of five, and a two-page guide to your voice.',
}
