/**
 * Breaks one machine at a time in a copy of the project, builds the site with it and lets visitors go through their tours:
 * they must notice by what they see alone. Run by hand, half a minute for each: npm run test:machines:mutants [-- name …]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTestReport } from '../../../bin/testReports.ts'
import type { TestReport } from '../../../bin/testReports.ts'
import { copyProject } from '../../projectCopy.ts'
import { named } from '../named.ts'
import { outcome } from './paths.ts'

interface Break {
  readonly machine: string
  readonly says: string
  readonly from: string
  readonly to: string
}

const breaks: readonly Break[] = [
  { machine: 'header', says: 'goes out of sight on the way up', from: "{ guard: 'comesUp', target: 'pinned'", to: "{ guard: 'comesUp', target: 'hidden'" },
  { machine: 'header', says: 'stays in sight on the way down', from: "{ guard: 'comesDown', target: 'hidden', actions: 'anchorHere', description: 'The reader moves down.' },\n        ],\n        'page.resized'", to: "{ guard: 'comesDown', target: 'pinned', actions: 'anchorHere', description: 'The reader moves down.' },\n        ],\n        'page.resized'" },
  { machine: 'header', says: 'does not know when the top is reached from below', from: "{ guard: 'isAtTop', target: 'top', actions: 'anchorHere', description: 'Arrived at the top.' }", to: "{ guard: 'isAtTop', target: 'hidden', actions: 'anchorHere', description: 'Arrived at the top.' }" },
  { machine: 'dropdown', says: 'ignores Escape', from: "'escape.pressed': {\n          target: 'closed',", to: "'escape.pressed': {" },
  { machine: 'dropdown', says: 'opens twice as late', from: 'delays: { hoverIntent, hoverGrace }', to: 'delays: { hoverIntent: hoverIntent * 2, hoverGrace }' },
  { machine: 'dropdown', says: 'closes twice as early', from: 'delays: { hoverIntent, hoverGrace }', to: 'delays: { hoverIntent, hoverGrace: hoverGrace / 2 }' },
  { machine: 'dropdown', says: 'stays open when one goes back a page', from: "'route.changed': { target: 'closed', description", to: "'route.changed': { description" },
  { machine: 'dropdown', says: 'is not pinned by a press', from: "'trigger.pressed': { target: '.pressed'", to: "'trigger.pressed': { target: '.hovered'" },
  { machine: 'sidePanel', says: 'ignores a press beside it', from: "'outside.pressed': { target: 'closing', actions: 'giveFocusBack'", to: "'outside.pressed': { actions: 'giveFocusBack'" },
  { machine: 'sidePanel', says: 'ignores its close button', from: "'close.pressed': { target: 'closing', actions: 'giveFocusBack'", to: "'close.pressed': { actions: 'giveFocusBack'" },
  { machine: 'sidePanel', says: 'stays open when one goes back a page', from: "'route.changed': {\n          target: 'closing',", to: "'route.changed': {" },
  { machine: 'accordion', says: 'does not close at a second press', from: "target: 'noneOpen',\n            actions: 'closeIt',\n            description: 'A press on the open one", to: "actions: 'openIt',\n            description: 'A press on the open one" },
  { machine: 'accordion', says: 'is still open at the next visit to the panel', from: "'panel.closed': {\n          target: 'noneOpen',\n          actions: 'closeIt',", to: "'panel.closed': {" },
  { machine: 'loading', says: 'takes half the time to settle', from: 'settlingTime,\n  },', to: 'settlingTime: settlingTime / 2,\n  },' },
  { machine: 'loading', says: 'holds everybody up for twice the time', from: 'remaining(overlayLimit, context)', to: 'remaining(overlayLimit * 2, context)' },
  { machine: 'loading', says: 'says at once that it takes long', from: 'remaining(quietTime, context)', to: 'remaining(0, context)' },
  { machine: 'slider', says: 'moves backwards', from: 'wrap(context.slide + 1)', to: 'wrap(context.slide - 1)' },
  { machine: 'slider', says: 'does not rest for the pointer', from: "'pointer.entered': { actions: { type: 'restFor', params: { reason: 'pointer' } }", to: "'pointer.entered': { actions: { type: 'dismiss', params: { reasons: ['pointer'] } }" },
  { machine: 'slider', says: 'does not stop after a move by the visitor', from: "'next.pressed': { target: '.stopped'", to: "'next.pressed': { target: '.rotating'" },
  { machine: 'backToTop', says: 'comes too early', from: 'event.y > backToTopThreshold', to: 'event.y > backToTopThreshold - 10' },
  { machine: 'backToTop', says: 'leads nowhere', from: "actions: 'askForTop',", to: '' },
  { machine: 'film', says: 'plays on when it is scrolled out of view', from: "'screen.left': { target: 'paused', actions: 'askToPause', description: 'Scrolled out of view.' }", to: "'screen.left': { description: 'Scrolled out of view.' }" },
  { machine: 'contact', says: 'does not bring back what was cleared', from: "actions: ['bringBack', 'keepDraft', 'showValues']", to: "actions: ['keepDraft']" },
]

const fileOf = (machine: string): string => `machines/${machine}Machine.ts`
const run = (...parts: readonly string[]): boolean => spawnSync('npx', parts, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }).status === 0
const build = (): boolean => run('vite', 'build', '--logLevel', 'error')

/** What the visitors' tours over the page come to: a run in which no tour was played says nothing. */
function visit(machine: string): TestReport {
  rmSync(outcome, { force: true })
  run('playwright', 'test', '-c', 'tests/machines/page/playwright.config.ts', '-x', '-g', `${machine} by (mouse|phone)`)
  return readTestReport(outcome)
}

function judge({ passed, failed }: TestReport): string {
  if (passed + failed === 0) return 'not played'
  return failed > 0 ? 'noticed' : 'NOT NOTICED'
}

const chosen = named(breaks.map(({ machine }) => machine))
const tried = breaks.filter(({ machine }) => chosen.has(machine))
const outcomes: Record<string, string> = {}
// Whoever ends this before its time finds the machines as they were.
const project = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'broken-site-'))
copyProject(copy)
process.chdir(copy)
// What is red before it is broken notices nothing.
if (!build()) throw new Error('The site does not build as it is.')
for (const machine of new Set(tried.map((one) => one.machine))) {
  const { passed, failed, told } = visit(machine)
  if (passed === 0 || failed > 0) throw new Error(`${machine} is not gone through well as it is: ${told.join('\n') || 'no tour was played, see above'}`)
}
for (const { machine, says, from, to } of tried) {
  const file = fileOf(machine)
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
  writeFileSync(file, text.replace(from, to))
  outcomes[`${machine} ${says}`] = build() ? judge(visit(machine)) : 'not built'
  writeFileSync(file, text)
  console.log(`${machine} ${says}: ${outcomes[`${machine} ${says}`]}`)
}
process.chdir(project)
rmSync(copy, { recursive: true })
console.table(outcomes)
const noticed = Object.values(outcomes).filter((outcome) => outcome === 'noticed').length
console.log(`${noticed} of ${tried.length} breaks noticed on the page`)
process.exitCode = noticed / tried.length >= 0.9 ? 0 : 1
