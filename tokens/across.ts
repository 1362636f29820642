/** A length as a share of the width of the container that it is used in. */
export const across = (share: number): string => `${100 * share}cqi`
