import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { scripts } from '../../package.json' with { type: 'json' }

const accepting = Object.entries(scripts).filter(([name]) => name.endsWith(':accept'))

test('what has changed is accepted by a person and not by CI', () => {
  const outcomes = ['1', ''].map((CI) => spawnSync(process.execPath, ['bin/byHand.mjs'], { env: { ...process.env, CI }, encoding: 'utf8' }))
  expect(outcomes.map(({ status }) => status)).toEqual([1, 0])
  expect(outcomes[0]?.stderr).toContain('never by CI')
  expect(accepting.length).toBeGreaterThan(3)
  for (const [name, commands] of accepting) expect(commands, name).toMatch(/^node bin\/byHand\.mjs && /)
})

test('what is accepted of the site is what its sources say now, and not the build before', () => {
  for (const [name, commands] of accepting.filter(([name]) => name !== 'machines:accept')) expect(commands, name).toContain(' && vite build && ')
})
