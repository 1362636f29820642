/**
 * Resolves once the program has ended: with whether it was found and ended well.
 * @param {import('node:child_process').ChildProcess} program
 * @returns {Promise<boolean>}
 */
export function endsWell(program) {
  return new Promise((resolve) => {
    program.on('error', () => resolve(false))
    program.on('close', (code) => resolve(code === 0))
  })
}
