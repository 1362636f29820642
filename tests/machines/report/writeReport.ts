/** Plays every contract on the machines as they are and writes what came of it into reports/machines/. Run: npm run qa */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawChart, labelOf } from '../charts/drawChart.ts'
import { vocabularies } from '../model/vocabulary.ts'
import type { Departure, Instant } from '../model/contract.ts'
import { describeState, find, isShort, kinds } from './findings.ts'
import type { Figure, Finding, TourFinding } from './findings.ts'
import { readTestReport } from '../../../bin/testReports.ts'
import { folder, outcome } from '../page/paths.ts'
import { describeSubject } from './subject.ts'
import { brokenOnPage, cannot, html, pageTours, passage, reasons, sights, stateName } from './pagePart.ts'

const began = performance.now()
const figureText = ({ is, of }: Figure): string => `${is}/${of}`
const sum = (figures: readonly Figure[]): Figure => ({
  is: figures.reduce((total, { is }) => total + is, 0),
  of: figures.reduce((total, { of }) => total + of, 0),
  excused: figures.reduce((total, { excused = 0 }) => total + excused, 0),
})
const shown = (figure: Figure, name: string, excuse: string): string =>
  `<li><span class="figure${isShort(figure) ? ' short' : ''}">${figureText(figure)}</span>${name}${figure.excused ? `, ${figure.excused} ${excuse}` : ''}</li>`
/** In place of what is missing: why it may be. */
const excuses = { mutants: 'make no difference', page: 'left out with reasons' } as const
const figureNames = { states: 'states', transitions: 'transitions', guards: 'guards saying no', delays: 'delays to the ms', pairs: 'pairs of transitions', mutants: 'changes noticed' } as const

const meanings = {
  'states, transitions': 'of the charts, gone through by the tours of the model, which have no page',
  [figureNames.guards]: 'conditions that were met with what they turn away, too',
  [figureNames.delays]: '1 ms early nothing may have happened, at the millisecond it must have',
  [figureNames.pairs]: 'one transition straight after another, of those that can follow each other',
  [figureNames.mutants]: 'small changes made in a machine on purpose; its contract must notice each that makes a difference to anybody',
  'reached on the page': 'states, transitions and answers of guards that visitors with a mouse, a keyboard or a finger came to on the built site. What they leave out is listed with its reason: what no hand can bring about, and what hand-written journeys do instead, as an enquiry to a form service',
  'accessibility findings': 'of automatic rules, after every act of every visitor',
  page: 'is a machine of that name, too: it says how it stands with the page that one is on the way to',
}

const findings = vocabularies.map(find)
const broken = findings.filter(({ isGood }) => !isGood)
/** Of what was played on the page, walks too. */
const played = readTestReport(outcome)
const subject = describeSubject()
const pageSteps = findings.reduce((total, { page }) => total + page.tours.reduce((length, { done }) => length + done, 0), 0)
/** What nobody has looked at is not well. */
const isVisited = pageSteps > 0 && !subject.isSiteOld
const isWhole = broken.length === 0 && played.failed === 0
const isGood = isWhole && isVisited

/** `part`: as far as it was looked at, all is well. */
type Look = 'good' | 'part' | 'bad'

function lookOf(isKept: boolean): Look {
  if (!isKept) return 'bad'
  return isVisited ? 'good' : 'part'
}

function fontFace(family: string, prefix: string): string {
  const file = readdirSync('public/fonts').find((name) => name.startsWith(prefix) && name.endsWith('.woff2'))
  return file ? `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(`public/fonts/${file}`, 'base64')}) format('woff2') }` : ''
}

const stateAddress = (state: string): string => `state-${state.replaceAll('.', '-')}`
const tourLinks = (tours: readonly number[]): string =>
  tours.length === 0 ? '<span class="no">none</span>' : `${tours.slice(0, 6).map((tour) => `<a href="#tour-${tour + 1}">${tour + 1}</a>`).join(' ')}${tours.length > 6 ? ` and ${tours.length - 6} more` : ''}`

