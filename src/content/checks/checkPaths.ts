import { slugOf } from '#content/choices'
import { isNamed, pagesOf } from './known.ts'
import type { Faults, Known } from './known.ts'

/** The addresses of services and articles, those of before among them. */
export function* checkPaths({ sound, paths }: Known): Faults {
  const { services, articles } = sound
  const pages = pagesOf(sound)
  // Numbered addresses lead to their services (decisions, section 1).
  const leading = new Set(services.map(({ value: { id } }) => `/services/${id}`))
  for (const { file, value: { path, formerPaths = [] } } of [...services, ...articles]) {
    // Where two entries share an address, which is told already, the one whose file has that name already is right: neither is told to rename.
    if (!isNamed(file, path) && !pages.some((page) => page.value.path === path && isNamed(page.file, path))) yield `${file}: path: the file must be named ${slugOf(path)}.ts`
    for (const former of formerPaths) {
      if (paths.has(former)) yield `${file}: formerPaths: ${JSON.stringify(former)} is the address of a page`
      else if (leading.has(former)) yield `${file}: formerPaths: ${JSON.stringify(former)} leads to a page already`
      leading.add(former)
    }
  }
}
