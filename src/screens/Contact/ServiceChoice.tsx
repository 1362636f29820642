import { Minus, Plus } from 'lucide'
import { Choice } from '#components/Choice/Choice'
import { FieldGroup } from '#components/Field/Field'
import type { FieldProps } from '#components/Field/Field'
import { Icon } from '#components/Icon/Icon'
import { slugOf } from '#content/choices'
import { contactStrings } from '#content/contactStrings'
import type { ServiceGroupModel } from '#content/page'
import * as styles from './ServiceChoice.css.ts'

export interface ServiceChoiceProps extends FieldProps {
  readonly name: string
  readonly groups: readonly ServiceGroupModel[]
  /** What is chosen, by slug. */
  readonly chosen: string | readonly string[]
}

const { groupChosen, groupCount } = contactStrings

/** The services in their four groups. They open by the browser's own means, so that they do without scripts, too. */
export function ServiceChoice({ name, groups, chosen, ...field }: ServiceChoiceProps) {
  return (
    <FieldGroup {...field}>
      <div className={styles.groups}>
        {groups.map(({ group, title, services }) => {
          const slugs = services.map(({ path }) => slugOf(path))
          const count = slugs.filter((slug) => [chosen].flat().includes(slug)).length
          return (
            <details key={group} className={styles.group}>
              <summary className={styles.head}>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>{' '}
                  <span className={styles.count}>{count > 0 ? groupChosen(count) : groupCount(services.length)}</span>
                </span>
                <span className={styles.plus}><Icon icon={Plus} /></span>
                <span className={styles.minus}><Icon icon={Minus} /></span>
              </summary>
              <div className={styles.choices}>
                {services.map((service, index) => <Choice key={service.path} type="checkbox" name={name} value={slugs[index] ?? ''} label={service.title} />)}
              </div>
            </details>
          )
        })}
      </div>
    </FieldGroup>
  )
}
