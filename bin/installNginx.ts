import { aptInstall } from './aptInstall.ts'
import { findNginx } from './findNginx.ts'

/** Gets the nginx that the host's file is tested with, and its module for brotli, where packages of Debian can be had. */
export function installNginx(): string | undefined {
  aptInstall('nginx-light', 'libnginx-mod-http-brotli-static')
  return findNginx()
}
