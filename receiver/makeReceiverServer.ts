import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createReceiver } from './createReceiver.ts'
import { limitRate } from './limitRate.ts'
import { openStore } from './openStore.ts'

export interface ReceiverPlace {
  readonly file: string
  /** Where the site is. */
  readonly origins: readonly [string, ...string[]]
  /** The path that the site is under, with a slash at both ends. */
  readonly base?: string
  /** What stands before the addresses of the lists. */
  readonly list?: string
  /** Enquiries from one address in a minute. */
  readonly most?: number
}

/** A receiver that is ready to listen; whoever lets it listen chooses the port. On this device alone: it asks nobody for a password. */
export function makeReceiverServer({ file, origins, base = '/', list = '', most = 10 }: ReceiverPlace): Server {
  const store = openStore(file)
  const { fetch } = createReceiver({
    store,
    origins,
    thanks: `${origins[0]}${base}thankyou`,
    rateLimit: limitRate(most, 60_000),
    list,
    callerOf: (context) => getConnInfo(context).remote.address ?? '',
  })
  const server = createServer(getRequestListener(fetch))
  server.on('close', () => store.close())
  return server
}
