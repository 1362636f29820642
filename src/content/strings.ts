/**
 * What the interface says, by part; the contact page's words stand in `contactStrings.ts`. Prose about
 * services, articles and projects stands in their own files, facts about the firm in `settings.ts`.
 */
import { counts } from './counts.ts'
import { inWords } from './inWords.ts'
import { layoutStrings } from './layoutStrings.ts'
import type { ArticleFilter } from './schema.ts'
import { serviceGroups } from './serviceGroups.ts'
import { settings } from './settings.ts'

/** Names that a title may begin with; those with a capital within, as TikTok, need no line. */
const properNames = [settings.name, settings.address.town, 'Amazon', 'Facebook', 'Google', 'Instagram', 'Pinterest', 'Shopify']

/** A title as it stands inside a sentence: 'web design', but 'SEO' and 'Amazon book publishing'. */
export const inSentence = (title: string): string =>
  /^\S+[A-Z]/.test(title) || properNames.some((name) => title.startsWith(name)) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** As a sentence begins. */
const begin = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const many = { articles: inWords(counts.articles), projects: inWords(counts.projects), services: inWords(counts.services), clients: inWords(counts.testimonials) }

/** Leads from some projects to the portfolio. */
const allProjects = `See all ${many.projects} projects`

/** Nine categories of articles make five filters; each category belongs to one of them. */
const articleFilters: readonly ArticleFilter[] = [
  { id: 'strategy', title: 'Strategy', categories: ['Strategy'] },
  { id: 'brand-and-content', title: 'Brand and content', categories: ['Brand', 'Social', 'Film', 'Email'] },
  { id: 'search-and-advertising', title: 'Search and advertising', categories: ['Search', 'Advertising'] },
  { id: 'web', title: 'Web', categories: ['Web'] },
  { id: 'publishing', title: 'Publishing', categories: ['Publishing'] },
]

