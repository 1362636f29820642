/** A colour of the palette (#rrggbb) that lets through what is behind it: its share from 0, nothing, to 1, all of it. */
export const thin = (hue: string, share: number): string => `${hue}${Math.round(share * 255).toString(16).padStart(2, '0')}`
