/**
 * Widths in px at which the layout changes. Plain numbers, since a CSS variable cannot stand in a
 * media query: style files and the pictures' `sizes` read these, and parts hand them to what asks `matchMedia`;
 * for reduced motion src/browser, which imports no tokens, has the same words of its own (`reducedMotion.ts`). Tests in a
 * browser have the specification's own figures instead, so that a change made here by mistake is found.
 */
export const breakpoint = {
  /** Two columns become possible; the side panel is 61 % wide from here (specification, section 2). */
  tablet: 768,
  /** The desktop menu appears (specification, section 9: "Mobile breakpoint"). */
  desktop: 1024,
  wide: 1440,
} as const

/** Heights of a window, in letters of the visitor's own size, in which so many lines find room beside a page. */
const height = { few: '39rem', many: '57rem' } as const

/** The window alone, whatever the size of the letters: for the panel, whose widths are given, and for what a script asks. */
export const windowFrom = {
  tablet: `screen and (min-width: ${breakpoint.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
} as const

const desktop = `${windowFrom.desktop} and (min-width: 48rem)`

/** The page's own layouts. Who has set larger letters than most gets columns when the letters have room in them, too. */
export const from = {
  tablet: `${windowFrom.tablet} and (min-width: 32rem)`,
  desktop,
  desktopOfFewLines: `${desktop} and (min-height: ${height.few})`,
  desktopOfManyLines: `${desktop} and (min-height: ${height.many})`,
  wide: `screen and (min-width: ${breakpoint.wide}px) and (min-width: 60rem)`,
} as const

/** Widths of the block around, whatever the window: for container queries. */
export const within = {
  /** What it holds stands side by side. */
  row: '(min-width: 34rem)',
  narrow: '(max-width: 22rem)',
  /** So narrow for the size of the letters that what stands side by side has to give way. */
  tight: '(max-width: 15.75rem)',
  /** Too narrow for two columns of links, and for the slider's controls at their full size. */
  single: '(max-width: 16.5rem)',
  /** A little less than the least desktop in rem, for a scrollbar beside the page: with larger text the menu has no room there. */
  menu: '(min-width: 60rem)',
} as const

/** A window so low, in px or for the size of the letters, that a fixed header would cover more than a quarter of it (WCAG 1.4.10). */
export const low = 'screen and (max-height: 360px), screen and (max-height: 20rem)'

/** A phone on its side. */
export const sideways = 'screen and (orientation: landscape) and (max-height: 480px)'

export const below = {
  desktop: `(max-width: ${breakpoint.desktop - 0.02}px)`,
  /** Letters so large, on a phone, that two columns of names have no room. */
  phoneOfFewLetters: '(max-width: 16rem)',
  fewLines: `(max-height: ${height.few})`,
} as const

/** What the visitor's system asks for. */
export const prefers = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  /** Something that can point at a thing without pressing it. After a tap a finger's `:hover` stays where it was. */
  hover: '(hover: hover) and (pointer: fine)',
  scripting: '(scripting: enabled)',
  noScripting: '(scripting: none)',
} as const
