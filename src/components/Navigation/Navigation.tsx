import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import type { ReactElement, ReactNode, Ref } from 'react'

/** The one value of a menu whose single item is open. */
const open = 'open'

const ignore = (event: Event): void => event.preventDefault()

export interface NavigationProps {
  /** Tells this navigation from the others of the page. */
  readonly name: string
  /** Whether its disclosed part is shown. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A site's navigation (W3C disclosure pattern): links, and a button that discloses more of them. */
export function Navigation({ name, isOpen, children }: NavigationProps) {
  return (
    <NavigationMenu.Root aria-label={name} activationMode="manual" value={isOpen ? open : ''}>
      {children}
    </NavigationMenu.Root>
  )
}

/**
 * A list item that holds a button and what it discloses. The button is the caller's own: with Radix's comes a stop
 * in the tab order that screen readers cannot see (radix-ui/primitives#3085).
 */
export function DisclosureItem({ ref, children }: { readonly ref: Ref<HTMLLIElement>; readonly children: ReactElement }) {
  return <NavigationMenu.Item ref={ref} value={open} asChild>{children}</NavigationMenu.Item>
}

export interface DisclosedProps {
  /** For the button's `aria-controls`. */
  readonly id: string
  /** The id of the button, which names the group. */
  readonly labelledBy: string
  /** Stays in the document while it is closed. */
  readonly isKept: boolean
  /** One element, with its own looks. */
  readonly children: ReactElement
}

/** What the button discloses. It stands beside it in the document, so that reading and Tab follow one order. */
export function Disclosed({ id, labelledBy, isKept, children }: DisclosedProps) {
  return (
    <NavigationMenu.Content
      asChild
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      forceMount={isKept || undefined}
      // Radix would write it as a style attribute, which the content security policy forbids in served HTML.
      style={{ pointerEvents: undefined }}
      // Whether it closes is not for Radix to say; and in closing it would take the links out of the tab order.
      onEscapeKeyDown={ignore}
      onPointerDownOutside={ignore}
      onFocusOutside={ignore}
    >
      {children}
    </NavigationMenu.Content>
  )
}

/** A link of the disclosed part: arrow keys, Home and End lead from one to the next. The child is the link itself. */
export function DisclosedLink({ children }: { readonly children: ReactElement }) {
  return <NavigationMenu.Link asChild onSelect={ignore}>{children}</NavigationMenu.Link>
}
