import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliModule, mimeTypes } from '../../../bin/findNginx.ts'
import { freePort } from '../../../bin/freePort.ts'
import { ask } from './host.ts'
import type { Host } from './host.ts'

const fileOf = (dist: string): string => readFileSync(join(dirname(resolve(dist)), 'hosts', 'nginx.conf'), 'utf8')

/** Serves a built folder by the very file that the build wrote for nginx, or by another; only its port and its root are this machine's. */
export async function openNginx(nginx: string, dist: string, base = '/', written = fileOf(dist)): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const port = await freePort()
  const root = join(folder, 'www')
  const place = join(root, base)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(resolve(dist), place.replace(/\/$/, ''))
  const site = written
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/larkhythe;', `root ${root};`)
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${join(folder, name)};`)
  writeFileSync(file, `load_module ${brotliModule};
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')};
${process.getuid?.() === 0 ? 'user root;\n' : ''}events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  sendfile on;
  access_log off;
${temporary.join('\n')}
${site}
}
`)
  const child = spawn(nginx, ['-e', join(folder, 'error.log'), '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }

  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    if (await ask(origin, '/').then(() => true, () => false)) return { origin, stop }
    await new Promise((again) => setTimeout(again, 50))
  }
  rmSync(folder, { recursive: true })
  throw new Error(`nginx does not start: ${said}`)
}
