import type { Service } from '#content/schema'

export const service: Service = {
  id: 31,
  title: 'Content marketing',
  path: '/services/content-marketing',
  group: 'content',
  room: 'mint',
  img: 'service-content-marketing',
  subImgs: ['service-content-marketing-1', 'service-content-marketing-2'],
  word: 'Content',
  lead: 'Guides and answers that your customers look for, kept on your own site.',
  statement: 'Somebody asked, and you answered well, *in an e-mail nobody else will read.* Content marketing puts the answer where the next person looks.',
  description: [
    'Any firm that knows more than its website shows. Surveyors, vets and makers explain the same six things every week, to one enquirer at a time. Content marketing is publishing those answers where other buyers can find them. It asks for patience, and for an hour a month from the colleague who knows most, who will be asked good questions and may come to enjoy it.',
    'To begin, your sales and support people send us the last fifty questions they were asked. We sort them in week one and agree twelve pieces in week two. From then on each month is alike: a recorded interview of forty minutes, a draft ten days later, a check by your expert for mistakes of fact, then diagrams and publication. After half a year the oldest pieces are corrected, joined together or taken down.',
    'A small library at your own web address, each piece dated and put out in your firm’s name, safe from the moods of any platform. You keep the recordings, the drafts and the diagrams as files that can be changed. A shelf list shows which question each piece answers, who checked it, and when to read it again. A short version of every piece is ready for your newsletter.',
  ],
  quote: 'Write down what you explain on the phone.',
  includes: [
    'Question list: – fifty real questions from your staff, sorted by who asks and when',
    'Recorded talks: – forty minutes with the person who knows, typed up the next day',
    'Writing: – one thorough piece a month, checked for fact before it appears',
    'Upkeep: – old pieces read again each half-year, then mended, merged or removed',
  ],
  summary: 'One well-checked guide or article a month, drawn from an interview with your expert and kept on your own site. Content marketing in London.',
}