/** The drawn chart, each state and arrow with how much of it the tours went through. */
async function colouredChart({ chart, throughStates, throughTransitions }: Finding): Promise<string> {
  let { svg } = await drawChart(chart)
  for (const [place, { id }] of chart.states.entries()) {
    if (id !== '') svg = svg.replace(`<rect data-state="${id}"`, `<rect class="${throughStates[place]?.length ? 'seen' : 'unseen'}" data-state="${id}"`)
  }
  const arrows = Map.groupBy(chart.transitions.map((transition, place) => ({ transition, isTaken: (throughTransitions[place]?.length ?? 0) > 0 })), ({ transition: { from, to } }) => `${from} &gt; ${to}`)
  for (const [arrow, transitions] of arrows) {
    const taken = transitions.filter(({ isTaken }) => isTaken).length
    svg = svg.replaceAll(`<path data-edge="${arrow}"`, `<path class="${taken === transitions.length ? 'seen' : taken > 0 ? 'partly' : 'unseen'}" data-edge="${arrow}"`)
  }
  // Every chart has an arrow head of its own on the page.
  return svg.replaceAll('#arrow', `#arrow-${chart.name}`).replace('id="arrow"', `id="arrow-${chart.name}"`)
}

function film({ steps, departure }: TourFinding): string {
  let last = ''
  return `<ol class="film">${steps.map(({ does, state, says }, place) => {
    const look = departure && place + 1 === departure.step ? 'wrong' : departure && place + 1 > departure.step ? 'notRun' : state === last ? '' : 'moved'
    last = state
    return `<li class="${look}"><span class="does">${html(does)}</span><span class="name">${stateName(state)}</span>${says ? `<span class="says">says ${html(says)}</span>` : ''}${look === 'wrong' ? `${differences(departure)}` : ''}</li>`
  }).join('')}</ol>`
}

const partsOf = ({ state, context, says }: Instant): ReadonlyMap<string, string> => new Map([
  ['', describeState(state)],
  ...Object.entries(context ?? {}).map(([name, value]): [string, string] => [`${name} `, JSON.stringify(value)]),
  ['says ', says.map(({ type }) => type).join(', ') || 'nothing'],
])

/** What was frozen and what is now, of all that the two differ in. */
function differences(departure: Departure | undefined): string {
  if (!departure) return ''
  const [frozen, now] = [partsOf(departure.frozen), partsOf(departure.now)]
  return [...frozen].filter(([name, value]) => now.get(name) !== value).map(([name, value]) => `<strong class="no">now ${html(name)}${html(now.get(name) ?? 'nothing')}, not ${html(value)}</strong>`).join('')
}

const visitorCount = (count: number): string => (count === 0 ? 'no visitor' : count === 1 ? '1 visitor' : `${count} visitors`)

const replay = (name: string): string => `npm run test:machines -- -t "the contract of ${name}"`

const missedText = ({ figures, missed }: Pick<Finding, 'figures' | 'missed'>): string => missed.map((kind) => `${figureNames[kind]} ${figureText(figures[kind])}`).join(', ')

function brokenPart(finding: Finding): string {
  const { name, tours, added, removed, unexplained } = finding
  const [first, ...others] = tours.flatMap((tour, number) => (tour.departure ? [{ tour, number }] : []))
  const missed = missedText(finding)
  return `<div class="broken"><h2><a href="${name}.html">${name}</a></h2>
${brokenOnPage(finding)}
${first ? `<p>Tour ${first.number + 1} goes another way at step ${first.tour.departure?.step}${others.length > 0 ? `, and ${others.length} more tours after it` : ''}. Again: <code>${html(replay(name))}</code></p><div class="scroll" tabindex="0" role="region" aria-label="The first broken tour of ${name}">${film({ ...first.tour, steps: first.tour.steps.slice(0, (first.tour.departure?.step ?? 0) + 2) })}</div>` : ''}
${added.length + removed.length > 0 ? `<p>Since the contract was accepted:</p><ul>${removed.map((line) => `<li>gone: <code>${html(line)}</code></li>`).join('')}${added.map((line) => `<li>new: <code>${html(line)}</code></li>`).join('')}</ul><p>If this is meant: <code>npm run machines:accept -- ${name}</code></p>` : ''}
${missed ? `<p>Not wholly covered: ${missed}.</p>` : ''}
${unexplained.length > 0 ? `<p>Changes that nobody would notice:</p><ul>${unexplained.map((change) => `<li><code>${html(change)}</code></li>`).join('')}</ul>` : ''}</div>`
}

