import { font } from './contract.css.ts'

/**
 * The serif italic: a caption's second line, the heading of a short list, one phrase of a statement. Its font is asked
 * for once the first view is painted (`src/early.ts`); until then what stands in for it has its place.
 */
export const italic = {
  fontFamily: font.family.accent,
  fontStyle: 'italic',
  selectors: { 'html[data-unpainted] &': { fontFamily: font.family.accentStandIn } },
}
