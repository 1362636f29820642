/** The wish that nothing moves, as the visitor's system has it; in the words in which the looks ask for it (`prefers` in tokens/breakpoints.ts). */
export const reducedMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)')
