import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo, useRef } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { useEmitted } from '#browser/emitted'
import { forgetDraft, keepDraft, useFormStart } from '#browser/form/draft'
import { fillFields, readFields } from '#browser/form/formFields'
import type { ServedForm } from '#browser/form/servedForm'
import { useWholeFields } from '#browser/form/wholeField'
import { useConnectionReturn } from '#browser/loading/connection'
import { useTitlePrefix } from '#browser/navigation/titlePrefix'
import { budgets, serviceSlugs } from '#content/choices'
import { contactStrings } from '#content/contactStrings'
import type { Delivery } from '#content/delivery'
import type { Enquiry } from '#content/enquiry'
import { trapField } from '#content/enquiryFields'
import { contactMachine, hasUnmended, retryPause } from '#machines/contactMachine'
import type { ContactEmitted } from '#machines/contactMachine'
import { contactActors } from './contactActors.ts'

export interface EnquiryStart {
  readonly delivery: Delivery
  /** The form as the page was served with it, if it was, at the first call. */
  readonly takeServed: () => ServedForm | undefined
  /** Services that the address chooses, by slug, parted by commas. */
  readonly service: string
}

type Said<Type> = Extract<ContactEmitted, { readonly type: Type }>

const { fields, problems: problemWords } = contactStrings

/** What is not named here is not read from the form. */
const empty = { name: '', email: '', services: [], message: '', company: '', telephone: '', budget: budgets[0], [trapField]: '' } satisfies Record<keyof Enquiry | typeof trapField, string | readonly string[]>

/** Where a problem of a field leads to. */
export const fieldId = (name: string): string => `enquiry-${name}`

/** The form's machine, wired to the browser: what is heard goes to it, and what it says is done. */
export function useEnquiry({ takeServed, delivery, service }: EnquiryStart) {
  const form = useRef<HTMLFormElement>(null)
  const isTakenUp = useRef(false)
  const router = useRouter()
  const machine = useMemo(() => contactMachine.provide({
    actors: contactActors(delivery),
    delays: { retryDelay: ({ context }) => retryPause(context, Math.random()) },
  }), [delivery])
  const preset = useMemo(() => {
    const asked = service.split(',')
    return { field: 'services', choices: serviceSlugs.filter((slug) => asked.includes(slug)) }
  }, [service])

  const [snapshot, send, contact] = useMachine(machine, { input: { emptyValues: empty } })
  useEmitted(contact, 'draft.changed', useCallback(({ draft, values, isUnsure }: Said<'draft.changed'>) => {
    send({ type: keepDraft({ id: draft, values, isUnsure }) ? 'draft.kept' : 'draft.lost' })
  }, [send]))
  useEmitted(contact, 'draft.ended', forgetDraft)
  useEmitted(contact, 'values.set', useCallback(({ values }: Said<'values.set'>) => {
    if (form.current) fillFields(form.current, values)
  }, []))
  useEmitted(contact, 'enquiry.sent', useCallback(({ values: { name, services } }: Said<'enquiry.sent'>) => {
    void router.navigate({ to: '/thankyou', state: { name, services } })
  }, [router]))
  useFormStart(form, takeServed, empty, preset, send)
  useConnectionReturn(send)
  useWholeFields(form)

  const { context } = snapshot
  const isWrong = snapshot.matches({ editing: 'failed' }) || hasUnmended(context)
  useTitlePrefix(isWrong ? problemWords.titlePrefix : '')

  const field = (name: keyof Enquiry) => {
    const problem = context.problems.find((one) => one.field === name)
    return {
      ...fields[name],
      id: fieldId(name),
      name,
      isReadOnly: snapshot.hasTag('fixed'),
      problem: problem && { message: problem.message, prefix: problemWords.prefix, mended: problemWords.mended, isMended: context.mended.includes(name) },
    }
  }
  const hears = {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      send({ type: 'submit.pressed', values: readFields(event.currentTarget, empty) })
    },
    // Whoever takes up the form is on the way to the thanks: fetched now, they can be said on any connection.
    onFocus: () => {
      if (delivery.kind === 'mail' || isTakenUp.current) return
      isTakenUp.current = true
      void router.preloadRoute({ to: '/thankyou' })
    },
    onInput: (event: FormEvent<HTMLFormElement>) => send({ type: 'form.changed', values: readFields(event.currentTarget, empty) }),
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) send({ type: 'field.left', field: target.name })
    },
  }
  return { snapshot, send, field, form, hears }
}
