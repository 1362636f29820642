import { checkName } from './known.ts'
import type { Faults, Known } from './known.ts'

/** The menu's own lines, and the services' in it. */
export function* checkMenu({ sound: { menuEntries, menuItems }, paths, outside: { icons } }: Known): Faults {
  for (const { file, value: { path, icon } } of menuEntries) {
    yield* checkName(file, 'path', path, paths, 'page of the site: write its file in src/content/services')
    yield* checkName(file, 'icon', icon, icons, 'icon in src/components/ServiceIcon/serviceIconNames.ts: name one of them, or add it there and run npm run icons')
  }
  for (const { file, value: { path } } of menuItems) {
    if (path !== undefined) yield* checkName(file, 'path', path, paths, 'page of the site')
  }
}
