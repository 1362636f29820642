import { runProgram } from './runProgram.ts'

/** The packages' index is brought up to date once in a run. */
let update: Promise<boolean> | undefined

/** Installs packages of Debian where this machine has them and this user may; says nothing of what came of it. Not to be called twice at once. */
export async function aptInstall(...packages: readonly string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0
  if (!(await can('apt-get', '--version')) || !(isRoot || (await can('sudo', '-n', 'true')))) return
  const apt = (...args: readonly string[]): Promise<boolean> =>
    runProgram('env', [...(isRoot ? [] : ['sudo', '-n', 'env']), 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args])
  update ??= apt('update')
  await update
  await apt('install', '-y', '--no-install-recommends', ...packages)
}

const can = (command: string, ...args: readonly string[]): Promise<boolean> => runProgram(command, args, { complains: false })
