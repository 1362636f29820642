/** The icons that a service may have, by Lucide's names. `npm run icons` draws them into `serviceIcons.svg`. */
export const serviceIconNames = [
  'app-window', 'book-open', 'camera', 'chart-no-axes-column', 'clapperboard', 'code', 'compass', 'fingerprint', 'funnel', 'layout-template',
  'mail', 'map', 'map-pin', 'megaphone', 'message-circle', 'mouse-pointer-click', 'newspaper', 'pen-line', 'radio', 'refresh-cw', 'search',
  'shopping-bag', 'users', 'wrench',
] as const

export type ServiceIconName = (typeof serviceIconNames)[number]
