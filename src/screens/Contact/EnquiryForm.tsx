import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo, useRef } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { useEmitted } from '#browser/emitted'
import { forgetDraft, keepDraft, useFormStart } from '#browser/form/draft'
import { fillFields, readFields } from '#browser/form/formFields'
import type { ServedForm } from '#browser/form/servedForm'
import { useWholeFields } from '#browser/form/wholeField'
import { useHydrated } from '#browser/hydration/hydrated'
import { useConnectionReturn } from '#browser/loading/connection'
import { useTitlePrefix } from '#browser/navigation/titlePrefix'
import { Choice } from '#components/Choice/Choice'
import { FieldGroup } from '#components/Field/Field'
import { TextField } from '#components/Field/TextField'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { budgets, serviceSlugs } from '#content/choices'
import { contactStrings } from '#content/contactStrings'
import type { Enquiry } from '#content/enquiry'
import { trapField } from '#content/enquiryFields'
import { formAddress } from '#content/enquiryMail'
import type { ContactPage } from '#content/page'
import { contactMachine, hasUnmended, retryPause } from '#machines/contactMachine'
import type { ContactEmitted } from '#machines/contactMachine'
import { contactActors } from './contactActors.ts'
import { FormFoot } from './FormFoot.tsx'
import { Notice } from './Notice.tsx'
import { ServiceChoice } from './ServiceChoice.tsx'
import * as styles from './EnquiryForm.css.ts'

export interface EnquiryFormProps extends Pick<ContactPage, 'groups' | 'delivery'> {
  /** The form as the page was served with it, if it was, at the first call. */
  readonly takeServed: () => ServedForm | undefined
  /** Services that the address chooses, by slug, parted by commas. */
  readonly service: string
}

type Said<Type> = Extract<ContactEmitted, { readonly type: Type }>

const { fields, optional, problems: problemWords } = contactStrings

const [firstBudget] = budgets
/** What is not named here is not read from the form. */
const empty = { name: '', email: '', services: [], message: '', company: '', telephone: '', budget: firstBudget, [trapField]: '' } satisfies Record<keyof Enquiry | typeof trapField, string | readonly string[]>

/** The form, and everything that can become of an enquiry (decisions, section 10). */
export function EnquiryForm({ takeServed, groups, delivery, service }: EnquiryFormProps) {
  const isByMail = delivery.kind === 'mail'
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const isHydrated = useHydrated()
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
  useEmitted(contact, 'enquiry.sent', useCallback(({ values }: Said<'enquiry.sent'>) => {
    void router.navigate({ to: '/thankyou', state: { name: String(values['name']).trim(), services: [values['services'] ?? []].flat() } })
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
      id: `enquiry-${name}`,
      name,
      isReadOnly: snapshot.hasTag('fixed'),
      problem: problem && { message: problem.message, prefix: problemWords.prefix, mended: problemWords.mended, isMended: context.mended.includes(name) },
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="enquiry-title"
      // The browser looks after what must be filled in until the form does; an address that works it must not refuse.
      noValidate={isHydrated}
      method="post"
      {...(isByMail ? { action: formAddress, encType: 'text/plain' } : { action: delivery.address })}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        send({ type: 'submit.pressed', values: readFields(event.currentTarget, empty) })
      }}
      // Whoever takes up the form is on the way to the thanks: fetched now, they can be said on any connection.
      onFocus={isByMail ? undefined : () => void router.preloadRoute({ to: '/thankyou' })}
      onInput={(event) => send({ type: 'form.changed', values: readFields(event.currentTarget, empty) })}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) send({ type: 'field.left', field: event.target.name })
      }}
    >
      <h2 id="enquiry-title" className={hidden}>{contactStrings.formTitle}</h2>
      <Notice snapshot={snapshot} send={send} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} autoComplete="email" type={isHydrated ? 'email' : 'text'} inputMode="email" />
      <ServiceChoice {...field('services')} optional={optional} groups={groups} chosen={context.values['services'] ?? []} />
      <TextField {...field('message')} rows={7} />
      <div className={styles.pair}>
        <TextField {...field('company')} optional={optional} autoComplete="organization" />
        <TextField {...field('telephone')} optional={optional} autoComplete="tel" type="tel" inputMode="tel" />
      </div>
      <FieldGroup {...field('budget')} optional={optional}>
        <div className={styles.budgets}>
          {budgets.map((budget) => <Choice key={budget} type="radio" name="budget" value={budget} label={contactStrings.budgets[budget]} isChosenAtFirst={budget === firstBudget} />)}
        </div>
      </FieldGroup>
      <div className={styles.trap} aria-hidden>
        <label htmlFor="enquiry-trap">{fields.trap.label}</label>
        <input type="text" id="enquiry-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <FormFoot snapshot={snapshot} send={send} isByMail={isByMail} />
    </form>
  )
}
