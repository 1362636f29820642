import type { Service } from '#content/schema'

export const service: Service = {
  id: 41,
  title: 'Rebranding',
  path: '/services/rebranding',
  group: 'brand',
  room: 'sky',
  img: 'service-rebranding',
  subImgs: ['service-rebranding-1', 'service-rebranding-2'],
  word: 'Rebranding',
  lead: 'A new name or a new look, planned so that customers can follow.',
  statement: 'Changing a name is *moving house while the shop stays open.* Every box gets a label, and everyone gets the new address.',
  description: [
    'Firms whose name or look no longer fits: after a merger, a move, a change of work, or a joke that was funnier in its day. Some organisations need only the old mark redrawn, and we say so before any larger work begins. Expect attachment, among your staff as much as your customers, and be ready to hear what they would keep.',
    'Month one weighs what you have, by interviews and a list of each place where the old name appears. Month two makes and sifts names; we make first searches of the company and trade mark registers, and your lawyer does the full ones. In month three the look is drawn. The list becomes a timetable in month four, and the change itself takes one week, announced well ahead.',
    'A name that has been through its checks, an identity with all its files and a guide, and a switch-over table with a line for each sign, form, van, domain and e-mail address. Letters to customers, suppliers and the bank are written and dated. Old web addresses lead to the new ones. Two pages set down the reasons, for the day when someone asks why you did it.',
  ],
  quote: 'Keep what people would miss.',
  includes: [
    'Keep list: – what staff and customers would miss, settled before anything is drawn',
    'Name work: – long list, short list, register searches, and every candidate said aloud',
    'New look: – mark, colours and type, shown on your own signs and forms',
    'Switch-over: – one table of every place to change, by whom and in what order',
  ],
  summary: 'Rebranding planned from London: what to keep, a checked name, a new look, and a table of every sign, form and address to change in one week.',
}
