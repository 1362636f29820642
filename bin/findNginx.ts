import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The nginx of the tests: NGINX_PATH, or this machine's own; system folders count where PATH leaves them out. */
export function findNginx(): string | undefined {
  const { NGINX_PATH, PATH = '' } = process.env
  const candidates = NGINX_PATH ? [NGINX_PATH] : [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, 'nginx'))
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['-v'], { timeout: 15_000 }).status === 0)
}
