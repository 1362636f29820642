import { isRecord } from '../src/browser/form/isRecord.ts'

/** What `npm audit` found out about the packages that ship. */
export type Audit =
  | { readonly kind: 'clean' }
  | { readonly kind: 'holes'; readonly packages: readonly string[] }
  /** The registry could not be asked: offline, or a mirror without this service. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** Reads what `npm audit --json` has printed, whichever way it ended. */
export function readAudit(printed: string): Audit {
  const report = parse(printed)
  if (!isRecord(report)) return { kind: 'unknown', reason: 'npm gave no answer' }
  const { vulnerabilities, message, error } = report
  if (!isRecord(vulnerabilities)) {
    const summary = isRecord(error) ? error['summary'] : undefined
    return { kind: 'unknown', reason: [message, summary].find((text) => typeof text === 'string' && text !== '')?.toString() ?? 'npm gave no report' }
  }
  const packages = Object.entries(vulnerabilities).map(([name, found]) => `${name} (${isRecord(found) ? String(found['severity']) : 'unknown'})`)
  return packages.length > 0 ? { kind: 'holes', packages } : { kind: 'clean' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