/** What the screens say. It reaches the browser page by page, in the models that `pages.ts` makes. */
export const strings = {
  /** Titles and descriptions for search results and shared links; entries bring their own. */
  heads: {
    home: {
      title: `Marketing agency in London | ${settings.name}`,
      description: 'A marketing agency by the river in London. Brand, words, search, film and websites, for firms that want to be understood and found.',
    },
    about: {
      title: `About us: who we are, how we work | ${settings.name}`,
      description: `Small teams, one plan, no hand-offs. How ${settings.name} works, what you keep when you leave, and what we will not do for anybody.`,
    },
    portfolio: {
      title: `Portfolio: ${many.projects} projects | ${settings.name}`,
      description: `${begin(many.projects)} projects in brand, web, search, social, film and publishing. Each says what was asked, what we did and what changed.`,
    },
    blogs: {
      title: `Blogs: articles on marketing | ${settings.name}`,
      description: `${begin(many.articles)} articles to read before you hire anyone: briefs, budgets, search, film, newsletters and how to choose what to leave out.`,
    },
    contact: {
      title: `Contact us | ${settings.name}`,
      description: `Ring, write or find us by the river. Tell us what you are trying to do, and by when. A person reads it and answers ${settings.replyTime}.`,
    },
    thankYou: {
      title: `Thank you | ${settings.name}`,
      description: `What happens after you have sent us an enquiry: a person reads it, you hear from us ${settings.replyTime}, and then we talk.`,
    },
    notFound: {
      title: layoutStrings.notFoundTitle,
      description: 'There is no page at this address. From here you can reach all our services, the portfolio, the articles and the contact page.',
    },
  },

  slider: {
    label: 'What we do',
    region: 'carousel',
    slide: 'slide',
    stop: 'Stop slide rotation',
    start: 'Start slide rotation',
    previous: 'Previous slide',
    next: 'Next slide',
    choose: 'Choose a slide',
    slideNamed: (n: number, of: number, title: string) => `${n} of ${of}: ${title}`,
    show: (n: number, title: string) => `Show slide ${n}: ${title}`,
  },

  /** Figures written out here are those of `counts.ts`. */
  home: {
    title: 'Marketing agency in London',
    contents: {
      title: 'Services',
      lede: `${begin(many.services)} services in ${inWords(serviceGroups.length)} groups. Take one, or put a few together.`,
      and: 'and',
      /** What stands in each group's room, under its caption. */
      objects: { brand: 'Chess, on mint', search: 'A lens over four bars, on blush', content: 'A clapperboard, on lilac', web: 'A parcel of books, on pine' },
    },
    work: { count: String(counts.projects), title: `${begin(many.projects)} projects, start to finish`, lede: 'Each one says what was asked, what we did and what changed.', all: allProjects },
    quotes: { title: 'What it was like to work with us' },
    brands: { title: 'Who we work with' },
    articles: { title: `${begin(many.articles)} articles, no filler`, lede: 'Read them before you hire anyone.', all: `All ${many.articles} articles` },
    story: {
      statement: `A *hythe* is a landing place on a river. ${settings.name} is one for good ideas: they come ashore here and go out as brands, pages, films and books.`,
      title: 'How we go about it',
    },
  },

  /** The last room of a page, where no other object leads. */
  closing: {
    title: 'Tell us what you are trying to do, and by when.',
    lede: `A person reads what you send and answers ${settings.replyTime}. The first call takes half an hour and costs nothing. A price for each part follows ${settings.priceTime}, from the people who would do the work.`,
    action: 'Write to us',
  },

  about: {
    /** Said before the title, which does not name the page. */
    name: 'About us',
    title: 'Small on purpose, by the river',
    lede: `${settings.name} is a marketing agency in London. We\u00A0help firms say what they do, and be found by the people who need it. Clients may be anywhere in the United\u00A0Kingdom.`,
    story: { title: 'Four things to know first' },
    work: {
      title: 'How it usually goes, in four steps',
      steps: [
        { when: 'First', title: 'We ask', text: 'You first, in a free call of half an hour. A price for each part follows. Once you agree to it, we ask your customers, and somebody who went elsewhere.' },
        { when: 'Then', title: 'We write one page', text: 'What to say, to whom, in what order and by when. You agree to it before anything is made.' },
        { when: 'Each Friday', title: 'You hear where it stands', text: 'And see what there is to see: a draft, a page, a cut of the film. Say what is wrong while it is cheap to change.' },
        { when: 'At the end', title: 'You keep all of it', text: 'Files and accounts in your name, the passwords in your hands, and a note on how each thing works.' },
      ],
    },
    quotes: { title: `What ${many.clients} clients said of us` },
    brands: { title: 'Who we work with' },
    fictionNote: 'This site is a demonstration. The clients, their projects and their words are invented; any likeness to a real firm is coincidence.',
  },

  portfolio: {
    /** Stands after a giant count. */
    title: (n: number) => (n === 1 ? 'Project, start\u00A0to finish' : 'Projects, start to finish'),
    lede: 'Open any of them for the brief, the weeks it took and what is different now. No project is here for its looks alone.',
    filter: 'Show projects by kind',
    all: 'All',
    shown: (n: number, category: string) => `${n} ${n === 1 ? 'project' : 'projects'} shown: ${category}`,
    withFilm: 'with a film',
  },

  blogs: {
    /** Said before the title. */
    name: 'Blogs',
    title: 'Articles to read first',
    lede: 'What we tell clients in the first week, written down so that you can have it without us.',
    filter: 'Show articles by subject',
    all: 'All articles',
    filters: articleFilters,
    shown: (n: number, filter: string) => `${n} ${n === 1 ? 'article' : 'articles'} shown: ${filter}`,
  },

  case: {
    facts: { client: 'Client', made: 'Made', year: 'Year', services: 'Services' },
    brief: 'The brief',
    did: 'What we did',
    changed: 'What changed',
    start: 'Ask about something like this',
    articles: 'Read next',
    neighbours: 'Other projects',
    previous: 'Previous project',
    next: 'Next project',
  },

  service: {
    /** One for each paragraph of a service's description. */
    parts: [
      { id: 'who-it-is-for', title: 'Who it is for' },
      { id: 'what-happens', title: 'What happens, and when' },
      { id: 'what-you-get', title: 'What you get' },
    ],
    included: 'Included',
    ask: (title: string) => `Ask about ${inSentence(title)}`,
    belief: 'What we believe',
    /** Stands beneath. */
    believedOf: (title: string) => `about ${inSentence(title)}`,
    projects: 'Projects that used it',
    articles: 'Read this first',
    group: 'In the same group',
    neighbours: 'Other services',
    previous: 'Previous service',
    next: 'Next service',
  },

  article: {
    onThisPage: 'On this page',
    minutes: (n: number) => (n === 1 ? 'One minute to read' : `${n} minutes to read`),
    /** Day and month keep together. */
    updated: (date: string) => `updated on ${date.replace(' ', '\u00A0')}`,
    tips: 'Worth keeping',
    services: 'If you would like help with this',
    projects: 'From our own work',
    neighbours: 'Other articles',
    previous: 'Previous article',
    next: 'Next article',
  },

  document: {
    onThisPage: 'On this page',
    updated: (date: string) => `Last changed on ${date}`,
  },

  /** What a browser's tab and search results call a page that has no line of its own in `pages.ts`. */
  titles: { service: (title: string) => `${title} in London` },

  /** What a feed reader calls the articles. */
  feed: {
    title: (firm: string) => `${firm}: articles`,
    description: (tagline: string) => `${tagline}. Articles on marketing, in plain words.`,
  },

  /** Before the address of a page that has got another: browsers go there by themselves. */
  redirect: 'This page is at',

  breadcrumbs: { label: 'You are here', home: 'Home', portfolio: 'Portfolio', blogs: 'Blogs' },

  /** The site shows a short drawn piece of each film, and says so. */
  video: {
    play: 'Play the excerpt',
    pause: 'Pause the excerpt',
    length: (seconds: number) => `${seconds} seconds, drawn, no sound`,
    /** What search engines call it: the whole film is nowhere on the site. */
    excerpt: (project: string) => `${project} (excerpt)`,
    shows: 'What you see',
    failed: 'The excerpt did not load. Its first picture stands in for it.',
  },

  thankYou: {
    title: 'Thank you',
    /** Stands before the first name of who has written. */
    titleNamed: 'Thank you,',
    sent: 'Your enquiry is with us.',
    /** For somebody who opens the address by itself. */
    direct: 'If you have just sent us an enquiry, here is what happens with it.',
    stepsTitle: 'What happens now',
    steps: [
      { title: 'A person reads it', text: 'One of the people who would do the work, not a program.' },
      { title: 'You hear from us', text: `By e-mail, ${settings.replyTime}: with questions, a time to talk, or the name of somebody better placed to help.` },
      { title: 'We talk for half an hour', text: `About what you are trying to do, and by when. It costs nothing, and you need not prepare. A price for each part follows ${settings.priceTime}.` },
    ],
    urgent: 'If it cannot wait, ring',
    projects: 'Three projects to look at',
    allProjects,
    articles: 'Three articles to read in the meantime',
  },

  notFound: {
    title: 'This page has drifted off',
    lede: 'Nothing is at this address. Try one of these.',
    didYouMean: 'Did you mean',
    /** Before the telephone number, where no page has a name like that. */
    ask: 'Or ask us',
    services: 'All our services',
    ways: 'Where to go from here',
    links: { home: 'Home', portfolio: 'Portfolio', blogs: 'Blogs', contact: 'Contact' },
  },
} as const

/** What else people call a page when they guess its address; by its path. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  '/about': ['team', 'who we are'],
  '/portfolio': ['projects', 'work', 'case studies'],
  '/blogs': ['articles', 'news', 'insights'],
}
