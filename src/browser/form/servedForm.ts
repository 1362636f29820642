/**
 * What was done in a page's form before its code came. React draws a page anew where a translator or an extension has
 * changed it by then: the form as it was served goes, and still has what was typed.
 */
export interface ServedForm {
  readonly form: HTMLFormElement
  /** The field that the visitor was in; empty for none. */
  readonly focused: string
}

/** Finds the form that the page was served with, and hands it over once: to the first form whose code has come. */
export function findServedForm(): () => ServedForm | undefined {
  const form = typeof document === 'undefined' ? undefined : document.querySelector<HTMLFormElement>('main form')
  let served = form ? { form, focused: document.activeElement?.id ?? '' } : undefined
  return () => {
    const taken = served
    served = undefined
    return taken
  }
}
