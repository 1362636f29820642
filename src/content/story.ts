import type { StoryBlock } from './schema.ts'

export const storyBlocks: readonly StoryBlock[] = [
  {
    subtitle: 'Why we are here',
    title: 'A landing place for good ideas',
    description: 'A hythe is a landing place on a river. A boat came in, the goods went up the steps, and by noon the street knew what had arrived. We do that for firms with something worth saying. We find the plain words, make the pages, pictures and films, and put them where your customers already look.',
    line: 'We find the plain words, make the pages, pictures and films, and put them where your customers already look.',
    image: 'story-1',
  },
  {
    subtitle: 'How we work',
    title: 'Small teams, one\u00A0plan, no\u00A0hand-offs',
    description: 'The people you meet first are the people who do the work. Three or four of them share a one-page plan and one call a week with you. You explain your business once.',
    line: 'The people you meet first are the people who do the work. You explain your business once.',
    image: 'story-2',
  },
  {
    subtitle: 'What you keep',
    title: 'Your accounts, your\u00A0files, your numbers',
    description: 'Every account is opened in your name, and every file is handed over in a form that others can open. The accounts and their figures are yours from the first day, what we make is yours once it is paid for, and the photographs are yours to use with no end date. If you leave, you take our name off the accounts and nothing stops. Monthly work can be stopped with a month’s notice.',
    line: 'Every account is opened in your name. If you leave, you take our name off and nothing stops.',
    image: 'story-3',
  },
  {
    subtitle: 'What we will not do',
    title: 'No promises we cannot keep',
    description: 'We do not promise positions in search, or sales, or fame; nobody can. We do not buy followers, write praise in a customer’s name, or pass off a machine’s draft as our own. We promise the work, the date and the reason for it. If you need less than you asked for, we say so on the first call, before it has cost you anything.',
    line: 'Nobody can promise you a position in search. We promise the work, the date and the reason for it.',
    image: 'story-4',
  },
]
