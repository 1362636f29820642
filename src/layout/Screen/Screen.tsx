import { useLoaderData } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useKeptPresses } from '#browser/hydration/keptPress'

export interface ScreenProps {
  /** Nothing while its code is on the way. */
  readonly of: ComponentType | undefined
}

/** The part of a page that changes with the route; what was pressed in it before it came to life is done when it does. */
export function Screen({ of: Found }: ScreenProps) {
  useKeptPresses()
  // An odd way to write an address that leads nowhere is put right by the router, which shows the screen once more on its way.
  const hasModel = useLoaderData({ strict: false }) !== undefined
  return Found && hasModel ? <Found /> : null
}
