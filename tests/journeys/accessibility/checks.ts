import { test } from '@playwright/test'

/** Adds to the count of checks that is printed when all tests have run (`checkCount.ts`). */
export function countChecks(kind: string, count: number): void {
  test.info().annotations.push({ type: `checks: ${kind}`, description: String(count) })
}
