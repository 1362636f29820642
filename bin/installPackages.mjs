import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endsWell } from './endsWell.mjs'
import { npmCommand } from './npmCommand.mjs'
import { patiently, seconds } from './patiently.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Compares package-lock.json with the lock file that npm keeps of what it has really installed. */
export function arePackagesInstalled() {
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf(join('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const isProjectItself = path === ''
    const found = installed[path]
    return isProjectItself || (found ? found.version === version : optional === true)
  })
}

export async function installPackages() {
  console.log('Installing the packages, which takes up to a minute …')
  const began = Date.now()
  // The tools are development packages, which NODE_ENV=production would leave out.
  const isDone = await patiently('installing', runNpm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'))
  if (isDone) console.log(`Packages installed in ${seconds(began)}.`)
  return isDone
}

/**
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function runNpm(...args) {
  return endsWell(spawn(...npmCommand(...args), { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }))
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return {}
  }
}
