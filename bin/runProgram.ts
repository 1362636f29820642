import { spawn } from 'node:child_process'

/** Runs a program to its end, beside others: of what it says only complaints are shown. Resolves with whether it ended well. */
export function runProgram(command: string, args: readonly string[], { complains = true } = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', complains ? 'inherit' : 'ignore'] })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
