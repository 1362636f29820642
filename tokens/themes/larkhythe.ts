/** The Larkhythe theme: every role of the contract, filled. Another brand is another file like this one. */
import type { Sideways, Theme } from '#tokens/contract.css'
import { palette } from '#tokens/palette'
import { fluid } from '#tokens/type'
import { withAlpha } from '#tokens/withAlpha'

const light = (field: string) => ({ field, text: palette.ink, muted: palette.ink, line: palette.ink })
const dark = (field: string) => ({ field, text: palette.paper, muted: palette.paper, line: palette.paper })

export const color: Theme['color'] = {
  page: palette.paper,
  surface: palette.white,
  text: palette.ink,
  textMuted: palette.inkSoft,
  line: palette.stone,
  control: palette.ink,
  signal: palette.vermilion,
  onSignal: palette.ink,
  problem: palette.vermilionDeep,
  problemField: palette.blush,
  focus: palette.ink,
  veil: withAlpha(palette.paper, 0.8),
  veilThin: withAlpha(palette.paper, 0.35),
  scrim: withAlpha(palette.ink, 0.62),
  footer: palette.ink,
  onFooter: palette.paper,
  footerLine: withAlpha(palette.paper, 0.4),
  room: {
    paper: { field: palette.paper, text: palette.ink, muted: palette.inkSoft, line: palette.stone },
    mint: light(palette.mint),
    blush: light(palette.blush),
    lilac: light(palette.lilac),
    pine: dark(palette.pine),
    butter: light(palette.butter),
    sand: light(palette.sand),
    sky: light(palette.sky),
    cobalt: dark(palette.cobalt),
    coral: light(palette.coral),
    plum: dark(palette.plum),
  },
}

/** Grows with the window, and with the visitor's text no further than that the text has the room. */
const margin = `min(${fluid(20, 72)}, max(20px, 5.2vw))`
/** The widest that a page's words go. */
const container = '104rem'
/** From the window's edge to the words. */
const edge = `max(${margin}, (100vw - ${container}) / 2)`

export const font: Theme['font'] = {
  family: {
    display: "'Larkhythe Display', 'Larkhythe Display Fallback', 'Arial Narrow', sans-serif",
    giant: "'Larkhythe Display', 'Larkhythe Giant Fallback', 'Arial Narrow', sans-serif",
    text: "'Larkhythe Text', 'Larkhythe Text Fallback', Arial, sans-serif",
    accent: "'Larkhythe Accent', 'Larkhythe Accent Fallback', Georgia, serif",
    accentStandIn: "'Larkhythe Accent Fallback', Georgia, serif",
  },
  weight: { display: '700', text: '400', strong: '600', accent: '400' },
  // Headings end at a share of the window's width, so that their longest words stay whole in letters set larger.
  size: {
    hero: `min(${fluid(58, 164)}, max(3.625rem, 25vh - 3.75rem), 15.6vw)`,
    room: `min(${fluid(50, 120)}, 17vw)`,
    title: `min(${fluid(48, 124)}, 17vw)`,
    statement: `min(${fluid(32, 64)}, 12.5vw)`,
    section: `min(${fluid(44, 88)}, 15.5vw)`,
    name: `min(${fluid(26, 44)}, 10.5vw)`,
    row: fluid(21, 30),
    lead: fluid(19, 24),
    text: fluid(17, 20),
    small: fluid(16, 17),
    label: fluid(17, 19),
    numeral: `min(${fluid(330, 630)}, 88vw)`,
    figure: `min(${fluid(120, 210)}, 46vw)`,
    client: `min(${fluid(56, 152)}, 16cqi)`,
    field: fluid(20, 22),
    wordmark: '27vw',
  },
  leading: { giant: '.8', figures: '.65', tight: '.88', title: '.94', row: '1.08', sentence: '1.2', text: '1.55' },
  tracking: { tight: '-.02em', title: '-.018em', row: '-.01em', text: '0' },
  hang: { letter: '-.035em', slant: '-.004em', figure: '-.011em', quote: `max(-.33em, -1 * ${margin})` },
  word: { fit: '1', one: 'min(52cqi, 74vh, max(48vh, 164vh - 52.25rem))', two: 'min(26cqi, 36vh, max(24vh, 82vh - 26.75rem))', phone: '72cqi', figures: 'min(max(24vh, 66vh - 8rem), max(54cqi, min(13.5rem, 62cqi)))' },
}

