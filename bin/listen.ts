import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { readBasePath } from './basePath.ts'

const host = '127.0.0.1'

/** The port to serve at: PORT, or the usual one. */
export function chosenPort(): number {
  const PORT = process.env['PORT'] || '4173'
  const port = Number(PORT)
  if (/^\d+$/.test(PORT) && port >= 1 && port <= 65_535) return port
  console.error(`PORT is “${PORT}”: give it a whole number from 1 to 65535, for example PORT=4174.`)
  process.exit(1)
}

/** The path to serve under: BASE_PATH, or the root. */
export function chosenBasePath(): string {
  try {
    return readBasePath(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Finds out before any work is done whether the port can be had. */
export async function requirePort(port: number): Promise<void> {
  const trial = createServer()
  await listen(trial, port)
  await new Promise((resolve) => trial.close(resolve))
}

export async function serveAt(server: Server, port: number, path: string): Promise<void> {
  await listen(server, port)
  console.log(`The site is at http://${host}:${port}${path === '/' ? '' : path} (Ctrl+C stops it).`)
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    console.log(`Stopped by ${signal}.`)
    server.close()
    server.closeAllConnections()
  }
  // At each, since a terminal and the program that has started this one both say it.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Ends the program with a clear line when the port cannot be had. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      console.error(reasonWhy(error, port))
      process.exit(1)
    })
    server.listen(port, host, resolve)
  })
}

function reasonWhy(error: NodeJS.ErrnoException, port: number): string {
  const remedy = `choose another, for example PORT=${port === 65_535 ? 4174 : port + 1}.`
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or ${remedy}`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has: ${remedy}`
  return `Port ${port} cannot be opened (${error.message}): ${remedy}`
}
