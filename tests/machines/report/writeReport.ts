/** Plays every contract on the machines as they are and writes what came of it into reports/machines/. Run: npm run qa */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawChart, labelOf } from '../charts/drawChart.ts'
import { vocabularies } from '../model/vocabulary.ts'
import { describeState, find } from './findings.ts'
import type { Figure, Finding, TourFinding } from './findings.ts'

const folder = 'reports/machines'
const began = performance.now()
const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const figureText = ({ is, of }: Figure): string => `${is}/${of}`
const sum = (figures: readonly Figure[]): Figure => ({ is: figures.reduce((total, { is }) => total + is, 0), of: figures.reduce((total, { of }) => total + of, 0) })
const figureNames = { states: 'states', transitions: 'transitions', guards: 'guards saying no', delays: 'delays to the ms', pairs: 'pairs of transitions', mutants: 'changes noticed' } as const
const kinds = ['states', 'transitions', 'guards', 'delays', 'pairs', 'mutants'] as const

const findings = vocabularies.map(find)
const broken = findings.filter(({ isGood }) => !isGood)

function fontFace(family: string, prefix: string): string {
  const file = readdirSync('public/fonts').find((name) => name.startsWith(prefix) && name.endsWith('.woff2'))
  return file ? `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(`public/fonts/${file}`, 'base64')}) format('woff2') }` : ''
}

const stateAddress = (name: string, state: string): string => `${name}-state-${state.replaceAll('.', '-')}`
const tourLinks = (name: string, tours: readonly number[]): string =>
  tours.length === 0 ? '<span class="no">none</span>' : `${tours.slice(0, 6).map((tour) => `<a href="#${name}-tour-${tour + 1}">${tour + 1}</a>`).join(', ')}${tours.length > 6 ? ` and ${tours.length - 6} more` : ''}`

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
    return `<li class="${look}"><span class="does">${html(does)}</span><span class="name">${html(state)}</span>${says ? `<span class="says">says ${html(says)}</span>` : ''}${look === 'wrong' ? `<strong class="no">now: ${html(departed(departure?.now))}</strong>` : ''}</li>`
  }).join('')}</ol>`
}

const departed = (now: unknown): string => (typeof now === 'object' && now !== null && 'state' in now ? `${describeState(now.state)} ${'context' in now ? JSON.stringify(now.context) : ''} ${'says' in now ? JSON.stringify(now.says) : ''}` : '')
const replay = (name: string): string => `npm run test:machines -- -t "the contract of ${name}"`

function brokenPart(finding: Finding): string {
  const { name, tours, added, removed, unexplained, figures } = finding
  const [first, ...others] = tours.flatMap((tour, number) => (tour.departure ? [{ tour, number }] : []))
  const missed = kinds.filter((kind) => kind !== 'pairs' && figures[kind].is < figures[kind].of)
  return `<div class="broken"><h3>${name}</h3>
${first ? `<p>Tour ${first.number + 1} goes another way at step ${first.tour.departure?.step}${others.length > 0 ? `, and ${others.length} more tours after it` : ''}. Again: <code>${html(replay(name))}</code></p><div class="scroll" tabindex="0" role="region" aria-label="The first broken tour of ${name}">${film({ ...first.tour, steps: first.tour.steps.slice(0, (first.tour.departure?.step ?? 0) + 2) })}</div>` : ''}
${added.length + removed.length > 0 ? `<p>Since the contract was accepted:</p><ul>${removed.map((line) => `<li>gone: <code>${html(line)}</code></li>`).join('')}${added.map((line) => `<li>new: <code>${html(line)}</code></li>`).join('')}</ul><p>If this is meant: <code>npm run machines:accept -- ${name}</code></p>` : ''}
${missed.length > 0 ? `<p>Not wholly covered: ${missed.map((kind) => `${figureNames[kind]} ${figureText(figures[kind])}`).join(', ')}.</p>` : ''}
${unexplained.length > 0 ? `<p>Changes that nobody would notice:</p><ul>${unexplained.map((change) => `<li><code>${html(change)}</code></li>`).join('')}</ul>` : ''}</div>`
}

async function machinePart(finding: Finding): Promise<string> {
  const { name, chart, figures, throughStates, throughTransitions, tours, rules, explained } = finding
  const label = (id: string): string => (id === '' ? `any state of ${name}` : id)
  return `<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}</h2>
