import { useState, useSyncExternalStore } from 'react'
import { Chart } from './Chart.tsx'
import { charts } from './charts.ts'
import { Hands } from './Hands.tsx'
import type { Inspected } from './host.ts'
import * as styles from './Inspector.css.ts'
import { Log } from './Log.tsx'
import { stateName } from './stateName.ts'

/** Every machine of the site by its chart; those that run on the page live. */
export function Inspector({ inspected }: { readonly inspected: Inspected }) {
  const { performers, happenings } = useSyncExternalStore(inspected.stage.subscribe, inspected.stage.scene)
  const [chosen, setChosen] = useState('header')
  const onStage = performers.filter(({ isOn }) => isOn)
  const performer = onStage.find(({ title }) => title === chosen)
  const elsewhere = Object.keys(charts).filter((name) => onStage.every(({ snapshot }) => snapshot.machine.id !== name))
  const name = performer?.snapshot.machine.id ?? chosen
  const last = performer && happenings.findLast(({ performer: id, transitions }) => id === performer.id && transitions.length > 0)
  return (
    <>
      <header className={styles.head} aria-label="Inspector">
        <h1 className={styles.title}>Machines</h1>
        <button type="button" className={styles.quiet} onClick={inspected.move}>Move the panel</button>
        <button type="button" className={styles.quiet} onClick={inspected.toggle} aria-keyshortcuts="Alt+I">Close <kbd className={styles.key}>Alt+I</kbd></button>
      </header>
      <main className={styles.main} aria-label="Inspector">
        <nav aria-label="Machines" className={styles.machines}>
          <ul role="list" className={styles.list}>
            {onStage.map(({ id, title, snapshot }) => (
              <li key={id}>
                <button type="button" className={styles.machine} aria-pressed={title === chosen} onClick={() => setChosen(title)}>
                  {title} <span className={styles.state}>{stateName(snapshot.value)}</span>
                </button>
              </li>
            ))}
          </ul>
          {elsewhere.length > 0 ? (
            <>
              <h2 className={styles.aside}>not on this page</h2>
              <ul role="list" className={styles.list}>
                {elsewhere.map((title) => (
                  <li key={title}><button type="button" className={styles.absent} aria-pressed={title === chosen} onClick={() => setChosen(title)}>{title}</button></li>
                ))}
              </ul>
            </>
          ) : null}
        </nav>
        <section aria-labelledby="chart" className={styles.section}>
          <h2 id="chart" className={styles.heading}>{performer?.title ?? chosen}</h2>
          <p className={styles.now}>
            {performer ? <>is <strong data-testid="state">{stateName(performer.snapshot.value)}</strong></> : 'is not on this page'}
            {last ? <> · last <code>{last.event.type}</code></> : null}
          </p>
          <Chart key={name} name={name} performer={performer} last={last} onChosen={(state) => performer && void inspected.go(performer.id, state)} />
          {performer && Object.keys(Object(performer.snapshot.context)).length > 0 ? (
            <details className={styles.memory}>
              <summary>What it remembers</summary>
              <pre className={styles.code} tabIndex={0}>{JSON.stringify(performer.snapshot.context, null, 2)}</pre>
            </details>
          ) : null}
        </section>
        {performer ? <Hands key={performer.id} inspected={inspected} performer={performer} /> : null}
        <Log performers={performers} happenings={happenings} chosen={performer} />
      </main>
    </>
  )
}
