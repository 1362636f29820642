/**
 * Runs a script of this folder on the Node 24 that the packages bring.
 * Itself it runs on whatever a machine has: it imports nothing, and is written in nothing new, before it knows the age of that.
 * @param {string} script
 * @param {{ installs: boolean }} options
 */
export async function onNode24(script, { installs }) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    return stop(`Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org and try again.`)
  }
  const { spawn, spawnSync } = await import('node:child_process')
  const { delimiter, join } = await import('node:path')
  const { arePackagesInstalled, installPackages, root } = await import('./installPackages.mjs')

  if (!arePackagesInstalled()) {
    if (!installs) return stop('The packages are missing or not those of package-lock.json: run npm ci --include=dev first.')
    if (!(await installPackages())) {
      return stop('npm ci failed, see above: check the connection to the npm registry and the free disk space, then try again.')
    }
  }

  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status !== 0 || !stdout.startsWith('v24.')) {
    return stop(`node_modules/node is ${status === 0 ? stdout.trim() : 'missing'}, not Node 24: run npm ci --include=dev, without --ignore-scripts.`)
  }

  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [join(root, 'bin', script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: 'inherit',
  })
  // A terminal tells the child itself; a supervisor tells only this process.
  process.on('SIGINT', () => child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code === null ? 1 : code))
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason)
  process.exitCode = 1
}
