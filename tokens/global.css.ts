/** What every page starts from: the fonts, a reset, the document's ground, and one focus ring for all. */
import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { answering } from './answering.ts'
import { below, breakpoint, low, prefers } from './breakpoints.ts'
import { color, font, ground, motion, size, space } from './contract.css.ts'
import files from './fontFiles.json' with { type: 'json' }

/** The size of letters in windows wider than `wide`, in % of the visitor's own: one query for every 160 px up to 3840 px. */
const growth = Object.fromEntries(
  Array.from({ length: 15 }, (_, step) => (step + 1) * 160).map((more) => [
    `screen and (min-width: ${breakpoint.wide + more}px)`,
    { fontSize: `${(100 + more * 0.0225).toFixed(1)}%` },
  ]),
)

const faces = [
  { family: 'Larkhythe Display', file: files.display, style: 'normal' },
  { family: 'Larkhythe Text', file: files.text, style: 'normal' },
  { family: 'Larkhythe Accent', file: files.accent, style: 'normal' },
]
const locals = (names: readonly string[]): string => names.map((name) => `local('${name}')`).join(', ')
for (const { family, file, style } of faces) {
  globalFontFace(family, {
    src: `url('${file.path}') format('woff2')`,
    fontWeight: file.weight,
    fontStyle: style,
    fontDisplay: 'swap',
  })
  const { local, ...metrics } = file.fallback
  globalFontFace(`${family} Fallback`, { src: locals(local), fontWeight: file.weight, fontStyle: style, ...metrics })
}
// On average its letters are as wide as the display face's, one by one up to a quarter wider: a giant word, which fills
// its line, would stand on two until the font comes. So here it is made narrower, and as high.
const narrower = 0.86
const scaled = (percent: string, factor: number): string => `${(Number.parseFloat(percent) * factor).toFixed(4)}%`
const { weight, fallback: { local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } } = files.display
globalFontFace('Larkhythe Giant Fallback', {
  fontWeight: weight,
  src: locals(local),
  sizeAdjust: scaled(sizeAdjust, narrower),
  ascentOverride: scaled(ascentOverride, 1 / narrower),
  descentOverride: scaled(descentOverride, 1 / narrower),
  lineGapOverride,
})

// No script, nobody to put it there.
globalStyle(':root', { '@media': { [prefers.noScripting]: { vars: { [font.family.accentStandIn]: font.family.accent } } } })

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0, padding: 0 })

globalStyle('html', {
  // Browsers that darken pages of themselves would set white words on bright rooms; older ones do not know `only`.
  colorScheme: ['light', 'only light'],
  textSizeAdjust: '100%',
  // There on short pages too, so that none stands elsewhere than the others.
  overflowY: 'scroll',
  scrollPaddingBlock: `calc(${size.header} + ${space.m}) calc(${size.button} + ${space.l})`,
  background: color.page,
  // Above 1440 px everything that is measured in rem grows gently, so that a wide screen is composed and not stretched.
  // By steps: vw in the root's own font size counts a scrollbar or not, as the browser's last look at the root had it.
  // In a low window the header stays in its place, and the button that leads to the top: nothing has to be clear of them.
  '@media': { ...growth, [low]: { scrollPaddingBlock: space.m } },
})

// Behind a modal the page does not scroll. What a scrollbar leaves free stays free, and is as dark as the rest: there
// Chromium paints the root's colour and no picture. A variable in what changes at the root is a new style for each element
// of the page, so there is none where nothing is left free.
globalStyle('html[data-locked]', { overflow: 'hidden' })
globalStyle('html[data-locked="beside"]', { scrollbarGutter: 'stable', backgroundColor: color.scrim })
/** A finger moves the view of an enlarged page, over the slider and what scrolls by itself too (`src/browser/viewport/pinchZoom.ts`). */
globalStyle('html[data-zoomed] *', { touchAction: 'auto', overscrollBehavior: 'auto' })

globalStyle('body', {
  position: 'relative',
  minHeight: '100vh',
  background: ground.field,
  color: ground.text,
  fontFamily: font.family.text,
  fontSize: font.size.text,
  fontWeight: font.weight.text,
  lineHeight: font.leading.text,
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})

globalStyle('img, picture, svg, video', { display: 'block', maxWidth: '100%' })
globalStyle('img, video', { height: 'auto' })
// In a flex or grid container each would be a part of its own, with a gap after it.
globalStyle('source', { display: 'none' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { background: 'none', border: 'none', borderRadius: 0, cursor: 'pointer' })
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: size.line })
globalStyle('a:hover, button:hover', { '@media': { [prefers.hover]: { textDecorationThickness: size.rule } } })
// Whatever answers a hand does it in one way; what has movements of its own names these too.
// Two quick taps are two presses, on phones that would zoom in at them too.
globalStyle('a, button', {
  touchAction: 'manipulation',
  transition: `${motion.quick} ${motion.ease}`,
  transitionProperty: answering,
})
// Whoever wants less motion sees every change at once. What moves as an animation says so itself: some of it ends in a look of its own.
globalStyle('*, ::before, ::after', { '@media': { [prefers.reducedMotion]: { transition: 'none !important' } } })
// Translated into a language that runs from right to left, a number would have its groups the other way round.
globalStyle('a[href^="tel:"]', { direction: 'ltr', unicodeBidi: 'isolate' })
globalStyle('address, em, cite', { fontStyle: 'normal' })
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
globalStyle('p, li', { textWrap: 'pretty' })
// A few words beside a name have lines of one length.
globalStyle('dd, ol p, form p', { textWrap: 'balance' })
// Where a text is to be pretty, WebKit breaks the line before a line break once more.
globalStyle('address p', { textWrap: 'wrap' })

// They weigh nothing, so that a part that sets its ring inside itself, or in another colour, is heard in whatever order styles come.
globalStyle(':where(:focus)', { outline: 'none' })
globalStyle(':where(:focus-visible)', {
  outline: `${size.focus} solid ${ground.focus}`,
  outlineOffset: size.focusOffset,
  '@media': { [prefers.forcedColors]: { outlineColor: 'Highlight' } },
})
globalStyle('h1:focus-visible, main:focus-visible, [tabindex="-1"]:focus-visible', { outlineOffset: space.xs })

globalStyle(':root', {
  '@media': {
    [prefers.moreContrast]: {
      vars: { [color.textMuted]: color.text, [ground.muted]: color.text, [color.line]: color.text, [ground.line]: color.text, [color.veil]: color.veilThin, [color.scrim]: color.text, [color.signal]: color.text, [color.onSignal]: color.page },
    },
    [below.desktop]: { vars: { [size.focusOffset]: '2px' } },
  },
})

globalStyle('html', { '@media': { print: { background: 'none', fontSize: '10pt' } } })
// What is out of sight stands beside the body, and Firefox would print it as empty pages at the end.
globalStyle('body', { '@media': { print: { position: 'static', background: 'none', color: 'CanvasText' } } })
// Not those of a third level: they may end a tile or a row, and Chromium would keep all of them together and cut through one in the end.
globalStyle('h1, h2', { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('li, figure, h1, h2', { '@media': { print: { breakInside: 'avoid' } } })
// Firefox does not hear the first of these: there a heading stands where the next lines have room, too.
globalStyle('h2::after', { '@media': { print: { content: '""', display: 'block', height: '9rem', marginBlockEnd: '-9rem' } } })
globalStyle('p', { orphans: 3, widows: 3 })
// Paper leads nowhere: it says where a link to another site would.
globalStyle('main a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } })
