import { existsSync } from 'node:fs'
import { findWorking, placesOf } from './findProgram.ts'

/** What Debian's packages leave where nginx looks for it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const mimeTypes = '/etc/nginx/mime.types'

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

/** The same, where it has all that the site's file asks of it. */
export const findWholeNginx = (): string | undefined => ([brotliModule, mimeTypes].every((file) => existsSync(file)) ? findNginx() : undefined)
