import type { HeroSlide } from './schema.ts'

/** Short enough to be read before a slide moves on. */
export const heroSlides: readonly HeroSlide[] = [
  {
    id: 1,
    title: 'Marketing that says what you do',
    subtitle: 'Brand, words, websites',
    description: 'Plain words and clear pages, for firms that want to be understood.',
    image: 'hero-1',
    room: 'butter',
    action: { label: 'See our work', to: '/portfolio' },
  },
  {
    id: 2,
    title: 'Be found by the people already looking',
    subtitle: 'SEO, paid search, paid social',
    description: 'Search and advertising, planned together by the people who do both.',
    image: 'hero-2',
    room: 'blush',
    action: { label: 'How we do SEO', to: '/services/seo' },
  },
  {
    id: 3,
    title: 'Films and books people finish',
    subtitle: 'Video production, book publishing',
    description: 'From script to screen, and from manuscript to shelf, with one team all the way.',
    image: 'hero-3',
    room: 'lilac',
    action: { label: 'See video production', to: '/services/video-production' },
  },
]
