/** How many of each the site has (specification, section 9). Adding or removing an entry changes its figure here; a slide's, `slideCount` in `machines/sliderMachine.ts` too. */
export const counts = {
  services: 24,
  articles: 14,
  projects: 12,
  testimonials: 10,
  brands: 10,
  heroSlides: 3,
  storyBlocks: 4,
  socialLinks: 4,
} as const
