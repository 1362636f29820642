/**
 * The roles that a theme must fill. A style names a role, never a hue or a number; a theme that leaves
 * one out does not compile.
 */
import { createThemeContract } from '@vanilla-extract/css'

const room = { field: '', text: '', muted: '', line: '' }

export const color = createThemeContract({
  page: '',
  surface: '',
  text: '',
  textMuted: '',
  line: '',
  control: '',
  signal: '',
  onSignal: '',
  problem: '',
  problemField: '',
  focus: '',
  /** Over a page that is loading; the thin one lets a focus ring be seen through it. */
  veil: '',
  veilThin: '',
  scrim: '',
  footer: '',
  onFooter: '',
  footerLine: '',
  room: {
    paper: room,
    mint: room,
    blush: room,
    lilac: room,
    pine: room,
    butter: room,
    sand: room,
    sky: room,
    cobalt: room,
    coral: room,
    plum: room,
  },
})

/** What the ground one stands on gives: set by a `Room`, read by everything inside it. */
export const ground = createThemeContract({ ...room, focus: '' })

export const font = createThemeContract({
  /** The face of giant words and figures is the display face; what stands in for it is never wider. `accentStandIn` has the accent's place until the first view is painted. */
  family: { display: '', giant: '', text: '', accent: '', accentStandIn: '' },
  weight: { display: '', text: '', strong: '', accent: '' },
  size: {
    hero: '', room: '', title: '', statement: '', section: '', name: '', row: '', lead: '', text: '', small: '', label: '', field: '',
    /** Figures that are pictures: the count on the portfolio's wall, a year, a step. A client's name over a case study. */
    numeral: '', figure: '', client: '',
    /** The name across the foot of the page, from edge to edge. */
    wordmark: '',
  },
  /** `figures` is as high as the figures are, so that they stand on what follows. */
  leading: { giant: '', figures: '', tight: '', title: '', row: '', sentence: '', text: '' },
  tracking: { tight: '', title: '', row: '', text: '' },
  /** How far large letters, figures and opening quotation marks stand out to the left, so that the line begins on the margin. */
  hang: { letter: '', slant: '', figure: '', quote: '' },
  /**
   * A giant word is measured by Larkhythe's face: `fit` is how much of that size this one takes. Then the
   * most that a word grows to: on one line, on each of two, and on a phone; and the figures of 404.
   */
  word: { fit: '', one: '', two: '', phone: '', figures: '' },
})

export const space = createThemeContract({
  hair: '', xxs: '', xs: '', s: '', m: '', l: '', xl: '', xxl: '', huge: '',
  /** Between the page's edge and what stands on it; between columns. */
  margin: '', gutter: '',
  /** The margin on however wide a window: what is outside of the widest content counts to it. */
  edge: '',
  /** Above and below what a room holds; between two sections on paper. */
  room: '', section: '',
  /** How far an object leans into the next block; how far a stepped room stands in. */
  overhang: '', step: '',
  /** How far a drawing that is as wide as the page reaches up under the words on it. */
  lap: '',
  /** The same for the side panel: its margin, and how far its object leans out. */
  panel: '', overhangPanel: '',
})

export const size = createThemeContract({
  /** The least a finger needs, and what buttons and rows have. */
  target: '', button: '', row: '', menuButton: '', iconSmall: '', icon: '', iconLarge: '',
  /** The button that leads back to the top, and how near it stands to the window's edge. */
  backToTop: '', backToTopEdge: '',
  /** How much of the name across the foot is seen. */
  wordmark: '',
  header: '', loader: '', logo: '', brandLogo: '', portrait: '', bar: '',
  /** The least height beside a first room's words, in which its object stands. */
  stand: '',
  /** Measures of text, and the widest that a page's content gets. */
  measure: '', measureWide: '', measureNarrow: '', container: '',
  panelPhone: '', panelTablet: '', panelDesktop: '',
  rule: '', line: '', focus: '', focusOffset: '',
  /** A form's field, the line around it, and the square of a choice. */
  field: '', fieldLine: '', choice: '',
})

export const radius = createThemeContract({ control: '', round: '' })

export const shadow = createThemeContract({ header: '', panel: '', lifted: '' })

export const motion = createThemeContract({
  quick: '', brisk: '', slow: '', page: '', pageRise: '', overlay: '', overlayFade: '', late: '', settling: '', spin: '', ease: '', easeOut: '',
  /** Has way left for the eye when the veil over a new page lifts. */
  easePage: '',
  /** Gathers speed: for what leaves. */
  easeIn: '',
})

export const layer = createThemeContract({ object: '', header: '', backToTop: '', overlay: '', message: '', panel: '', skipLink: '' })

/** A value for every role of a contract. */
type Values<Contract> = { [Role in keyof Contract]: Contract[Role] extends string ? string : Values<Contract[Role]> }

/** Every role of the contract, filled. */
export interface Theme {
  readonly color: Values<typeof color>
  readonly font: Values<typeof font>
  readonly space: Values<typeof space>
  readonly size: Values<typeof size>
  readonly radius: Values<typeof radius>
  readonly shadow: Values<typeof shadow>
  readonly motion: Values<typeof motion>
  readonly layer: Values<typeof layer>
}

/** What a theme gives other values on a phone that lies on its side. */
export const sidewaysRoles = {
  hero: font.size.hero,
  room: font.size.room,
  title: font.size.title,
  section: font.size.section,
  client: font.size.client,
  numeral: font.size.numeral,
  one: font.word.one,
  two: font.word.two,
  phone: font.word.phone,
  huge: space.huge,
  aroundRoom: space.room,
  overhang: space.overhang,
  header: size.header,
  menuButton: size.menuButton,
  stand: size.stand,
}

export type Sideways = Values<typeof sidewaysRoles>
