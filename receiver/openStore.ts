import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import type { Enquiry } from '#content/enquiry'

/** What was an enquiry when it came: a service, or a budget, may have got another name since. */
export interface StoredEnquiry extends Record<Exclude<keyof Enquiry, 'services'>, string> {
  readonly services: readonly string[]
  readonly key: string
  /** When it came, as ISO 8601 has it. */
  readonly received: string
  /** Something stood in the field that people do not see. */
  readonly isSpam: boolean
}

/** `known`: these very words came before. `other`: other words came under the same key. */
export type Kept = 'new' | 'known' | 'other'

export interface EnquiryStore {
  keep(enquiry: StoredEnquiry): Kept
  /** The newest first. */
  list(): readonly StoredEnquiry[]
  close(): void
}

/** What the table says of each column: a field of an enquiry that is not here is not kept. */
const columns = {
  key: 'TEXT PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 200)',
  received: 'TEXT NOT NULL',
  isSpam: 'INTEGER NOT NULL CHECK (isSpam IN (0, 1))',
  name: 'TEXT NOT NULL CHECK (length(name) > 0)',
  email: "TEXT NOT NULL CHECK (email LIKE '%_@_%')",
  services: "TEXT NOT NULL CHECK (json_type(services) = 'array')",
  message: 'TEXT NOT NULL CHECK (length(message) > 0)',
  company: 'TEXT NOT NULL',
  telephone: 'TEXT NOT NULL',
  budget: 'TEXT NOT NULL',
} satisfies Record<keyof StoredEnquiry, string>

/**
 * Keeps enquiries in a file that this user alone can read, or in memory where it is called `:memory:`. What is kept is on the
 * disk before it is confirmed.
 */
export function openStore(file: string): EnquiryStore {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true })
    // What SQLite puts beside it gets the same rights.
    closeSync(openSync(file, 'a', 0o600))
  }
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS enquiries (${Object.entries(columns).map(([name, rules]) => `${name} ${rules}`).join()}) STRICT`)
  const names = Object.keys(columns)
  const insert = database.prepare(`
    INSERT INTO enquiries (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})
    ON CONFLICT (key) DO NOTHING`)
  const find = database.prepare('SELECT * FROM enquiries WHERE key = ?')
  const all = database.prepare('SELECT * FROM enquiries ORDER BY received DESC, rowid DESC')

  return {
    keep(enquiry) {
      const row: Readonly<Record<string, SQLInputValue>> = { ...enquiry, isSpam: Number(enquiry.isSpam), services: JSON.stringify(enquiry.services) }
      if (insert.run(row).changes > 0) return 'new'
      const known = find.get(enquiry.key)
      const words = names.filter((name) => name !== 'received' && name !== 'isSpam')
      return words.every((word) => known?.[word] === row[word]) ? 'known' : 'other'
    },
    list: () => all.all().map(readRow),
    close: () => database.close(),
  }
}

/** The table's own rules make a text of each column, and a list of the services. */
function readRow(row: Readonly<Record<string, SQLOutputValue>>): StoredEnquiry {
  const text = (column: string): string => String(row[column])
  const services: readonly unknown[] = JSON.parse(text('services'))
  return {
    key: text('key'), received: text('received'), isSpam: row['isSpam'] === 1,
    name: text('name'), email: text('email'), services: services.map(String), message: text('message'),
    company: text('company'), telephone: text('telephone'), budget: text('budget'),
  }
}
