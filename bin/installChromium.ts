import { spawnSync } from 'node:child_process'
import { aptInstall } from './aptInstall.ts'
import { findChromium } from './findChromium.ts'

/** Gets a Chromium by the means that this machine has, and says where it is. */
export function installChromium(): string | undefined {
  aptInstall('chromium')
  const installed = findChromium()
  if (installed) return installed
  spawnSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
  return findChromium()
}
