/**
 * The rules that leave something undecided, and what decides it. No rule is switched off: a rule that is not named here
 * fails the test with the first thing that it cannot decide.
 */
export const settledBy: Readonly<Record<string, string>> = {
  'aria-roledescription': 'It stands on elements with a role and a name, as the W3C pattern of a carousel has it (home.spec.ts).',
  'color-contrast': 'Contrast over pictures and under what overlaps is measured pixel by pixel, of all text (faintText.ts).',
  'color-contrast-enhanced': 'The same measure, at the same 7 to 1.',
  'hidden-content': 'What a page at rest hides is tested where it is shown (states.spec.ts, home.spec.ts).',
}
