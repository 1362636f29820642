import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../bin/findProgram.ts'
import { inWords, keyValues, middleOf } from './engine.ts'
import type { Engine } from './engine.ts'

export const findFirefox = (): string | undefined => findProgram('firefox-esr') ?? findProgram('firefox')

/** Nothing that calls home, nothing that asks the person at the screen. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'services.settings.server': 'data:,',
  'remote.active-protocols': 1,
}

/** What WebDriver BiDi answers or reports, as far as it is used here. */
interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly message?: string
  readonly result?: { readonly context?: string; readonly type?: string; readonly result?: { readonly value?: string }; readonly exceptionDetails?: { readonly text: string } }
  readonly params?: { readonly level?: string; readonly text?: string; readonly errorText?: string; readonly request?: { readonly url: string }; readonly response?: { readonly status: number; readonly url: string } }
}

/** Firefox without a window, driven by WebDriver BiDi over a WebSocket. */
export async function startFirefox(program: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'))
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'], {
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const patience = setTimeout(() => reject(new Error(`Firefox did not listen within two minutes:\n${said}`)), 120_000)
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString()
      const found = /listening on (ws:\S+)/.exec(said)?.[1]
      if (!found) return
      clearTimeout(patience)
      resolve(found)
    })
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const complaints: string[] = []
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else complaints.push(...complaintsIn(message))
  })
  let last = 0
  const send = (method: string, params: object): Promise<Message> => {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, (message) => (message.type === 'error' ? reject(new Error(`${method}: ${message.message}`)) : resolve(message)))
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  await send('session.new', { capabilities: {} })
  // A tab of its own: in the first one the address bar has the keyboard, and the page is told of no focus.
  const created = await send('browsingContext.create', { type: 'tab' })
  const context = created.result?.context
  await send('browsingContext.activate', { context })
  await send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'] })
  await send('browsingContext.setViewport', { context, viewport: { width, height } })
  const ask: Engine['ask'] = async (question, given) => {
    const { result } = await send('script.evaluate', { expression: inWords(question, given), awaitPromise: true, target: { context } })
    if (result?.type === 'exception') throw new Error(result.exceptionDetails?.text)
    return JSON.parse(result?.result?.value ?? 'null')
  }
  return {
    ask,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    press: async (key, modifier) => {
      const value = keyValues[key] ?? key
      const held = modifier ? keyValues[modifier] : undefined
      const actions = [
        ...(held ? [{ type: 'keyDown', value: held }] : []),
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        ...(held ? [{ type: 'keyUp', value: held }] : []),
      ]
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    click: async (selector) => {
      const { x, y } = await ask(middleOf, selector)
      const actions = [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    complaints: () => Promise.resolve(complaints),
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      await send('browser.close', {}).catch(() => child.kill())
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function complaintsIn({ params }: Message): readonly string[] {
  const { level, text, errorText, request, response } = params ?? {}
  if (level === 'error' || level === 'warn') return [`${level}: ${text}`]
  if (errorText) return [`failed: ${request?.url} ${errorText}`]
  return response && response.status >= 400 ? [`status ${response.status}: ${response.url}`] : []
}
