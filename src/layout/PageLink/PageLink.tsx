import { createLink, useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** An address without its search and its place in the page. */
const pathOf = (address: string): string | undefined => address.split(/[?#]/)[0]

/** The router would mark the page that is on its way, from the press on and where it never comes. */
function Anchor({ children, ...props }: ComponentProps<'a'>) {
  const isShown = useRouterState({ select: ({ resolvedLocation, location }) => pathOf((resolvedLocation ?? location).publicHref) === props.href })
  return <a {...props} aria-current={isShown ? 'page' : undefined}>{children}</a>
}

/** A link of a menu: marked where it leads to the very page that is on the screen, whatever its search says; not on the pages beneath. */
export const PageLink = createLink(Anchor)
