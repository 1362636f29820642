import { untilNoModal } from '#browser/modal/noModal'
import { holdPlace } from '#browser/viewport/holdPlace'

/** As much of a field as has its first line, in letters of the reader's own size. */
const firstLine = 3

/** Leads to a field: its label comes into view with it. */
export function goToField(id: string): void {
  const field = document.getElementById(id)
  const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : field
  label?.scrollIntoView()
  field?.focus({ preventScroll: true })
  // Label, hint and what is wrong may fill a low window: on, until the place to write at is in sight.
  const { fontSize, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const end = innerHeight - Number.parseFloat(scrollPaddingBlockEnd) - firstLine * Number.parseFloat(fontSize)
  if (field) window.scrollBy({ top: Math.max(0, field.getBoundingClientRect().top - end) })
}

/** A button stays under the finger that presses it, whatever goes or comes above it. */
export function keepPlace(button: HTMLElement, press: () => void): void {
  const stay = holdPlace(button)
  press()
  // React has drawn the form anew by then.
  queueMicrotask(stay)
}

function focusSubmit(form: HTMLFormElement | null): void {
  const submits = form?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? []
  ;[...submits].at(-1)?.focus()
}

/** For a button that goes when it is pressed: focus stays in the form, on the button at its foot that sends it. */
export const stayInForm = ({ currentTarget }: { readonly currentTarget: HTMLButtonElement }): void => focusSubmit(currentTarget.form)

/**
 * For the `ref` of something that has come up in a form and is to be read at once, or when the menu over it has gone;
 * focus that is in it when it goes stays in the form.
 */
export function takeFocus(element: HTMLElement | null): () => void {
  let isThere = true
  const take = (): void => {
    element?.focus()
    // A browser centres it, and of what is higher than the window nobody would see the beginning.
    if (element && element.offsetHeight > innerHeight / 2) element.scrollIntoView()
  }
  void untilNoModal(() => isThere).then((isWanted) => isWanted && take())
  return () => {
    isThere = false
    if (!element?.contains(document.activeElement)) return
    const form = element.closest('form')
    // When it is gone: what stands below it has moved up by then.
    queueMicrotask(() => focusSubmit(form))
  }
}
