import type { Service } from '#content/schema'

export const service: Service = {
  id: 29,
  title: 'Marketing strategy',
  path: '/services/marketing-strategy',
  group: 'brand',
  room: 'lilac',
  img: 'service-marketing-strategy',
  subImgs: ['service-marketing-strategy-1', 'service-marketing-strategy-2'],
  word: 'Marketing strategy',
  lead: 'One page that says what to do this year, and what to leave.',
  statement: 'Forty ideas on a whiteboard are *not yet a plan.* Keep three, put a name and a date beside each, then begin.',
  description: [
    'Small teams that do a little of everything: a stand here, a post there, an advert because the magazine rang. Somebody will question the budget, and one to three people have to do the work. When the argument is over what the firm is, brand strategy comes before this. When it is over what to do on Monday, you are in the right place.',
    'You hand over the past two years in week one: what was done, what it cost, and what came of it as far as anyone knows. We sit with whoever answers the phone in week two, and hear where enquiries really come from. Week three puts a cost on six possible jobs, of which you strike out three. A draft goes round in week four; week five is for arguing with it.',
    'One page for the wall: the goal, the buyer, three jobs, who does each, by when, and what you agreed to leave alone. Behind it are a budget by month, in a spreadsheet, and a short note on why the other ideas lost. We come back every quarter for two hours, with that page in hand, to cross out and rewrite.',
  ],
  quote: 'A plan that fits one page gets read twice.',
  includes: [
    'Look back: – two years of marketing listed, with its cost and what followed',
    'Three jobs: – chosen from six, each with an owner, a date and a reason',
    'Budget: – month by month in a spreadsheet, with a line left for surprises',
    'Quarterly review: – two hours with the plan, a pencil and the latest figures',
  ],
  summary: 'A marketing plan on one page, made with you from London in five weeks: three jobs, owners, dates, a monthly budget and a list of what to leave.',
}