async function machinePage(finding: Finding): Promise<string> {
  const { name, chart, figures, throughStates, throughTransitions, tours, rules, explained, page } = finding
  const label = (id: string): string => (id === '' ? `any state of ${name}` : id)
  const states = chart.states.flatMap(({ id, description }, place) => (id === '' ? [] : [{ id, description, place }]))
  return documentOf(`${name}: ${finding.isGood ? 'keeps its contract' : 'is broken'}`, lookOf(finding.isGood), name, `
<h1>${name}</h1>
<p>${html(chart.description)}</p>
<ul class="figures">${kinds.map((kind) => shown(figures[kind], figureNames[kind], excuses.mutants)).join('')}${shown(page.reached, 'reached on the page', excuses.page)}</ul>
${finding.isGood ? '' : brokenPart(finding)}`, `
<section aria-labelledby="chart-title"><h2 id="chart-title">Chart</h2>
<ul class="legend"><li class="seen">gone through by the tours</li><li class="partly">in part</li><li class="unseen">not at all</li></ul>
<p>The machine begins at the black dot. Choose a state or an arrow to see it on the page. A chart that is wider than the window scrolls sideways, or is made to fit: <label><input type="checkbox" class="fit"> fit it to the window</label>.</p>
<div class="scroll chart" tabindex="0" role="region" aria-label="The chart of ${name}; the lists below say the same">${await colouredChart(finding)}</div></section>
<section aria-labelledby="states-title"><h2 id="states-title">States</h2>
${states.map(({ id, description, place }) => `<details class="state" id="${stateAddress(id)}"><summary><span class="name">${id}</span> ${html(description)} <span class="soft">${visitorCount(page.sights[place]?.length ?? 0)}</span></summary>
${sights(id, page.sights[place] ?? [], page.unseen[place] ?? '')}<p>Tours of the model through it: ${tourLinks(throughStates[place] ?? [])}</p></details>`).join('\n')}
${reasons('States that look alike', page.alike)}</section>
<section aria-labelledby="transitions-title"><h2 id="transitions-title">Transitions</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Transitions of ${name}"><table class="rows" role="table"><thead><tr><th scope="col">in</th><th scope="col">when</th><th scope="col">then</th><th scope="col">why</th><th scope="col">on the page</th><th scope="col">tours of the model</th></tr></thead><tbody>
${chart.transitions.map((transition, place) => `<tr role="row" data-arrow="${transition.from} > ${transition.to ?? transition.from}" id="transition-${place}"><th role="rowheader" scope="row">${label(transition.from)}</th><td role="cell" data-of="when"><code>${html(labelOf(transition))}</code></td><td role="cell" data-of="then">${transition.to === undefined ? 'stays' : label(transition.to)}</td><td role="cell" data-of="why">${html(transition.description)}</td><td role="cell" data-of="on the page">${passage(page.passages[place], page.explained.find(({ transition: left }) => left === place)?.because ?? '')}</td><td role="cell" data-of="tours of the model">${tourLinks(throughTransitions[place] ?? [])}</td></tr>`).join('\n')}
</tbody></table></div>
${reasons('What the tours over the page leave out, and why', page.explained)}
${cannot(finding)}</section>
<section aria-labelledby="page-title"><h2 id="page-title">Tours over the page</h2>
${pageTours(finding)}</section>
<section aria-labelledby="model-title"><h2 id="model-title">Tours of the model</h2>
${tours.map((tour, number) => `<details id="tour-${number + 1}"><summary>Tour ${number + 1}: ${tour.steps.length} steps, ${html(tour.start)}${tour.departure ? ' <span class="no">goes another way</span>' : ''}</summary><div class="scroll" tabindex="0" role="region" aria-label="Tour ${number + 1} of ${name}">${film(tour)}</div></details>`).join('\n')}</section>
<section aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>
<p>Held at every step of every tour and walk:</p>
<ul>${rules.map((rule) => `<li>${html(rule)}</li>`).join('')}</ul>
${explained.length > 0 ? `<h3>Changes that make no difference</h3><ul>${explained.map(({ change, reason }) => `<li><code>${html(change)}</code>: ${html(reason)}</li>`).join('')}</ul>` : ''}</section>`)
}

