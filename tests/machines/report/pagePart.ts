import type { Finding } from './findings.ts'
import type { PageTour, Passage, Reason, Seen } from './pageFindings.ts'

export const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A state's name, which breaks where one part of it ends. */
export const stateName = (state: string): string => html(state).replaceAll('.', '.<wbr>')

const visitorNames: Readonly<Record<string, string>> = {
  mouse: 'mouse, 1440 px',
  keyboard: 'keyboard, 1440 px',
  phone: 'finger, 390 px',
  tablet: 'finger, 820 px',
  still: 'mouse, reduced motion',
  service: 'mouse, 1440 px, with a form service',
}
const visitor = (profile: string): string => visitorNames[profile] ?? profile

const image = (picture: string, words: string): string => (picture === '' ? '<span class="noPicture">no picture</span>' : `<img src="${picture}" alt="${html(words)}" loading="lazy">`)

const said = (state: string, { profile, tree }: Seen): string => `<details class="tree"><summary>What a screen reader finds</summary><div class="scroll" tabindex="0" role="region" aria-label="Accessibility tree of ${html(state)}, ${visitor(profile)}"><pre>${html(tree)}</pre></div></details>`

/** A state as each visitor sees it. What several of them hear is written once. */
export function sights(state: string, seen: readonly Seen[], because: string): string {
  if (seen.length === 0) return because === '' ? '' : `<p>No picture: ${html(because)}.</p>`
  const items = seen.map((sighting, place) => {
    const { profile, picture, tree, findings } = sighting
    const same = seen.slice(0, place).find((earlier) => earlier.tree === tree)
    return `<li class="${profile}"><figure>${image(picture, `${state}, ${visitor(profile)}`)}<figcaption><b>${visitor(profile)}</b>${findings.length === 0 ? '<span class="yes">no accessibility finding</span>' : `<span class="no">${findings.map(html).join('; ')}</span>`}</figcaption></figure>
${same ? `<p class="soft">A screen reader finds what it does with ${visitor(same.profile)}.</p>` : said(state, sighting)}</li>`
  })
  return `<ul class="sights">${items.join('\n')}</ul>`
}

export const passage = (found: Passage | undefined, because: string): string => (found === undefined ? `<span class="soft">not here${because === '' ? '' : `: ${html(because)}`}</span>` : `<details class="passage"><summary>${html(found.does)}</summary><ul class="beforeAfter"><li>${image(found.before, 'before')}<span>before</span></li><li>${image(found.after, 'after')}<span>after, ${visitor(found.profile)}, tour ${found.tour}</span></li></ul></details>`)

/** A tour over the page as a film, up to what went wrong. */
function pageFilm({ begins, acts, done, failure, picture, profile, number }: PageTour, label: string, pictures: ReadonlyMap<string, string>): string {
  const shotOf = (shows: string): string => {
    const shot = pictures.get(`${profile} ${shows}`) ?? ''
    return shot === '' ? '' : image(shot, `${shows}, ${visitor(profile)}`)
  }
  const first = begins === '' ? '' : `<li class="moved beginning"><span class="does">the page comes to life</span>${shotOf(begins)}<span class="name">${stateName(begins)}</span></li>`
  const frames = acts.map(({ does, shows }, place) => {
    const look = failure !== '' && place === done ? 'wrong' : failure !== '' && place > done ? 'notRun' : 'moved'
    const shot = look === 'moved' ? shotOf(shows) : look === 'wrong' && picture !== '' ? image(picture, `${shows}, ${visitor(profile)}`) : ''
    return `<li class="${look}"><span class="does">${html(does)}</span>${shot}<span class="name">${stateName(shows)}</span>${look === 'wrong' ? '<strong class="no">this is what was there</strong>' : look === 'notRun' ? '<span class="says">not run</span>' : ''}</li>`
  })
  return `<div class="scroll" tabindex="0" role="region" aria-label="${html(label)}, ${visitor(profile)}, tour ${number}"><ol class="film ${profile}">${first}${frames.join('')}</ol></div>`
}

const picturesOf = ({ page }: Finding): ReadonlyMap<string, string> => new Map(page.sights.flat().map(({ profile, state, picture }) => [`${profile} ${state}`, picture]))

/** The broken tours over the page: what was done up to the wrong step, and what was there in place of what should be. */
export function brokenOnPage(finding: Finding): string {
  const broken = finding.page.tours.filter(({ failure }) => failure !== '')
  const [first, ...others] = broken
  const { missing } = finding.page
  const missed = missing.length === 0 ? '' : `<p>Sent over the page and not come home: ${missing.map(visitor).join('; ')}. What Playwright printed says why.</p>`
  if (!first) return missed
  const from = Math.max(0, first.done - 3)
  return `${missed}<p>On the page, ${visitor(first.profile)}: ${html(first.failure.split('\n')[0] ?? '')}${others.length > 0 ? ` (and ${others.length} more tours over the page)` : ''}. Again: <code>${html(first.replay)}</code></p>
<details><summary>All that the browser said</summary><div class="scroll" tabindex="0" role="region" aria-label="What the browser said of ${finding.name}"><pre>${html(first.failure)}</pre></div></details>
${pageFilm({ ...first, begins: from === 0 ? first.begins : '', acts: first.acts.slice(from, first.done + 2), done: first.done - from }, `The broken part of ${finding.name}`, picturesOf(finding))}`
}

export function pageTours(finding: Finding): string {
  const { name, page } = finding
  if (page.tours.length === 0) return '<p>The tours over the page have not run: <code>npm run test:machines:page</code>, with a build in <code>dist/</code>.</p>'
  const pictures = picturesOf(finding)
  return page.tours.map((tour) => `<details id="page-tour-${tour.profile}-${tour.number}"${tour.failure === '' ? '' : ' open'}><summary>${visitor(tour.profile)}, tour ${tour.number}: ${tour.acts.length} acts${tour.failure === '' ? '' : ` <span class="no">goes wrong at act ${tour.done + 1}</span>`}</summary>${pageFilm(tour, `${name} over the page`, pictures)}</details>`).join('\n')
}

export function reasons(title: string, list: readonly Reason[]): string {
  if (list.length === 0) return ''
  const groups = Map.groupBy(list, ({ because }) => because)
  return `<h3>${title}</h3><dl class="reasons">${[...groups].map(([because, of]) => `<dt>${html(because)}</dt>${of.map(({ what, transition }) => `<dd>${transition === undefined ? `<code>${html(what)}</code>` : `<a href="#transition-${transition}"><code>${html(what)}</code></a>`}</dd>`).join('')}`).join('')}</dl>`
}

/** What some visitors cannot do: for each reason the events, each with the visitors. */
export const cannot = ({ page: { impossible } }: Finding): string =>
  reasons('What some visitors cannot do, and why', impossible.map(({ what, because, visitors }) => ({ what: `${what} (${visitors.map(visitor).join('; ')})`, because })))
