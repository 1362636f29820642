/**
 * The program and the arguments that run the npm which runs this script, or else the one on PATH.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath ?? ''
  return cli.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args]
}
