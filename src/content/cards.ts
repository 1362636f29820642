import { contactStrings } from './contactStrings.ts'
import type { Content } from './check.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import { heroSlides } from './hero.ts'
import { laterStrings } from './laterStrings.ts'
import { privacy } from './privacy.ts'
import type { Room } from './schema.ts'
import { strings } from './strings.ts'

/** What the picture shows that other sites put beside a link to a page; drawn by art/cards.mjs. */
export interface Card {
  readonly path: string
  readonly title: string
  readonly line: string
  readonly room: Room | 'paper'
  /** Pictures, by their names in `pictures.json`. */
  readonly shows: readonly string[]
}

/** The card of each page that search engines may list. */
export function cardsOf({ services, articles, projects }: Pick<Content, 'services' | 'articles' | 'projects'>): readonly Card[] {
  return [
    ...heroSlides.slice(0, 1).map(({ title, subtitle, room, image }) => ({ path: '/', title, line: subtitle, room, shows: [image] })),
    { path: '/about', title: strings.about.title, line: 'About us', room: 'plum', shows: ['hero-1'] },
    { path: '/portfolio', title: strings.home.work.title, line: 'Portfolio', room: 'paper', shows: ['project-1', 'project-10', 'project-4', 'project-7'] },
    { path: '/blogs', title: strings.blogs.title, line: 'Blogs', room: 'mint', shows: ['object-clipboard'] },
    { path: '/contactUs', title: contactStrings.title, line: 'Contact us', room: 'lilac', shows: ['object-bell'] },
    ...[privacy, accessibilityStatement].map(({ path, title }): Card => ({ path, title, line: 'In plain words', room: 'sand', shows: [] })),
    ...services.map(({ path, title, group, room, img }) => ({ path, title, line: laterStrings.groups[group].title, room, shows: [img] })),
    ...articles.map(({ path, title, category, room, image }) => ({ path, title, line: category, room, shows: [image] })),
    ...projects.map((project) => ({ path: project.path, title: project.title, line: project.line, room: project.room, shows: ['img' in project ? project.img : project.video.poster] })),
  ]
}

/** The words on it, for who cannot see it. */
export const wordsOn = ({ title, line }: Card): string => `${title}${/[.?!]$/.test(title) ? '' : '.'} ${line}`
