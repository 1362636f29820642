/** An entry of the content as it was written, and what is said of one that is wrong. */
import * as v from 'valibot'

/** Where an entry stands, so that its author finds it: the file, and for lists the place in it. */
export interface Entry<Value = unknown> {
  readonly file: string
  readonly value: Value
}

/** Thrown when content is wrong. Its message has one line for each fault: file, entry, field, what was expected. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  declare readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    // Said once, and without the way through the program: the author looks for the file, the entry and the field.
    Object.defineProperty(this, 'faults', { value: faults })
    this.stack = `${this.name}: ${this.message}`
  }
}

/** The entries that are as their schema has it; of the others their faults are added. `exported` is the name under which one with a file of its own is looked for there. */
export function parseEntries<Schema extends v.GenericSchema>(schema: Schema, entries: readonly Entry[], faults: string[], exported?: string): Entry<v.InferOutput<Schema>>[] {
  return entries.flatMap(({ file, value }) => {
    if (exported !== undefined && value === undefined) {
      faults.push(`${file}: must export const ${exported}`)
      return []
    }
    const result = v.safeParse(schema, value)
    if (result.success) return [{ file, value: result.output }]
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? '(entry)'
      const shown = JSON.stringify(issue.input)?.slice(0, 60)
      if (issue.expected === 'never') faults.push(`${file}: ${field}: there is no such field`)
      else faults.push(`${file}: ${field}: ${shown === undefined ? 'is missing' : `${issue.message} (found ${shown})`}`)
    }
    return []
  })
}
