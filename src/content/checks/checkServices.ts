import { slugOf } from '#content/choices'
import type { Entry } from '#content/entry'
import type { Service } from '#content/schema'
import { strings } from '#content/strings'
import { checkCutOut, checkPicture, checkTitle } from './known.ts'
import type { Faults, Known } from './known.ts'

export function* checkServices(services: readonly Entry<Service>[], known: Known): Faults {
  const { sound: { menuEntries, projects }, isWhole } = known
  for (const { file, value } of services) {
    const index = menuEntries.find(({ value: { id } }) => id === value.id)?.value
    if (index) {
      for (const field of ['title', 'path', 'group'] as const) {
        if (index[field] !== value[field]) yield `${file}: ${field}: must be ${JSON.stringify(index[field])}, as in src/content/menu.ts (found ${JSON.stringify(value[field])})`
      }
    } else if (isWhole('menuEntries')) {
      // A line that failed may be its own.
      yield `${file}: id: ${value.id} has no line in src/content/menu.ts: write one into serviceEntries`
    }
    yield* checkCutOut(file, 'img', value.img, known)
    const [field, sought] = value.soughtAs ? ['soughtAs', value.soughtAs] as const : ['title', value.title] as const
    yield* checkTitle(file, field, sought, strings.titles.service(sought))
    for (const name of value.subImgs) yield* checkPicture(file, 'subImgs', name, known)
    // A project that failed may be the one that names it.
    if (isWhole('projects') && !projects.some(({ value: project }) => project.services.includes(slugOf(value.path)))) {
      yield `${file}: no project in src/content/projects names it, so its page would have no proof`
    }
  }
}
