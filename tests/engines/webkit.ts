import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../bin/findProgram.ts'
import { freePort } from '../../bin/freePort.ts'
import { eventually, inWords, keyValues, middleOf } from './engine.ts'
import type { Engine } from './engine.ts'

/** WebKitGTK's driver with its small browser, a screen that nobody sees and a message bus: all of them packages of Debian's. */
export function findWebKit(): string | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const isComplete = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every(findProgram)
  return isComplete ? browser : undefined
}

/** WebKitGTK's small browser, driven by WebDriver. */
export async function startWebKit(browser: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width + 100}x${height + 200}x24`, '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  // A group of processes of its own, so that all of it can be ended.
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, body ? { method, body: JSON.stringify(body) } : { method })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
  await eventually(async () => void (await call('GET', '/status')), 60_000)
  const options = { binary: browser, args: ['--automation'] }
  const started = await call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })
  const id = typeof started === 'object' && started !== null && 'sessionId' in started ? String(started.sessionId) : ''
  const session = (path: string, body: object): Promise<unknown> => call('POST', `/session/${id}${path}`, body)
  await session('/window/rect', { x: 0, y: 0, width, height })
  await session('/timeouts', { script: 30_000, pageLoad: 120_000 })
  const ask: Engine['ask'] = async (question, given) => JSON.parse(String(await session('/execute/sync', { script: `return ${inWords(question, given)}`, args: [] })))
  const act = (type: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> => session('/actions', { actions: [{ type, id: type, actions }] })
  const earlier: string[] = []
  const complaints: Engine['complaints'] = async () => [...earlier, ...await ask(complaintsHere)]
  return {
    ask,
    open: async (url) => {
      earlier.push(...await ask(complaintsHere))
      await session('/url', { url })
      await ask(listen)
    },
    press: async (key, modifier) => {
      const value = keyValues[key] ?? key
      const held = modifier ? keyValues[modifier] : undefined
      await act('key', [
        ...(held ? [{ type: 'keyDown', value: held }] : []),
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        ...(held ? [{ type: 'keyUp', value: held }] : []),
      ])
    },
    click: async (selector) => {
      const { x, y } = await ask(middleOf, selector)
      await act('pointer', [{ type: 'pointerMove', duration: 0, x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
    },
    complaints,
    close: async () => {
      await call('DELETE', `/session/${id}`).catch(() => undefined)
      const gone = new Promise((resolve) => driver.once('exit', resolve))
      if (driver.pid && driver.exitCode === null) process.kill(-driver.pid)
      await gone
      screen.kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Asked in the page: the driver tells nobody what a page complains of, so that the page itself keeps what comes once it has loaded. */
function listen(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...words: readonly unknown[]) => {
      complaints.push(`${level}: ${words.join(' ')}`)
      say.call(console, ...words)
    }
  }
  addEventListener('error', ({ message, target }) => complaints.push(`error: ${message ?? (target instanceof Element ? target.outerHTML : '')}`), true)
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(`policy: ${violatedDirective} ${blockedURI}`))
}

/** Asked in the page: what it has complained of since it came. */
function complaintsHere(): readonly string[] {
  const kept: unknown = Reflect.get(window, 'complaints')
  return Array.isArray(kept) ? kept.map(String) : []
}
