import type { Entry } from '#content/entry'
import type { Testimonial } from '#content/schema'
import { checkName, checkPicture } from './known.ts'
import type { Faults, Known } from './known.ts'

export function* checkTestimonials(testimonials: readonly Entry<Testimonial>[], known: Known): Faults {
  for (const { file, value } of testimonials) {
    yield* checkPicture(file, 'image', value.image, known)
    yield* checkName(file, 'project', String(value.project), known.numbers, 'project')
    const about = known.sound.projects.find(({ value: { path } }) => path === `/porject_${value.project}`)
    if (!value.name.startsWith(`${value.title}, `)) yield `${file}: name: must be the title, a comma and the client`
    else if (about && value.name !== `${value.title}, ${about.value.title}`) {
      yield `${file}: name: must end with the client of project ${value.project}, ${JSON.stringify(about.value.title)} in ${about.file} (found ${JSON.stringify(value.name)})`
    }
    if ((value.short === true) !== value.id <= 3) yield `${file}: short: belongs to the first three, and to them alone`
  }
}
