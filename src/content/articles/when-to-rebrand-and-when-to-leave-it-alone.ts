import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-when-to-rebrand-and-when-to-leave-it-alone',
  date: '24 September 2024',
  published: '2024-09-24',
  updated: '2026-11-30',
  category: 'Brand',
  title: 'When to rebrand, and when to leave it alone',
  path: '/blogs/when-to-rebrand-and-when-to-leave-it-alone',
  room: 'sand',
  lead: 'A new name or a new look is sometimes the right answer and often an expensive way to avoid another question. One afternoon will tell you which.',
  summary: 'When a new name or look is worth it, when it is not, four sizes of change with the time each takes, and the list of things that must change on the day.',
  pullQuote: 'You see your logo more than anyone, so *you tire of it first*.',
  services: ['rebranding', 'brand-identity'],
  text: [
    {
      id: 'opening',
      text: `You see your logo more than anyone, so you tire of it first. Your customers are barely used to it. That is worth remembering at the moment when somebody says, in a meeting about something else, that it all looks a bit dated.

We make new names and new looks, so you might expect us to be in favour. Sometimes we are. Often the firm needs something smaller and cheaper, and then we say so.`,
    },
    {
      id: 'reasons',
      title: 'Reasons for and against',
      text: `These are good reasons. Your name speaks of a place or a trade that you have left. Two firms have become one. People mix you up with somebody else, and it costs you work. Customers cannot spell the name after hearing it once on the telephone. The name carries a story you do not want, such as an owner who has gone. Or the look does not work where you need it: too pale to read, or too wide for a phone.

These are poor reasons. You are bored. There is a new director. A rival has a new look. The website needs rebuilding, and it seems tidy to do both. Sales are down. The last is the most tempting. Before you blame the name, look at slow replies, unclear prices and a product that has fallen behind. Each of them loses sales, and each comes through a rebrand unharmed.`,
    },
    {
      id: 'sizes',
      title: 'Four sizes of change',
      text: `The times are what we would set aside for a firm of about ten people.

A tidy-up. Name and look stay. You gather the files, redraw what is blurred, choose two colours and two typefaces, and write one page of rules. Two weeks.

A new voice. The look stays and the words change: what you say you do, and how you say it. About a month.

A new look. The name stays. Logo, colours, type and pictures are drawn again, and everything that shows them is changed over. Three months, with half a day of yours each week.

A new name. All of the above, and the checks, the letters and the signs as well. Four to six months, and a year in which you say “we used to be called” many times.

Begin at the top of that list and stop at the first size that cures the trouble.`,
    },
    {
      id: 'two-firms',
      title: 'Two firms, two answers',
      text: `Cuckmoor Lane Blinds is an invented firm. It left Cuckmoor Lane eight years ago. Most of its work is now awnings for cafés, and café owners do not look for them at a blind maker’s. The owners wrote down every enquiry for two months. One caller in three began with “Do you also do awnings?” That is a fault in the name, and the name should go.

The second firm, just as invented, binds books by hand. Its partners found their brown crest stuffy and wanted something fresh. They asked ten customers to describe it from memory. Eight said “brown, with a bird”. Two could sketch the bird. When customers can draw your mark, you own something that money cannot buy quickly. The partners kept the bird, had it redrawn so that it prints small, and spent what was left on pictures of their work.

You can run both tests yourself.`,
    },
    {
      id: 'day-of-change',
      title: 'What has to change',
      text: `The drawing is the small part of the bill. Walk through the building with a notebook before you set a budget. Signs, vans, uniforms, packaging, invoices, quotations, e-mail signatures, the telephone greeting, every profile and directory, the plaque by the lift. Put a price and a date against each. Decide what is changed on the day, what is used up first, and what can stay for good.

For a new name, check before you fall in love. Search the Companies House register and the Intellectual Property Office’s register of trade marks. Search the web, the social networks and the web addresses. A name that you may register as a company can still be somebody’s trade mark. Have a solicitor or a trade mark attorney look at the last two on your list.

A limited company can trade under a new name and keep its registered one. The registered name must still appear on letters, e-mails, invoices and the website, and where you do business.

Keep the old web address and the old e-mail addresses for years, and send each old page to its new one.`,
    },
    {
      id: 'tips',
      title: 'If you go ahead',
      text: 'Write the trouble first: One sentence, with no word about design in it. If you cannot, wait.|Say it aloud: Ring a friend on a bad line, give the new name once, and ask for it back in writing.|Decide with few people: Three can choose a name. Twelve will choose the one nobody minds.|Tell staff before customers: They will be asked why. Give them two true sentences.|Carry one thing over: A colour, a bird, a turn of phrase.|Change over in one week: Half old and half new looks like two firms. Choose a quiet month.',
    },
    {
      id: 'afternoon',
      title: 'An afternoon to decide',
      text: `Lay everything that carries your name on one table: a quotation, a box, a photograph of the van, the website on a phone. Ask somebody who does not work for you what kind of firm it is and what it would charge. If they are right, leave it alone and put the money into being easier to buy from. If they are wrong, ask which thing on the table told them so. Often it is one thing, and you can change that by Friday.`,
    },
  ],
}
