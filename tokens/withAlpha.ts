/** A colour (#rrggbb) with an opacity from 0, which lets all through that is behind it, to 1, which lets nothing through. */
export const withAlpha = (colour: string, opacity: number): string => `${colour}${Math.round(opacity * 255).toString(16).padStart(2, '0')}`
