import { aptInstall } from './aptInstall.ts'
import { findNginx } from './findNginx.ts'

/**
 * Gets the nginx that the host's file is tested with, and its module for brotli, where Debian's packages can be had. For
 * root alone, as in a container: on a person's own machine the package would start a web server of its own.
 */
export async function installNginx(): Promise<string | undefined> {
  if (process.getuid?.() === 0) await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static')
  return findNginx()
}
