import { holdPlace } from './holdPlace.ts'
import { lendFocus } from './lendFocus.ts'

/** Leads to a field: its label comes into view with it. */
export function goToField(id: string): void {
  const field = document.getElementById(id)
  const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : field
  label?.scrollIntoView()
  field?.focus({ preventScroll: true })
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

/** For the `ref` of a button that goes when it is pressed: focus goes on to the form as a whole, which does no harm to whoever presses twice. What was done a status says by itself. */
export function goToForm(button: HTMLButtonElement | null): () => void {
  const form = button?.form
  return () => {
    if (form && button === document.activeElement) queueMicrotask(() => lendFocus(form))
  }
}

/** For the `ref` of something that has come up in a form and is to be read at once; focus that is in it when it goes stays in the form. */
export function takeFocus(element: HTMLElement | null): () => void {
  element?.focus()
  // A browser centres it, and of what is higher than the window nobody would see the beginning.
  if (element && element.offsetHeight > innerHeight / 2) element.scrollIntoView()
  return () => {
    if (!element?.contains(document.activeElement)) return
    const form = element.closest('form')
    // When it is gone: what stands below it has moved up by then.
    queueMicrotask(() => focusSubmit(form))
  }
}
