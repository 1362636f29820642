import * as Radix from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'

const ignore = (event: Event): void => event.preventDefault()

/** Stands outside the page, at the end of the document. */
export function Dialog({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactElement }) {
  return (
    <Radix.Root open={isOpen} modal={false}>
      <Radix.Portal forceMount>{children}</Radix.Portal>
    </Radix.Root>
  )
}

export interface DialogWindowProps {
  readonly isOpen: boolean
  readonly onEscape: () => void
  /** The pointer was pressed beside the window. */
  readonly onPressOutside: () => void
  /** One element, with its own looks. */
  readonly children: ReactElement
}

/**
 * The window of a modal dialog, for a page that is inert while it is open (`useModal`). That closes every way to the
 * page at once; Radix's own ways would leave focusable content under `aria-hidden` (radix-ui/primitives#3593). It is not
 * inert itself while it moves out: where an element disappears at the moment focus leaves it, Orca misses where focus went.
 */
export function DialogWindow({ isOpen, onEscape, onPressOutside, children }: DialogWindowProps) {
  return (
    <Radix.Content
      asChild
      forceMount
      aria-modal={isOpen}
      aria-describedby={undefined}
      onEscapeKeyDown={(event) => {
        ignore(event)
        onEscape()
      }}
      onPointerDownOutside={(event) => {
        ignore(event)
        // The page is inert while the window is open: a control that can be pressed answers for itself.
        const { target, offsetX } = event.detail.originalEvent
        if (!(target instanceof Element)) return
        // Nor is the bar by which a long window is scrolled beside it.
        if (!target.closest('button, a') && offsetX >= 0 && offsetX < target.clientWidth) onPressOutside()
      }}
      onFocusOutside={ignore}
      onCloseAutoFocus={ignore}
    >
      {children}
    </Radix.Content>
  )
}

/** Names the dialog. The child is the element that shows the name. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Radix.Title asChild>{children}</Radix.Title>
}
