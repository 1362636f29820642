import { copyText } from './clipboard.ts'

/** A message for the visitor's mail program. */
interface Mail {
  readonly address: string
  readonly text: string
  /** Whether the address holds the whole text. */
  readonly isWhole: boolean
}

/** How much of the message went to the mail program: all, or by the clipboard, or none of it. */
type HandOver = 'whole' | 'pasted' | 'notPasted'

/** How long the program waits, in ms: of what takes focus while a browser hands an address on, Orca says nothing. */
const headStart = 300

/**
 * Opens the mail program with the message; what its address cannot hold goes by the clipboard. Nobody hears whether a
 * program opened.
 * @param signal Where it is aborted while the clipboard is waited for, nothing opens.
 */
export async function openMail({ address, text, isWhole }: Mail, signal: AbortSignal): Promise<HandOver> {
  const handOver = isWhole ? 'whole' : await copyText(text).then<HandOver, HandOver>(() => 'pasted', () => 'notPasted')
  if (!signal.aborted) setTimeout(() => window.location.assign(address), headStart)
  return handOver
}
