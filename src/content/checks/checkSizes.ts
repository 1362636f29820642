import type { Faults, Known } from './known.ts'

/** The sizes of pictures and films. */
export function* checkSizes(known: Known): Faults {
  for (const list of ['pictures', 'videos'] as const) {
    for (const [name, { width, height }] of known[list]) {
      if (!(width > 0 && height > 0)) yield `src/content/${list}.json: ${name}: width and height must be more than 0 px`
    }
  }
}