export const space: Theme['space'] = {
  hair: '.125rem',
  xxs: '.25rem',
  xs: '.5rem',
  s: '.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '4.5rem',
  margin,
  edge,
  gutter: fluid(12, 24),
  room: fluid(72, 132),
  section: fluid(72, 160),
  overhang: fluid(44, 104),
  // Clear of the words above and below it; in a wide window the margin and one of the twelve columns, however wide it is.
  step: `max(${fluid(20, 180)}, ${edge} + max(3rem, (100vw - 2 * ${edge}) / 12 - max(0px, 90rem - 100vw)))`,
  lap: '13vw',
  // Where letters grow with the window and the panel may not, its lines keep their length, as far as that leaves a margin.
  panel: `max(20px, min(${fluid(20, 44)}, 7.5vw, 240px - 12.25rem))`,
  overhangPanel: fluid(16, 28),
}

export const size: Theme['size'] = {
  target: '2.75rem',
  button: '3.75rem',
  row: '3.75rem',
  menuButton: '3.5rem',
  iconSmall: '1.125rem',
  icon: '1.375rem',
  iconLarge: '1.75rem',
  backToTop: `min(${fluid(48, 56)}, max(64px, 3vw))`,
  backToTopEdge: '.5rem',
  wordmark: '18vw',
  header: fluid(76, 92),
  loader: fluid(88, 144),
  logo: '2.125rem',
  brandLogo: '2.125rem',
  portrait: `min(${fluid(64, 96)}, 20vw)`,
  bar: '.5rem',
  stand: fluid(180, 224),
  measure: '25.75em',
  measureWide: '46rem',
  measureNarrow: '26rem',
  container,
  panelPhone: '90%',
  panelTablet: '61%',
  panelDesktop: '480px',
  rule: '3px',
  line: '1px',
  focus: '3px',
  focusOffset: '3px',
  field: '3.75rem',
  fieldLine: '2px',
  choice: '2rem',
}

export const radius: Theme['radius'] = { control: '0', round: '50%' }

export const shadow: Theme['shadow'] = {
  header: `0 1px 0 ${withAlpha(palette.ink, 0.08)}, 0 8px 24px ${withAlpha(palette.ink, 0.1)}`,
  panel: `-24px 0 72px ${withAlpha(palette.ink, 0.25)}`,
  lifted: `0 12px 32px ${withAlpha(palette.ink, 0.14)}`,
}

export const motion: Theme['motion'] = {
  quick: '120ms',
  brisk: '200ms',
  slow: '320ms',
  page: '.8s',
  pageRise: '50px',
  overlay: '1s',
  overlayFade: '160ms',
  late: '9s',
  settling: '.5s',
  spin: '1.1s',
  ease: 'cubic-bezier(.4, 0, .2, 1)',
  easeOut: 'cubic-bezier(.16, 1, .3, 1)',
  easePage: 'cubic-bezier(.65, 0, .35, 1)',
  easeIn: 'cubic-bezier(.42, 0, 1, 1)',
}

export const layer: Theme['layer'] = { object: '1', header: '20', backToTop: '15', overlay: '40', message: '45', panel: '50', skipLink: '60' }

const headingSideways = 'min(2.75rem, 15.5vw)'
/** On a phone that lies on its side: heights and large letters take what leaves words in the first view. */
export const sideways: Sideways = {
  hero: headingSideways,
  room: headingSideways,
  title: headingSideways,
  section: headingSideways,
  client: 'min(4rem, 16cqi)',
  numeral: '84vh',
  one: '44vh',
  two: '24vh',
  phone: '30vh',
  huge: '2.5rem',
  aroundRoom: '3rem',
  overhang: '2rem',
  header: '4rem',
  menuButton: '3rem',
  stand: '9rem',
}
