import { useHydrated } from '#browser/hydration/hydrated'
import { Choice } from '#components/Choice/Choice'
import { FieldGroup } from '#components/Field/Field'
import { TextField } from '#components/Field/TextField'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { budgets } from '#content/choices'
import { contactStrings } from '#content/contactStrings'
import { trapField } from '#content/enquiryFields'
import { formAddress } from '#content/enquiryMail'
import type { ContactPage } from '#content/page'
import { FormFoot } from './FormFoot.tsx'
import { Notice } from './Notice.tsx'
import { ServiceChoice } from './ServiceChoice.tsx'
import { fieldId, useEnquiry } from './useEnquiry.ts'
import type { EnquiryStart } from './useEnquiry.ts'
import * as styles from './EnquiryForm.css.ts'

export interface EnquiryFormProps extends EnquiryStart, Pick<ContactPage, 'groups'> {}

const { fields, optional } = contactStrings
const [firstBudget] = budgets
const trapId = fieldId('trap')

/** The form, and everything that can become of an enquiry (decisions, section 10). */
export function EnquiryForm({ groups, ...start }: EnquiryFormProps) {
  const { snapshot, send, field, form, hears } = useEnquiry(start)
  const { delivery } = start
  const isByMail = delivery.kind === 'mail'
  const isHydrated = useHydrated()
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="enquiry-title"
      // The browser looks after what must be filled in until the form does; an address that works it must not refuse.
      noValidate={isHydrated}
      method="post"
      {...(isByMail ? { action: formAddress, encType: 'text/plain' } : { action: delivery.address })}
      {...hears}
    >
      <h2 id="enquiry-title" className={hidden}>{contactStrings.formTitle}</h2>
      <Notice snapshot={snapshot} send={send} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} autoComplete="email" type={isHydrated ? 'email' : 'text'} inputMode="email" />
      <ServiceChoice {...field('services')} optional={optional} groups={groups} chosen={snapshot.context.values['services'] ?? []} />
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
        <label htmlFor={trapId}>{fields.trap.label}</label>
        <input type="text" id={trapId} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <FormFoot snapshot={snapshot} send={send} isByMail={isByMail} />
    </form>
  )
}
