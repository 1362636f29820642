import { aptInstall } from './aptInstall.ts'
import { findProgram } from './findProgram.ts'

/** The browsers that are not Chromium's kin, and what a screen that nobody sees needs: program and package of Debian's. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'dbus-run-session': 'dbus-daemon' }

/** Gets Firefox and WebKitGTK where packages of Debian can be had, and says which are still missing. */
export async function installEngines(): Promise<readonly string[]> {
  if (missing().length > 0) await aptInstall(...Object.values(packages))
  return missing()
}

const missing = (): readonly string[] => Object.keys(packages).filter((program) => !findProgram(program))
