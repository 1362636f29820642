/** Reads every content file. Only what builds, tests or develops the site imports this. */
import { accessibilityStatement } from './accessibility-statement.ts'
import { brands } from './brands.ts'
import brandLogos from './logos/brands.svg?raw'
import { contactStrings } from './contactStrings.ts'
import type { Entry } from './entry.ts'
import { settingsEntry } from './expectSettings.ts'
import { heroSlides } from './hero.ts'
import { laterStrings } from './laterStrings.ts'
import { layoutStrings } from './layoutStrings.ts'
import { menu, serviceEntries } from './menu.ts'
import pictures from './pictures.json' with { type: 'json' }
import { privacy } from './privacy.ts'
import type { Outside, RawContent } from './rawContent.ts'
import { socialLinks } from './social.ts'
import { storyBlocks } from './story.ts'
import { strings } from './strings.ts'
import { testimonials } from './testimonials.ts'
import videos from './videos.json' with { type: 'json' }

/** Of each file what it exports by that name, or nothing: asked for by name alone, the bundler would stop before the check can say which are wrong. */
const inFiles = (modules: Record<string, Record<string, unknown>>, exported: string): Entry[] =>
  Object.entries(modules).map(([file, module]) => ({ file: file.replace('./', 'src/content/'), value: module[exported] }))

const inList = (file: string, values: readonly unknown[]): Entry[] =>
  values.map((value, index) => ({ file: `src/content/${file} (entry ${index + 1})`, value }))

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Every content file as it was written, not yet checked. */
export function readContent(outside: Outside): RawContent {
  return {
    services: inFiles(import.meta.glob('./services/*.ts', { eager: true }), 'service'),
    articles: inFiles(import.meta.glob('./articles/*.ts', { eager: true }), 'article'),
    projects: inFiles(import.meta.glob('./projects/*.ts', { eager: true }), 'project'),
    testimonials: inList('testimonials.ts', testimonials),
    brands: inList('brands.ts', brands),
    heroSlides: inList('hero.ts', heroSlides),
    storyBlocks: inList('story.ts', storyBlocks),
    socialLinks: inList('social.ts', socialLinks),
    documents: [{ file: 'src/content/privacy.ts', value: privacy }, { file: 'src/content/accessibility-statement.ts', value: accessibilityStatement }],
    settings: [settingsEntry],
    menuEntries: inList('menu.ts, serviceEntries', serviceEntries),
    menuItems: inList('menu.ts, menu', menu),
    articleFilters: inList('strings.ts, articleFilters', strings.blogs.filters),
    // An editor's copies from before a change (`~`) are no slips.
    strays: Object.keys(import.meta.glob(['./{services,articles,projects}/**', '!./{services,articles,projects}/*.ts', '!./**/*~'], { query: '?raw' })).map((file) => file.replace('./', 'src/content/')),
    words: Object.entries({ strings, layoutStrings, laterStrings, contactStrings }).map(([file, value]) => ({ file: `src/content/${file}.ts`, value })),
    pictures: new Map(Object.entries(pictures)),
    logos: new Map([...brandLogos.matchAll(/<symbol\s[^>]*>/g)].map(([symbol]) => [attribute(symbol, 'id'), attribute(symbol, 'viewBox')])),
    videos: new Map(Object.entries(videos)),
    outside,
  }
}
