import type { HistoryState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { readFields } from './formFields.ts'
import type { FormFields } from './formFields.ts'
import { isRecord } from './isRecord.ts'
import type { ServedForm } from './servedForm.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form was cleared or sent on this visit of the page. */
    isForgotten?: boolean
    /** What the address chooses has been chosen on this visit of the page, and is not chosen a second time. */
    isChosen?: boolean
  }
}

/** What is kept of a form, for this tab alone: `sessionStorage` outlives a reload and a crash, and dies with the tab. */
export interface Draft {
  /**
   * What the draft is known by. A duplicated tab begins as a copy, its draft has the same name: sent from both
   * unchanged, it arrives once; changed, the two are different messages.
   */
  readonly id: string
  readonly values: FormFields
  /** Whether it was on its way, with no answer yet, when it was kept. */
  readonly isUnsure: boolean
}

/** Says what the form starts with, after whether it can be kept at all. */
export type FormStart =
  | { readonly type: 'draft.lost' }
  | { readonly type: 'form.found'; readonly draft: string; readonly values: FormFields; readonly isTyped: boolean }
  | { readonly type: 'draft.found'; readonly draft: string; readonly values: FormFields; readonly isUnsure: boolean }

const place = 'contact-draft'

/** What storage would not take: it is there as long as this document is. */
let held: Draft | undefined

/** Storage may be full, or not allowed, or hold what nobody can read: then there is no answer. */
function ask<Answer>(question: (storage: Storage) => Answer): Answer | undefined {
  try {
    return question(sessionStorage)
  } catch {
    return undefined
  }
}

/** Storage may hold anything: a field that is not of the form's shape is as good as empty. */
function shaped(values: unknown, shape: FormFields): FormFields {
  const found = isRecord(values) ? values : {}
  const like = (value: unknown, empty: string | readonly string[]): string | readonly string[] => {
    if (typeof empty === 'string') return typeof value === 'string' ? value : empty
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : empty
  }
  return Object.fromEntries(Object.entries(shape).map(([name, empty]) => [name, like(found[name], empty)]))
}

function readDraft(shape: FormFields): Draft | undefined {
  const kept = held ?? ask((storage): unknown => JSON.parse(storage.getItem(place) ?? 'null'))
  if (!isRecord(kept) || typeof kept['id'] !== 'string' || kept['id'] === '') return undefined
  return { id: kept['id'], values: shaped(kept['values'], shape), isUnsure: kept['isUnsure'] === true }
}

/** Whether it could be kept beyond this visit of the site. */
export function keepDraft(draft: Draft): boolean {
  held = draft
  ask((storage) => {
    storage.setItem(place, JSON.stringify(draft))
    held = undefined
  })
  return !held
}

/** Notes something of this visit of the page in the session's history: past the router, to which nothing has changed. */
function note(fact: HistoryState): void {
  History.prototype.replaceState.call(window.history, { ...window.history.state, ...fact }, '')
}

/**
 * Marks the visit of the page, too: where one has left the page within the site and come back, Firefox fills the form with
 * what was cleared when the page is loaded again.
 */
export function forgetDraft(): void {
  held = undefined
  ask((storage) => storage.removeItem(place))
  note({ isForgotten: true })
}

const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was typed before the scripts came wins over the draft. */
function over(draft: FormFields, typed: FormFields, empty: FormFields): FormFields {
  return Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, isSame(typed[name], empty[name]) ? value : typed[name] ?? value]))
}

function chosenToo(values: FormFields, field: string, choices: readonly string[]): FormFields {
  return { ...values, [field]: [...new Set([values[field] ?? [], choices].flat())] }
}

export interface Preset {
  readonly field: string
  readonly choices: readonly string[]
}

/** Once the page is hydrated: puts together what the visitor has typed already, the draft, and what the address chooses. */
export function useFormStart(form: RefObject<HTMLFormElement | null>, takeServed: () => ServedForm | undefined, empty: FormFields, preset: Preset, listener: (event: FormStart) => void): void {
  useEffect(() => {
    if (!form.current) return
    const served = takeServed()
    // What Firefox alone has filled in is nobody's.
    const visit: HistoryState | null = window.history.state
    const isFilledIn = visit?.isForgotten && !('typed' in document.documentElement.dataset)
    const typed = isFilledIn ? empty : readFields(served?.form ?? form.current, empty)
    const draft = readDraft(empty)
    const isDraft = draft !== undefined && !isSame(draft.values, empty)
    const begun = isDraft ? over(draft.values, typed, empty) : typed
    const values = visit?.isChosen && (draft || visit.isForgotten) ? begun : chosenToo(begun, preset.field, preset.choices)
    note({ isChosen: true })
    // Nothing is written before anything is typed: what is full is known by then.
    if (ask((storage) => storage.length) === undefined) listener({ type: 'draft.lost' })
    if (isDraft) listener({ type: 'draft.found', draft: draft.id, values, isUnsure: draft.isUnsure })
    else listener({ type: 'form.found', draft: draft?.id ?? newId(), values, isTyped: !isSame(typed, empty) })
    // Its field may have gone from under the visitor's hands.
    if (served?.form.isConnected === false && document.activeElement === document.body) document.getElementById(served.focused)?.focus()
  }, [form, takeServed, empty, preset, listener])
}
