import * as Radix from '@radix-ui/react-accordion'
import type { ReactElement } from 'react'

export interface AccordionProps {
  /** The id of the open section; empty when all are closed. */
  readonly openSection: string
  /** A header was pressed, be it the open one's. */
  readonly onToggle: (id: string) => void
  /** One element, with its own looks. */
  readonly children: ReactElement
}

/** Sections of which at most one is open (W3C accordion pattern). */
export function Accordion({ openSection, onToggle, children }: AccordionProps) {
  return (
    // Radix reports the closing of the open section as an empty value.
    <Radix.Root type="single" collapsible value={openSection} onValueChange={(id) => onToggle(id || openSection)} asChild>
      {children}
    </Radix.Root>
  )
}

export function AccordionSection({ id, children }: { readonly id: string; readonly children: ReactElement }) {
  return <Radix.Item value={id} asChild>{children}</Radix.Item>
}

/** The header's button; the child is the button itself. It stands in a heading of the third level. */
export function AccordionHeader({ children }: { readonly children: ReactElement }) {
  return <Radix.Header><Radix.Trigger asChild>{children}</Radix.Trigger></Radix.Header>
}

/** Radix would tell the section's size to everything in it, once it is measured, for movements of which this accordion has none. */
const untold = Object.fromEntries(['height', 'width'].map((size) => [`--radix-collapsible-content-${size}`, undefined]))

export function AccordionContent({ children }: { readonly children: ReactElement }) {
  return <Radix.Content asChild style={untold}>{children}</Radix.Content>
}
