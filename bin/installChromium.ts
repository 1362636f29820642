import { aptInstall } from './aptInstall.ts'
import { findChromium } from './findChromium.ts'
import { runProgram } from './runProgram.ts'

/** Gets a Chromium by the means that this machine has, and says where it is. */
export async function installChromium(): Promise<string | undefined> {
  await aptInstall('chromium')
  const installed = findChromium()
  if (installed) return installed
  await runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return findChromium()
}
