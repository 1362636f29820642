import { aptInstall } from './aptInstall.ts'
import { findProgram } from './findProgram.ts'

/** What Orca is driven with: program and package of Debian's. Chromium is the one with windows. */
const packages = { orca: 'orca', Xvfb: 'xvfb', xdotool: 'xdotool', 'dbus-daemon': 'dbus-daemon', 'dbus-send': 'dbus-bin', chromium: 'chromium' }

/** Gets Orca and what it needs where packages of Debian can be had, and says which programs are still missing. */
export function installScreenReader(): readonly string[] {
  if (missing().length > 0) aptInstall(...Object.values(packages), 'at-spi2-core')
  return missing()
}

const missing = (): readonly string[] => Object.keys(packages).filter((program) => !findProgram(program))