const script = `
const open = () => {
  const target = document.getElementById(location.hash.slice(1))
  if (target && target.tagName === 'DETAILS') target.open = true
  return target
}
addEventListener('hashchange', () => {
  const target = open()
  const place = target && (target.querySelector(':scope > summary') || target)
  if (!place) return
  if (place === target) place.tabIndex = -1
  place.focus({ preventScroll: true })
})
open()
addEventListener('beforeprint', () => { for (const part of document.querySelectorAll('details.state')) part.open = true })
for (const chart of document.querySelectorAll('.chart')) chart.scrollLeft = (chart.querySelector('circle')?.cx.baseVal.value ?? 0) - 40
for (const chart of document.querySelectorAll('.chart')) chart.addEventListener('click', ({ target }) => {
  const state = target instanceof Element ? target.closest('[data-state]')?.getAttribute('data-state') : undefined
  if (state) location.hash = 'state-' + state.replaceAll('.', '-')
  const arrow = target instanceof Element ? target.closest('[data-edge]')?.getAttribute('data-edge') : undefined
  const label = target instanceof Element ? target.closest('[data-transition]')?.getAttribute('data-transition') : undefined
  const row = label ? document.getElementById('transition-' + label) : arrow && [...document.querySelectorAll('[data-arrow]')].find((one) => one.dataset.arrow === arrow)
  if (row) {
    for (const part of row.querySelectorAll('details')) part.open = true
    location.hash = row.id
  }
})`

const totals = kinds.map((kind) => ({ kind, total: sum(findings.map(({ figures }) => figures[kind])) }))
const reached = sum(findings.map(({ page }) => page.reached))
const steps = findings.reduce((total, { tours }) => total + tours.reduce((length, tour) => length + tour.steps.length, 0), 0)
const verdict = sayVerdict()
function sayVerdict(): string {
  if (isGood) return `All ${findings.length} machines keep their word.`
  if (isWhole) return `All ${findings.length} machines keep their contracts; ${pageSteps === 0 ? 'nobody was on the page' : 'the page is another'}.`
  if (broken.length === 0) return 'A walk over the page failed.'
  const isMissed = broken.some(({ page }) => page.missing.length > 0)
  return `${broken.map(({ name }) => name).join(', ')} ${broken.length === 1 ? 'does' : 'do'} not keep to the contract${isMissed ? ', or not all visitors came home from there' : ''}.`
}

function documentOf(title: string, look: Look, current: string, head: string, body: string): string {
  const item = (name: string, address: string): string => `<li><a href="${address}"${name === current ? ' aria-current="page"' : ''}>${name}</a></li>`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)} · Machines of the site</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<nav aria-label="Machines"><ul>${item('overview', 'index.html')}${findings.map(({ name }) => item(name, `${name}.html`)).join('')}</ul></nav>
