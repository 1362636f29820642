import { findWorking, placesOf } from './findProgram.ts'

/**
 * The nginx of the tests: NGINX_PATH, or this machine's own; system folders count where PATH leaves them out.
 * @throws where NGINX_PATH is no nginx: its tests would be left out unasked.
 */
export function findNginx(): string | undefined {
  const { NGINX_PATH } = process.env
  const found = findWorking(NGINX_PATH ? [NGINX_PATH] : placesOf(['nginx'], ['/usr/sbin', '/usr/local/sbin']), '-v')
  if (NGINX_PATH && !found) throw new Error(`NGINX_PATH is “${NGINX_PATH}”: no nginx answers there.`)
  return found
}
