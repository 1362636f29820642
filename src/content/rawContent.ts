import type { Entry } from './entry.ts'

/** Every content file as it was written, not yet checked. */
export interface RawContent {
  readonly services: readonly Entry[]
  readonly articles: readonly Entry[]
  readonly projects: readonly Entry[]
  readonly testimonials: readonly Entry[]
  readonly brands: readonly Entry[]
  readonly heroSlides: readonly Entry[]
  readonly storyBlocks: readonly Entry[]
  readonly socialLinks: readonly Entry[]
  readonly documents: readonly Entry[]
  readonly settings: readonly Entry[]
  /** The services as the menus list them. */
  readonly menuEntries: readonly Entry[]
  /** The menu's own lines. */
  readonly menuItems: readonly Entry[]
  readonly articleFilters: readonly Entry[]
  /** What stands in the entries' folders and is not read, since it is no .ts file of theirs. */
  readonly strays: readonly string[]
  /** The words of the interface, by their files. */
  readonly words: readonly Entry[]
  /** The pictures that exist as files, by name: their size, px, whether one sees through what is around their subject, and what they show, in words. */
  readonly pictures: ReadonlyMap<string, { readonly width: number; readonly height: number; readonly alpha: boolean; readonly alt?: string }>
  /** The logos that are drawn, by name: their symbol's viewBox. */
  readonly logos: ReadonlyMap<string, string>
  /** The films, by name: their size, px, and their length. */
  readonly videos: ReadonlyMap<string, { readonly width: number; readonly height: number; readonly seconds: number }>
  readonly outside: Outside
}

/** What entries depend on and this folder may not know: it is handed in. */
export interface Outside {
  /** The services' icons that are drawn, by name. */
  readonly icons: ReadonlySet<string>
  /** For how many slides the slider's machine is made. */
  readonly slideCount: number
}
