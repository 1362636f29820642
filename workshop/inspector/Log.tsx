import { useState } from 'react'
import * as styles from './Inspector.css.ts'
import type { Happening, Performer } from './stage.ts'
import { stateName } from './stateName.ts'

/** As many as one reads; the walk keeps more. */
const shown = 100

export interface LogProps {
  readonly performers: readonly Performer[]
  readonly happenings: readonly Happening[]
  readonly chosen: Performer | undefined
}

/** What was said to the machines, the newest first. */
export function Log({ performers, happenings, chosen }: LogProps) {
  const [isWhole, setIsWhole] = useState(true)
  const [from, setFrom] = useState(0)
  const lines = happenings.filter(({ id, performer }) => id > from && (isWhole || performer === chosen?.id)).slice(-shown).toReversed()
  return (
    <section aria-labelledby="log" className={styles.section}>
      <h2 id="log" className={styles.heading}>Log</h2>
      <div className={styles.row}>
        <label className={styles.choice}><input type="checkbox" className={styles.box} checked={!isWhole} onChange={({ target }) => setIsWhole(!target.checked)} />This machine alone</label>
        <button type="button" className={styles.quiet} onClick={() => setFrom(happenings.at(-1)?.id ?? 0)}>Clear</button>
      </div>
      <div className={styles.scroll} role="region" aria-label="The last events" tabIndex={0}>
        <table className={styles.table}>
          <thead><tr><th scope="col">ms</th><th scope="col">machine</th><th scope="col">event</th><th scope="col">then</th></tr></thead>
          <tbody>
            {lines.map(({ id, at, performer, event, transitions, value }) => {
              const { type, ...payload } = event
              return (
                <tr key={id} className={transitions.length > 0 ? styles.line : styles.ignored}>
                  <td className={styles.figure}>{Math.round(at)}</td>
                  <td>{performers[performer]?.title}</td>
                  <td>{type} {type.startsWith('xstate.') || Object.keys(payload).length === 0 ? null : <span className={styles.payload}>{JSON.stringify(payload).slice(0, 120)}</span>}</td>
                  <td>{transitions.length > 0 ? stateName(value) : 'ignored'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
