import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reachesLeftOut } from '../../bin/leanPackages.ts'

const machine = '/site/machines/someMachine.ts'
const part = '/site/src/layout/Some/Some.tsx'
const radix = '/site/node_modules/@radix-ui/react-some/dist/index.mjs'

test.each([
  ['an action that logs', machine, "entry: log('shown')", 'log('],
  ['a message to another actor', machine, "entry: sendTo('other', { type: 'said' })", 'sendTo('],
  ['a kept actor', part, 'const saved = actor.getPersistedSnapshot()', 'getPersistedSnapshot'],
  ['an actor that goes on from one', part, 'useMachine(machine.provide({ actors: { go: from(() => go()) } }), { snapshot: saved })', 'snapshot:'],
  ['the same in short', part, 'createActor(machine, { input, snapshot })', 'snapshot }'],
  ['a chart for tools', part, 'draw(machine.definition)', '.definition'],
  ['a form’s action', part, '<form onSubmit={() => send()} action={save}>', 'action={'],
  ['a button’s', part, '<button formAction={save}>', 'formAction={'],
  ['a reference to a fragment', part, '<Fragment key={id} ref={both}>', 'Fragment'],
  ['the same once built', radix, 'return jsx(React$1.Fragment, { ref: both, children })', 'Fragment'],
  ['a style sheet of a part', part, '<link rel="stylesheet" href={sheet} precedence="high" />', '<link'],
  ['a title of a part', part, '<title>{name}</title>', '<title'],
  ['a hint to the browser', part, "import { preload } from 'react-dom'", 'preload'],
  ['a hint of a package', radix, 'ReactDOM.preinit(address, { as: "script" })', 'preinit'],
  ['an activity', part, "import { Activity, useId } from 'react'", 'Activity'],
  ['a view transition of a package', radix, 'React.createElement(React.ViewTransition, null, children)', 'ViewTransition'],
  ['a value that lags', radix, 'const later = React.useDeferredValue(value);', 'useDeferredValue'],
  ['a transition that waits', part, 'startTransition(async () => { await save() })', 'startTransition(async'],
  ['an element of the site’s own', part, '<price-tag amount={3} />', '<price-tag'],
  ['a list to choose from', radix, 'jsx("select", { children })', 'select'],
  ['a page that is loaded anew in its place', part, 'onPress={() => void router.invalidate()}', 'invalidate'],
  ['a question about a route', part, 'const isAt = useMatchRoute()', 'useMatchRoute'],
  ['a page that stands in for one that is late', part, 'createRoute({ pendingComponent: Wait })', 'pendingComponent'],
  ['a head that a route has', part, 'createRoute({ head: () => ({ meta: [] }) })', 'head:'],
  ['an attribute of a drawing', part, '<path strokeLinecap="round" />', 'strokeLinecap='],
  ['a style that is a number', part, '<p style={{ zIndex: 2 }}>', 'zIndex: 2'],
  ['a style of a package that is one', radix, 'jsx("span", { style: { opacity: 0.5 } })', 'opacity: 0.5'],
  ['slides that end', part, 'const options = { loop: false }', 'loop:'],
])('%s is seen to want what the build leaves out', (_, id, code, word) => {
  expect(reachesLeftOut(id, code)).toContain(word)
})

test.each([
  ['what a developer reads', machine, "console.log('shown')"],
  ['a part that is told a snapshot', part, 'function Notice({ snapshot, send }: NoticeProps) {}\nconst [snapshot, send] = useMachine(machine)'],
  ['an address that a form is sent to', part, '<form action="/sent">'],
  ['a fragment with a key', part, '<Fragment key={id}><p ref={line} /></Fragment>'],
  ['a link of the router', part, '<Link to="/about">'],
  ['a page that is fetched ahead', radix, 'lazy.preload()'],
  ['a label and a line’s width', part, '<label htmlFor={id}><path strokeWidth={2} /></label>'],
  ['a style with its unit', part, '<p style={{ opacity: 0, inlineSize: size }}>'],
  ['a transition that does not wait', part, 'startTransition(() => void render())'],
])('%s wants nothing of it', (_, id, code) => {
  expect(reachesLeftOut(id, code)).toBeUndefined()
})

test('nothing of the site wants any of it', () => {
  const wanting = globSync('{src,machines}/**/*.{ts,tsx}').map((file) => [file, reachesLeftOut(`/site/${file.replaceAll('\\', '/')}`, readFileSync(file, 'utf8'))])
  expect(wanting.length).toBeGreaterThan(200)
  expect(wanting.filter(([, found]) => found !== undefined)).toEqual([])
})