<header class="${look}">${head}</header>
<main>${body}</main>
<footer><p>How to read this, add a check, reproduce a failure or accept a change: docs/qa.md in the repository.</p></footer>
<script>${script}</script>
</body>
</html>
`
}

const accessibility = findings.reduce((total, { page }) => total + page.findings, 0)
const overview = documentOf(verdict, lookOf(isWhole), 'overview', `
<h1>${html(verdict)}</h1>
<p>What the site can be doing is decided by ${findings.length} statecharts. Each was played through ${steps} frozen steps in all, with its clock set by hand, and compared with what was last accepted; then visitors with a mouse, a keyboard and a finger went through ${pageSteps} steps on the built site${pageSteps === 0 ? ' (not yet: <code>npm run build</code>, then <code>npm run qa</code>)' : ', each held against the accessibility rules when its movements had ended'}.</p>
<p>${html(subject.words)}</p>
<ul class="figures">${totals.map(({ kind, total }) => shown(total, figureNames[kind], excuses.mutants)).join('')}${shown(reached, 'reached on the page', excuses.page)}<li><span class="figure${accessibility > 0 || pageSteps === 0 ? ' short' : ''}">${pageSteps === 0 ? 'not looked for' : accessibility}</span>accessibility findings</li></ul>
<details><summary>What the figures mean</summary><dl>${Object.entries(meanings).map(([name, meaning]) => `<dt>${name}</dt><dd>${meaning}</dd>`).join('')}</dl></details>
${broken.map(brokenPart).join('\n')}${played.failed === 0 ? '' : `<div class="broken"><h2>On the page</h2><div class="scroll" tabindex="0" role="region" aria-label="What failed on the page"><pre>${html(played.told.join('\n'))}</pre></div></div>`}`, `
<section aria-labelledby="machines-title"><h2 id="machines-title">Machines</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Figures of every machine"><table><thead><tr><th scope="col">machine</th><th scope="col">contract</th>${kinds.map((kind) => `<th scope="col">${figureNames[kind]}</th>`).join('')}<th scope="col">reached on the page</th><th scope="col">left out, with a reason</th><th scope="col">tours of the model</th><th scope="col">tours over the page</th></tr></thead><tbody>
${findings.map(({ name, isGood, figures, tours, page }) => `<tr><th scope="row"><a href="${name}.html">${name}</a></th><td>${isGood ? '<span class="yes">kept</span>' : '<span class="no">broken</span>'}</td>${kinds.map((kind) => `<td>${figureText(figures[kind])}</td>`).join('')}<td>${figureText(page.reached)}</td><td>${page.explained.length}</td><td>${tours.length}</td><td>${page.tours.length}</td></tr>`).join('\n')}
</tbody></table></div></section>
<section aria-labelledby="gallery-title"><h2 id="gallery-title">Every state</h2>
<ul class="gallery">${findings.flatMap(({ name, chart, page }) => chart.states.flatMap(({ id, kind }, place) => {
  const picture = page.sights[place]?.[0]?.picture ?? ''
  const because = page.unseen[place] ?? ''
  if (kind !== 'atomic' || (picture === '' && because === '')) return []
  const frame = picture === '' ? `<span class="noPicture">No picture: ${html(because)}</span>` : `<img src="${picture}" alt="" loading="lazy">`
  return [`<li><a href="${name}.html#${stateAddress(id)}">${frame}<span>${name}: ${stateName(id)}</span></a></li>`]
})).join('\n')}</ul></section>`)

const cases = findings.flatMap(({ name, tours, unexplained, added, removed, figures, missed, page }) => [
  ...page.tours.map(({ profile, number, failure }) => ({ machine: name, title: `over the page by ${profile}, tour ${number}`, failure })),
  ...tours.map(({ departure }, number) => ({ machine: name, title: `tour ${number + 1}`, failure: departure ? `step ${departure.step}: ${JSON.stringify(departure)}` : '' })),
  { machine: name, title: 'transition table', failure: [...removed.map((line) => `gone: ${line}`), ...added.map((line) => `new: ${line}`)].join('\n') },
  { machine: name, title: 'every change is noticed', failure: unexplained.join('\n') },
  { machine: name, title: 'everything is covered', failure: missedText({ figures, missed }) },
  { machine: name, title: 'every visitor over the page came home', failure: page.missing.join(', ') },
])
const junit = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="machines" tests="${cases.length}" failures="${cases.filter(({ failure }) => failure).length}">
${cases.map(({ machine, title, failure }) => `<testcase classname="${machine}" name="${title}">${failure ? `<failure>${html(failure)}</failure>` : ''}</testcase>`).join('\n')}
</testsuite></testsuites>
`

mkdirSync(folder, { recursive: true })
const pages = [{ name: 'index', text: overview }, ...(await Promise.all(findings.map(async (finding) => ({ name: finding.name, text: await machinePage(finding) }))))]
for (const { name, text } of pages) writeFileSync(`${folder}/${name}.html`, text)
writeFileSync(`${folder}/report.css`, `${fontFace('Display', 'display')}${fontFace('Text', 'text')}\n${readFileSync('tests/machines/report/report.css', 'utf8')}`)
writeFileSync(`${folder}/report.json`, JSON.stringify(findings))
writeFileSync(`${folder}/junit.xml`, junit)
console.table(Object.fromEntries(findings.map(({ name, isGood, figures, page }) => [name, { contract: isGood ? 'kept' : 'broken', ...Object.fromEntries(kinds.map((kind) => [figureNames[kind], figureText(figures[kind])])), 'reached on the page': figureText(page.reached) }])))
console.log(`${verdict} ${folder}/index.html, ${Math.round(pages.reduce((size, { text }) => size + text.length, 0) / 1000)} KB without its pictures, in ${((performance.now() - began) / 1000).toFixed(1)} s`)
process.exitCode = isGood ? 0 : 1
