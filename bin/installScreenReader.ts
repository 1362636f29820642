import { spawnSync } from 'node:child_process'
import { aptInstall } from './aptInstall.ts'
import { findProgram } from './findProgram.ts'

/** What Orca is driven with: program and package of Debian's. Chromium is the one with windows. */
const packages = { orca: 'orca', Xvfb: 'xvfb', xdotool: 'xdotool', 'dbus-daemon': 'dbus-daemon', 'dbus-send': 'dbus-bin', chromium: 'chromium' }

/** The Orca whose words were accepted, that of Debian 12: others put them otherwise. */
const version = '43.'

/** Gets Orca and what it needs where packages of Debian can be had, and says what is still missing. */
export async function installScreenReader(): Promise<readonly string[]> {
  if (missing().length > 0) await aptInstall(...Object.values(packages), 'at-spi2-core')
  return missing()
}

function missing(): readonly string[] {
  const programs = Object.keys(packages).filter((program) => !findProgram(program))
  const isKnown = !programs.includes('orca') && spawnSync('orca', ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout.startsWith(version)
  return isKnown ? programs : [...programs.filter((program) => program !== 'orca'), `Orca ${version}x`]
}
