/** A browser that is driven by its maker's own means, as far as journeys need it. */
export interface Engine {
  readonly open: (address: string) => Promise<void>
  /** Asks the page something. What is asked may use nothing but its argument. */
  readonly ask: <Answer, Given = undefined>(question: (given: Given) => Answer | Promise<Answer>, given?: Given) => Promise<Answer>
  /** Presses and releases a key by its name in `keyValues`, or types a letter. */
  readonly press: (key: string, modifier?: 'Shift') => Promise<void>
  /** Presses the pointer on what a selector finds first that can be seen. */
  readonly click: (selector: string) => Promise<void>
  /** What the browser has complained of since it began. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Keys that stand for no letter, as WebDriver writes them. */
export const keyValues: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
}

/** Where the middle of an element is in the window, once it has been scrolled there and stands still. */
export async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }))
  if (!element) throw new Error(`Nothing to be seen is ${selector}.`)
  let before = { x: -1, y: -1 }
  for (;;) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { x, y, width, height } = element.getBoundingClientRect()
    const now = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    if (now.x === before.x && now.y === before.y) return now
    before = now
  }
}

/** A question as text that answers with JSON. */
export function inWords(question: (given: never) => unknown, given: unknown): string {
  return `(async () => JSON.stringify(await (${question.toString()})(${JSON.stringify(given) ?? 'undefined'})) ?? 'null')()`
}

/** Tries until it does not throw any more, and throws what it threw last. */
export async function eventually(check: () => Promise<void>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
