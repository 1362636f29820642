import { findWorking, placesOf } from './findProgram.ts'

/** The nginx of the tests: NGINX_PATH, or this machine's own; system folders count where PATH leaves them out. */
export function findNginx(): string | undefined {
  const { NGINX_PATH } = process.env
  return findWorking(NGINX_PATH ? [NGINX_PATH] : placesOf(['nginx'], ['/usr/sbin', '/usr/local/sbin']), '-v')
}
