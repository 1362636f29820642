import { createServer } from 'node:net'
import type { Server } from 'node:net'

/** Has a server listen, for this machine alone, at a port that is free, and says which. */
export async function listenAtFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}

/** A port that is free now, for a program that has to be told which one to take. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenAtFreePort(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
