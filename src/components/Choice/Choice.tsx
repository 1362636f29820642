import { Check } from 'lucide'
import { Icon } from '#components/Icon/Icon'
import * as styles from './Choice.css.ts'

export interface ChoiceProps {
  /** Several can be chosen of checkboxes, one of radio buttons. */
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isChosenAtFirst?: boolean
}

/** One answer among several. It keeps itself whether it is chosen: whoever owns the form reads it there. */
export function Choice({ type, name, value, label, isChosenAtFirst = false }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.box}>
        <input type={type} name={name} value={value} defaultChecked={isChosenAtFirst} className={styles.control} />
        {type === 'checkbox' ? <span className={styles.tick}><Icon icon={Check} /></span> : <span className={styles.dot} />}
      </span>
      {label}
    </label>
  )
}
