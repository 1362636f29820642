import { spawn } from 'node:child_process'
import { endsWell } from './endsWell.mjs'

/** Runs a program to its end, beside others: of what it says only complaints are shown. Resolves with whether it ended well. */
export function runProgram(command: string, args: readonly string[], { complains = true } = {}): Promise<boolean> {
  return endsWell(spawn(command, args, { stdio: ['ignore', 'ignore', complains ? 'inherit' : 'ignore'] }))
}
