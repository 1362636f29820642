import { aptInstall } from './aptInstall.ts'
import { findWholeNginx } from './findNginx.ts'

/**
 * Gets the nginx that the host's file is tested with, and its module for brotli, where Debian's packages can be had. For
 * root, as in a container, and for a run that others rely on: on a person's own machine the package would start a web
 * server of its own.
 */
export async function installNginx(): Promise<string | undefined> {
  if (process.getuid?.() === 0 || process.env['CI']) await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static')
  return findWholeNginx()
}
