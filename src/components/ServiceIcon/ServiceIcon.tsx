import { size } from '#components/Icon/Icon.css'
import type { ServiceIconName } from './serviceIconNames.ts'
import sprite from './serviceIcons.svg'

/** Has the file of the icons there before the first of them is shown. */
export function fetchServiceIcons(): void {
  new Image().src = sprite
}

/** A service's icon beside its name: hidden from screen readers, in the colour of the text. All icons are one file, no code. */
export function ServiceIcon({ name }: { readonly name: ServiceIconName }) {
  return <svg className={size.medium} viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable={false}><use href={`${sprite}#${name}`} /></svg>
}
