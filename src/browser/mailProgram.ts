import { copyText } from './clipboard.ts'

/** A message for the visitor's mail program. */
interface Mail {
  readonly address: string
  readonly text: string
  /** Whether the address holds the whole text. */
  readonly isWhole: boolean
}

/** Opens the mail program with the message; what its address cannot hold goes by the clipboard. Nobody hears whether a program opened. */
export async function openMail({ address, text, isWhole }: Mail): Promise<'whole' | 'pasted' | 'notPasted'> {
  const isCopied = isWhole || (await copyText(text).then(() => true, () => false))
  window.location.assign(address)
  if (isWhole) return 'whole'
  return isCopied ? 'pasted' : 'notPasted'
}
