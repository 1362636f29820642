import type { RequestListener, Server } from 'node:http'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { listenAtFreePort } from '../../../bin/freePort.ts'

/** A place that the built site is served from. */
export interface Host {
  readonly origin: string
  readonly stop: () => Promise<void> | void
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks for an address as it is written: no client puts it in order or follows where it leads. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: { method?: string | undefined; headers?: OutgoingHttpHeaders | undefined } = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject).end()
  })
}

/** How long a connection is silent before its end is sent, in ms. */
const silence = 300

/**
 * Sends bytes as they are, each sign one of them, and says all that comes back until the connection ends. Its own end is
 * not sent with them: Node calls off what a visitor has asked for who has gone by the time it is found.
 */
export function exchange(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setTimeout(silence, () => socket.end())
    socket.on('data', (part) => (said += part.toString('latin1')))
    socket.on('error', () => resolve(said))
    socket.on('close', () => resolve(said))
  })
}

/** Has a server listen at a free port of this machine. */
export async function openHost(server: Server): Promise<Host> {
  const port = await listenAtFreePort(server)
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

export const openListener = (listener: RequestListener): Promise<Host> => openHost(createServer(listener))
