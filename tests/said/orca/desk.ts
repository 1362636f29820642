import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const launcher = join(import.meta.dirname, 'speakToFile.py')

/** A desk with a screen that nobody sees, a session of its own, and Orca listening: whatever starts there is read aloud. */
export interface Desk {
  readonly environment: Readonly<Record<string, string>>
  /** All that Orca has said since it began, by utterance. */
  readonly said: () => readonly string[]
  /** How often Orca has found nothing to do. */
  readonly beats: () => number
  /** Presses real keys, as xdotool names them. */
  readonly press: (...keys: readonly string[]) => void
  readonly type: (words: string) => void
  /** Has Orca read on by itself, as far as these words. */
  readonly readOn: (until: string) => void
  /** Puts the keyboard into the window of this name. */
  readonly enter: (title: string) => boolean
  readonly close: () => Promise<void>
}

export async function setUpDesk(): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'))
  const transcript = join(home, 'said.jsonl')
  const furthest = join(home, 'furthest.txt')
  writeFileSync(transcript, '')
  writeFileSync(furthest, '')
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
    children.unshift(child)
    return child
  }
  const display = await firstLine(start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {}))
  // The visitor's mail program: it takes the message and shows nothing. The system's own choice would be a browser, read aloud too.
  const programs = join(home, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'xdg-open'), '#!/bin/sh\n', { mode: 0o755 })
  const own = {
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    HOME: home, XDG_RUNTIME_DIR: home, XDG_CONFIG_HOME: join(home, 'config'), XDG_DATA_HOME: join(home, 'data'),
    DISPLAY: `:${display}`, GDK_BACKEND: 'x11', GSETTINGS_BACKEND: 'memory', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8',
  }
  const bus = await firstLine(start('dbus-daemon', ['--session', '--nofork', '--print-address'], own))
  const environment = { ...own, DBUS_SESSION_BUS_ADDRESS: bus }
  const run = (program: string, ...args: readonly string[]) => spawnSync(program, args, { env: { ...process.env, ...environment }, encoding: 'utf8', timeout: 60_000 })
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    run('dbus-send', '--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status', `string:${property}`, 'variant:boolean:true')
  }
  // Debian's own Python has the libraries; another that comes first in the path has not.
  start('/usr/bin/python3', [launcher, transcript, furthest], environment)
  const lines = (): readonly { said?: string; beat?: string }[] => readFileSync(transcript, 'utf8').split('\n').slice(0, -1).map((line) => JSON.parse(line))
  return {
    environment,
    said: () => lines().flatMap(({ said }) => (said ? [said] : [])),
    beats: () => lines().filter(({ beat }) => beat !== undefined).length,
    press: (...keys) => void run('xdotool', 'key', '--clearmodifiers', ...keys),
    readOn: (until) => {
      writeFileSync(furthest, until)
      run('xdotool', 'key', 'KP_Add')
    },
    type: (words) => void run('xdotool', 'type', '--delay', '60', words),
    enter: (title) => run('xdotool', 'search', '--sync', '--onlyvisible', '--name', title, 'windowfocus', '--sync').status === 0,
    close: async () => {
      for (const child of children) {
        const gone = new Promise((resolve) => child.once('exit', resolve))
        if (child.exitCode === null && child.kill('SIGKILL')) await gone
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (part: Buffer) => resolve(part.toString().split('\n')[0]?.trim() ?? ''))
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once.`)))
  })
}
