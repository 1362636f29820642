import { spawnSync } from 'node:child_process'
import { findChromium } from './findChromium.ts'

/** Gets a Chromium by the means that this machine has, and says where it is. */
export function installChromium(): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (can('apt-get', '--version') && (isRoot || can('sudo', '-n', 'true'))) {
    const asRoot = isRoot ? [] : ['sudo', '-n']
    const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
    run([...apt, 'update'])
    run([...apt, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
  }
  const installed = findChromium()
  if (installed) return installed
  run(['playwright', 'install', 'chromium'])
  return findChromium()
}

function can(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function run([command = '', ...args]: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}
