import { ContentError, parseEntries } from './entry.ts'
import type { Entry } from './entry.ts'
import { settingsSchema } from './schema.ts'
import { settings } from './settings.ts'

/** Where the facts about the firm stand. */
export const settingsEntry: Entry = { file: 'src/content/settings.ts', value: settings }

/**
 * Holds the facts about the firm against their schema by themselves: what is said of the rest is built on them as soon as it is read.
 * @throws {ContentError} naming every fault in them.
 */
export function expectSettings(entry: Entry = settingsEntry): void {
  const faults: string[] = []
  parseEntries(settingsSchema, [entry], faults)
  if (faults.length > 0) throw new ContentError(faults)
}
