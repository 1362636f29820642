import type { Entry } from '#content/entry'
import type { Project } from '#content/schema'
import { checkName, checkNamedServices, checkPast, checkPicture, checkTitle, nameOf } from './known.ts'
import type { Faults, Known } from './known.ts'

/** Ends what is said of an unknown film: what was expected, and how to add it. */
const aVideo = 'video in src/content/videos.json: put the film in public/videos and its line in src/content/videos.json (README, “Put in a film”)'

function* checkPictures(file: string, project: Project, known: Known): Faults {
  const lead: readonly [field: string, name: string] = 'img' in project ? ['img', project.img] : ['video.poster', project.video.poster]
  for (const [field, name] of [lead, ...project.pictures.map(({ picture }) => ['pictures', picture] as const)]) {
    yield* checkPicture(file, field, name, known)
    if (known.pictures.get(name)?.alt === '') yield `${file}: ${field}: ${JSON.stringify(name)} has no words for who cannot see it: give it a sentence in art/drawings/alt.json and run npm run pictures`
  }
}

export function* checkProjects(projects: readonly Entry<Project>[], known: Known): Faults {
  for (const { file, value } of projects) {
    yield* checkPictures(file, value, known)
    yield* checkTitle(file, 'title and line', `${value.title}: ${value.line}`)
    if ('video' in value) {
      const { file: name, seconds, published } = value.video
      yield* checkName(file, 'video', name, known.videos, aVideo)
      const film = known.videos.get(name)
      if (film && film.seconds !== seconds) yield `${file}: video.seconds: must be ${film.seconds}, as src/content/videos.json says of ${JSON.stringify(name)} (found ${seconds})`
      yield* checkPast(file, 'video.published', published)
    }
    yield* checkPast(file, 'year', value.year)
    const own = `/porject_${Number.parseInt(nameOf(file), 10)}`
    if (value.path !== own) yield `${file}: path: must be ${own}, by the number that its file begins with (found ${JSON.stringify(value.path)})`
    yield* checkNamedServices(file, value.services, known)
  }
}
