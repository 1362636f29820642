import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const prefix = 'checks: '

/** Prints at the end how much was checked for accessibility: pages × widths × states × rules. */
export default class CheckCount implements Reporter {
  readonly #counts = new Map<string, number>()
  #tests = 0

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    const counted = annotations.filter(({ type }) => type.startsWith(prefix))
    if (counted.length > 0) this.#tests += 1
    for (const { type, description } of counted) {
      const kind = type.slice(prefix.length)
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + Number(description))
    }
  }

  onEnd(): void {
    if (this.#tests === 0) return
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
    const figure = (count: number): string => count.toLocaleString('en-GB').padStart(9)
    console.log(`\nAccessibility, ${this.#tests} tests of pages, states and journeys:`)
    for (const [kind, count] of this.#counts) console.log(`${figure(count)}  ${kind}`)
    console.log(`${figure(total)}  checks in all`)
  }
}
