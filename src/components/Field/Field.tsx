import { Check, CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#components/Icon/Icon'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import * as styles from './Field.css.ts'

export interface FieldProblem {
  readonly message: string
  /** What is read out before the message. */
  readonly prefix: string
  /** What stands in its place once the field has been put right. */
  readonly mended: string
  readonly isMended: boolean
}

export interface FieldProps {
  readonly id: string
  readonly label: string
  /** The word for a field that may be left empty. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly problem?: FieldProblem | undefined
}

/** What describes a field's control, for `aria-describedby`. */
export function describedBy({ id, hint, problem }: FieldProps): string | undefined {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(problem && !problem.isMended ? [`${id}-problem`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** What surrounds one control: a label that is always seen, a hint, and what is wrong with what was entered. */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { id, label, optional } = field
  return (
    <div className={styles.field} data-state={stateOf(field)}>
      <label htmlFor={id} className={styles.label}><Label label={label} optional={optional} /></label>
      <Description {...field} />
      {children}
    </div>
  )
}

/** The same around several controls that answer one question. */
export function FieldGroup({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { id, label, optional } = field
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group} data-state={stateOf(field)} aria-describedby={describedBy(field)}>
      <legend className={styles.label}><Label label={label} optional={optional} /></legend>
      <Description {...field} />
      {children}
    </fieldset>
  )
}

function stateOf({ problem }: FieldProps): 'calm' | 'mended' | 'wrong' {
  if (!problem) return 'calm'
  return problem.isMended ? 'mended' : 'wrong'
}

function Label({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return optional ? <>{`${label} `}<span className={styles.optional}>{optional}</span></> : label
}

function Description(field: FieldProps) {
  const { id, hint, problem } = field
  return (
    <>
      {hint ? <p id={`${id}-hint`} className={styles.hint}>{hint}</p> : null}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem} data-state={stateOf(field)}>
          <span className={styles.wrong}><span className={styles.sign}><Icon icon={CircleAlert} /></span><span><span className={hidden}>{problem.prefix} </span><span>{problem.message}</span></span></span>
          {problem.isMended ? <span className={styles.mended}><Icon icon={Check} />{problem.mended}</span> : null}
        </p>
      ) : null}
    </>
  )
}
