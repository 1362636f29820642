/** What stands in a form, by the names of its fields: a list where there can be several. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>

/** Reads the fields that `shape` names. */
export function readFields(form: HTMLFormElement, shape: FormFields): FormFields {
  const data = new FormData(form)
  return Object.fromEntries(
    Object.entries(shape).map(([name, like]) => [name, typeof like === 'string' ? String(data.get(name) ?? '') : data.getAll(name).map(String)]),
  )
}

/** Writes into the form what differs, so that no caret jumps, and opens the groups in which something is chosen. */
export function fillFields(form: HTMLFormElement, values: FormFields): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const value = values[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox' || control.type === 'radio') {
      if (control instanceof HTMLInputElement) control.checked = [value].flat().includes(control.value)
    } else if (typeof value === 'string' && control.value !== value) {
      control.value = value
    }
  }
  for (const group of form.querySelectorAll('details')) if (group.querySelector(':checked')) group.open = true
}
