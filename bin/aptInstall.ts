import { spawnSync } from 'node:child_process'

/** Installs packages of Debian where this machine has them and this user may; says nothing of what came of it. */
export function aptInstall(...packages: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  if (!can('apt-get', '--version') || !(isRoot || can('sudo', '-n', 'true'))) return
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  run([...apt, 'update'])
  run([...apt, 'install', '-y', '--no-install-recommends', ...packages])
}

function can(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function run([command = '', ...args]: readonly string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}
