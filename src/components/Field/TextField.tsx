import type { HTMLAttributes } from 'react'
import { describedBy, Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'

export interface TextFieldProps extends FieldProps {
  readonly name: string
  /** What a browser may fill in by itself. */
  readonly autoComplete?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  /** More than one makes an area for several lines. */
  readonly rows?: number
  /** While what it holds is on its way. */
  readonly isReadOnly: boolean
}

/** A field for words. It keeps what is typed itself: whoever owns the form reads it there. */
export function TextField({ name, autoComplete, type = 'text', inputMode, rows = 1, isReadOnly, ...field }: TextFieldProps) {
  const { id, optional, problem } = field
  const isWords = inputMode === undefined
  const control = {
    id,
    name,
    autoComplete,
    required: !optional,
    readOnly: isReadOnly,
    // Words are set as their own script is; addresses and numbers are read from the left.
    dir: isWords ? 'auto' : undefined,
    'aria-describedby': describedBy(field),
    // Said either way: Firefox takes a required field that is empty for a wrong one, before anybody has been there.
    'aria-invalid': problem !== undefined && !problem.isMended,
  }
  return (
    <Field {...field}>
      {rows > 1
        ? <textarea {...control} className={styles.area} rows={rows} />
        : <input {...control} className={styles.input} type={type} inputMode={inputMode} spellCheck={isWords ? undefined : false} />}
    </Field>
  )
}
