import type { Service } from '#content/schema'

export const service: Service = {
  id: 26,
  title: 'Paid search',
  path: '/services/paid-search',
  group: 'search',
  room: 'sky',
  img: 'service-paid-search',
  subImgs: ['service-paid-search-1', 'service-paid-search-2'],
  word: 'Paid search',
  lead: 'Adverts among search results, shown when someone looks for what you sell.',
  statement: 'Someone types what they need, and you pay only *if they click your advert.* That makes us choosy about words.',
  description: [
    'Trades and practices that sell what people look up by name (a boiler repair, a conveyancer, a hearing test) and that can answer an enquiry the same day. Paid search means the adverts above and below the results; each click on one costs you money. It suits a brand-new site, a short season, or a gap in the diary. If nobody looks up your kind of thing, try paid social or display advertising.',
    'Nothing is spent in the first week, which goes on words: those to buy, and a longer list of those to refuse. Week two is for writing adverts, pointing each at the page that answers it, and counting calls and forms. The campaign opens small in week three. For a month we read the actual searches twice a week and refuse the wrong ones; then we agree the next limit with you.',
    'The advertising account is in your name and charged to your card; our fee is a bill of its own. The account, with its history, stays with you if we part. In it are tidy groups, the written list of refused words, and a monthly limit that we never raise without your written yes. Each month a single page says what was spent, which searches led to an enquiry, and what we would change next. We are guests there, and you can show us out.',
  ],
  quote: 'First decide which searches you will not pay for.',
  includes: [
    'Word list: – the searches worth paying for, and the far longer list to refuse',
    'Adverts: – several wordings for each group, making only claims that your page can prove',
    'Landing pages: – the page behind each advert, checked, and rewritten where it wanders',
    'Search reading: – what people really typed, looked through twice a week in the first month',
  ],
  summary: 'Paid search run from London in an account you own: the words to buy, the words to refuse, clear adverts, and a limit that we never raise without your yes.',
}
