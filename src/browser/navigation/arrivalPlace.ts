/** How a visitor has come to an address, in the router's words: by a link, or through the session's history. */
export type Way = 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'

interface Arrival {
  readonly way: Way
  readonly pathChanged: boolean
  readonly hashChanged: boolean
  /** Whether the link leaves the visitor where it stands (`HistoryState`). */
  readonly keepsPlace: boolean
  /** Whether it is known where this entry of the session was left. */
  readonly hasPlace: boolean
  /** Whether the address has a hash that nothing on the page answers to. */
  readonly namesNothing: boolean
}

/**
 * Where an arrival leads: to what the address names, the page's start or the target of its hash; to where the reader was
 * when this entry was left; or nowhere, so that what was pressed stays under the hand: so do browsers themselves where a
 * hash names nothing. Another page leads to its start on the way back too, as the specification says.
 */
export function arrivalPlace({ way, pathChanged, hashChanged, keepsPlace, hasPlace, namesNothing }: Arrival): 'address' | 'left' | 'nowhere' {
  if (pathChanged) return 'address'
  if (way === 'PUSH' || way === 'REPLACE') return keepsPlace || namesNothing ? 'nowhere' : 'address'
  if (!hashChanged) return 'nowhere'
  if (way === 'BACK' && hasPlace) return 'left'
  return namesNothing ? 'nowhere' : 'address'
}