<p>${html(chart.description)}</p>
<ul class="figures">${kinds.map((kind) => `<li><span class="figure${figures[kind].is < figures[kind].of ? ' short' : ''}">${figureText(figures[kind])}</span>${figureNames[kind]}</li>`).join('')}</ul>
<ul class="legend"><li style="--mark: #0E4A40">went through by the tours</li><li style="--mark: #9A6700">in part</li><li style="--mark: #F2452D">not at all</li></ul>
<div class="scroll chart" tabindex="0" role="region" aria-label="The chart of ${name}; the tables below say the same" data-machine="${name}">${await colouredChart(finding)}</div>
<h3>States</h3>
<div class="scroll" tabindex="0" role="region" aria-label="States of ${name}"><table><thead><tr><th scope="col">state</th><th scope="col">what it is</th><th scope="col">tours through it</th></tr></thead><tbody>
${chart.states.flatMap(({ id, description }, place) => (id === '' ? [] : [`<tr id="${stateAddress(name, id)}"><th scope="row">${id}</th><td>${html(description)}</td><td>${tourLinks(name, throughStates[place] ?? [])}</td></tr>`])).join('\n')}
</tbody></table></div>
<h3>Transitions</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Transitions of ${name}"><table><thead><tr><th scope="col">in</th><th scope="col">when</th><th scope="col">then</th><th scope="col">why</th><th scope="col">tours</th></tr></thead><tbody>
${chart.transitions.map((transition, place) => `<tr><th scope="row">${label(transition.from)}</th><td><code>${html(labelOf(transition))}</code></td><td>${transition.to === undefined ? 'stays' : label(transition.to)}</td><td>${html(transition.description)}</td><td>${tourLinks(name, throughTransitions[place] ?? [])}</td></tr>`).join('\n')}
</tbody></table></div>
<h3>Rules, held at every step of every tour and walk</h3>
<ul>${rules.map((rule) => `<li>${html(rule)}</li>`).join('')}</ul>
${explained.length > 0 ? `<h3>Changes that make no difference</h3><ul>${explained.map(({ change, reason }) => `<li><code>${html(change)}</code>: ${html(reason)}</li>`).join('')}</ul>` : ''}
<h3>Tours</h3>
${tours.map((tour, number) => `<details id="${name}-tour-${number + 1}"><summary>Tour ${number + 1}: ${tour.steps.length} steps, ${html(tour.start)}${tour.departure ? ' <span class="no">goes another way</span>' : ''}</summary><div class="scroll" tabindex="0" role="region" aria-label="Tour ${number + 1} of ${name}">${film(tour)}</div></details>`).join('\n')}
</section>`
}

const script = `
const open = () => { const target = document.getElementById(location.hash.slice(1)); if (target && target.tagName === 'DETAILS') target.open = true }
addEventListener('hashchange', open)
open()
for (const chart of document.querySelectorAll('.chart')) chart.addEventListener('click', ({ target }) => {
  const state = target instanceof Element ? target.closest('[data-state]')?.getAttribute('data-state') : undefined
  if (state) location.hash = chart.dataset.machine + '-state-' + state.replaceAll('.', '-')
})`

const totals = kinds.map((kind) => ({ kind, total: sum(findings.map(({ figures }) => figures[kind])) }))
const steps = findings.reduce((total, { tours }) => total + tours.reduce((length, tour) => length + tour.steps.length, 0), 0)
const verdict = broken.length === 0 ? `All ${findings.length} machines keep their word.` : `${broken.map(({ name }) => name).join(', ')} ${broken.length === 1 ? 'does' : 'do'} not keep to the contract.`

const page = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(verdict)} Machines of the site</title>
<style>${fontFace('Display', 'display')}${fontFace('Text', 'text')}
${readFileSync('tests/machines/report/report.css', 'utf8')}</style>
</head>
<body>
<header class="${broken.length === 0 ? 'good' : 'bad'}">
<h1>${html(verdict)}</h1>
<p>What the site can be doing is decided by ${findings.length} statecharts. Each was played through ${steps} frozen steps in all, with its clock set by hand, and compared with what was last accepted.</p>
<ul class="figures">${totals.map(({ kind, total }) => `<li><span class="figure${total.is < total.of ? ' short' : ''}">${figureText(total)}</span>${figureNames[kind]}</li>`).join('')}</ul>
${broken.map(brokenPart).join('\n')}
</header>
<nav aria-label="Machines"><ul><li><a href="#overview">overview</a></li>${findings.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main>
<section id="overview" aria-labelledby="overview-title"><h2 id="overview-title">Overview</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Figures of every machine"><table><thead><tr><th scope="col">machine</th><th scope="col">contract</th>${kinds.map((kind) => `<th scope="col">${figureNames[kind]}</th>`).join('')}<th scope="col">tours</th><th scope="col">rules</th></tr></thead><tbody>
${findings.map(({ name, isGood, figures, tours, rules }) => `<tr><th scope="row"><a href="#${name}">${name}</a></th><td>${isGood ? '<span class="yes">kept</span>' : '<span class="no">broken</span>'}</td>${kinds.map((kind) => `<td>${figureText(figures[kind])}</td>`).join('')}<td>${tours.length}</td><td>${rules.length}</td></tr>`).join('\n')}
</tbody></table></div></section>
${(await Promise.all(findings.map(machinePart))).join('\n')}
</main>
<footer><p>How to read this, add a check, reproduce a failure or accept a change: docs/qa.md in the repository.</p></footer>
<script>${script}</script>
</body>
</html>
`

const cases = findings.flatMap(({ name, tours, unexplained, added, removed }) => [
  ...tours.map(({ departure }, number) => ({ machine: name, title: `tour ${number + 1}`, failure: departure ? `step ${departure.step}: ${JSON.stringify(departure)}` : '' })),
  { machine: name, title: 'transition table', failure: [...removed.map((line) => `gone: ${line}`), ...added.map((line) => `new: ${line}`)].join('\n') },
  { machine: name, title: 'every change is noticed', failure: unexplained.join('\n') },
])
const junit = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="machines" tests="${cases.length}" failures="${cases.filter(({ failure }) => failure).length}">
${cases.map(({ machine, title, failure }) => `<testcase classname="${machine}" name="${title}">${failure ? `<failure>${html(failure)}</failure>` : ''}</testcase>`).join('\n')}
</testsuite></testsuites>
`

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/index.html`, page)
writeFileSync(`${folder}/report.json`, JSON.stringify(findings, null, 1))
writeFileSync(`${folder}/junit.xml`, junit)
console.table(Object.fromEntries(findings.map(({ name, isGood, figures }) => [name, { contract: isGood ? 'kept' : 'broken', ...Object.fromEntries(kinds.map((kind) => [figureNames[kind], figureText(figures[kind])])) }])))
console.log(`${verdict} ${folder}/index.html, ${Math.round(page.length / 1000)} KB, in ${((performance.now() - began) / 1000).toFixed(1)} s`)
process.exitCode = broken.length === 0 ? 0 : 1
