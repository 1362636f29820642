import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { AnyEventObject, AnyStateNode } from 'xstate'
import type { Inspected } from './host.ts'
import * as styles from './Inspector.css.ts'
import type { Performer } from './stage.ts'

const payloadOf = (event: AnyEventObject): string => JSON.stringify({ ...event, type: undefined })

const statesIn = (node: AnyStateNode): string[] => Object.values(node.states).flatMap((inner) => [inner.path.join('.'), ...statesIn(inner)])

/** Sends an event by hand, goes to a state, copies the walk so far. */
export function Hands({ inspected, performer }: { readonly inspected: Inspected; readonly performer: Performer }) {
  const { snapshot, actor, id } = performer
  const events = inspected.eventsOf(snapshot.machine)
  const types = [...new Set(events.map(({ type }) => type))]
  const [type, setType] = useState(types[0] ?? '')
  const [payload, setPayload] = useState(events[0] ? payloadOf(events[0]) : '{}')
  const [state, setState] = useState('')
  const [walk, setWalk] = useState('')
  const [word, setWord] = useState('')

  function choose(chosen: string): void {
    const example = events.find((event) => event.type === chosen)
    setType(chosen)
    setPayload(example ? payloadOf(example) : '{}')
  }

  function send(event: SubmitEvent): void {
    event.preventDefault()
    try {
      actor.send({ ...JSON.parse(payload || '{}'), type })
      setWord(`Sent ${type}.`)
    } catch (error) {
      setWord(`Not sent: ${String(error)}`)
    }
  }

  async function goThere(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setWord(`On the way to ${state} …`)
    setWord(await inspected.go(id, state) ?? `Reached ${state}.`)
  }

  async function copy(): Promise<void> {
    const test = inspected.walkAsTest(performer, inspected.stage.scene().happenings)
    setWalk(test)
    if (test === '') return setWord('There is no walk yet: nothing has changed this machine.')
    const isCopied = await navigator.clipboard.writeText(test).then(() => true, () => false)
    setWord(`${isCopied ? 'Copied: paste' : 'Paste'} it into the table of tests/machines/${snapshot.machine.id}Machine.test.ts.`)
  }

  return (
    <section aria-labelledby="hands" className={styles.section}>
      <h2 id="hands" className={styles.heading}>By hand</h2>
      <form className={styles.row} onSubmit={send}>
        <label className={styles.field}>Event
          <select className={styles.input} value={type} onChange={({ target }) => choose(target.value)}>
            {types.map((name) => <option key={name}>{name}</option>)}
          </select>
        </label>
        <label className={styles.field}>Payload
          <input className={styles.input} value={payload} list="payloads" spellCheck={false} onChange={({ target }) => setPayload(target.value)} />
        </label>
        <datalist id="payloads">{events.filter((event) => event.type === type).map((event) => <option key={payloadOf(event)}>{payloadOf(event)}</option>)}</datalist>
        <button type="submit" className={styles.button}>Send</button>
      </form>
      <form className={styles.row} onSubmit={(event) => void goThere(event)}>
        <label className={styles.field}>State
          <select className={styles.input} required value={state} onChange={({ target }) => setState(target.value)}>
            <option value="">choose …</option>
            {statesIn(snapshot.machine.root).map((name) => <option key={name}>{name}</option>)}
          </select>
        </label>
        <button type="submit" className={styles.button}>Go there by the shortest path</button>
      </form>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => void copy()}>Copy the walk so far as a test</button>
      </div>
      <p role="status" className={styles.word}>{word}</p>
      {walk ? <pre className={styles.code} tabIndex={0} aria-label="The walk as a test" role="region">{walk}</pre> : null}
    </section>
  )
}
