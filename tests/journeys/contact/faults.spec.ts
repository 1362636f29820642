/** Two hundred enquiries through a connection on which everything goes wrong that can. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { fill, formIsReady, openForm, sendButton } from './contactForm.ts'
import type { Words } from './contactForm.ts'
import { test } from './formSite.ts'
import type { Fault } from './formSite.ts'

const enquiries = 200
const tabs = 10

/** What the visitor does beside sending. */
type Visitor = 'sends' | 'clicks twice' | 'reloads in the middle' | 'has the tab restored' | 'loses the connection'

const visitors: readonly Visitor[] = ['sends', 'sends', 'clicks twice', 'reloads in the middle', 'has the tab restored', 'loses the connection']
const faults: readonly Fault[] = ['none', 'cut before', 'cut after', 'cut in the answer', '500 before', '500 after', '429', '429, long', 'late', 'malformed JSON', 'malformed, another page']

interface Plan {
  readonly words: Words
  readonly visitor: Visitor
  /** For one attempt after the other; then nothing goes wrong any more. */
  readonly faults: readonly Fault[]
}

/** The same plans in each run: every fault with every visitor, most of them in rows. */
function makePlans(): readonly Plan[] {
  const late = new Set<string>()
  return Array.from({ length: enquiries }, (_, number) => {
    const visitor = visitors[number % visitors.length] ?? 'sends'
    const row = Array.from({ length: number % 6 }, (_, turn) => faults[(number * 7 + turn * (1 + (number % 5))) % faults.length] ?? 'none')
    return {
      words: { name: `Sender ${number}`, email: `sender+${number}@example.org`, message: `Message number ${number}, by May.` },
      visitor,
      faults: row.filter((fault, turn) => {
        if (fault !== 'late') return true
        // Each attempt that is late takes ten seconds of everybody's time: one is enough for each visitor at each place in a row, be it the last there or not.
        const kind = `${visitor}, ${turn}, ${turn === row.length - 1}`
        return late.size < late.add(kind).size
      }),
    }
  })
}

const thanks = (page: Page): Locator => page.getByRole('heading', { level: 1, name: /^Thank you/ })
const reasons = (page: Page): Locator =>
  page.getByRole('group', { name: /^(?:No answer came|The form service|Too many messages|You are offline|The message was not accepted)/ })
const clear = (page: Page): Locator => page.getByRole('button', { name: 'Clear the form' })

/** Thanked, told why not, or before an empty form: the page went in the moment in which the answer came, and the draft with it. */
type End = 'thanked' | 'told' | 'empty'

/** Who was thanked goes on to the next enquiry by a link, without another document, as visitors would. */
async function comeToForm(page: Page): Promise<void> {
  if (!(await thanks(page).isVisible())) return openForm(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await formIsReady(page)
}

/** Waits until the visitor knows. */
async function outcome(page: Page): Promise<End> {
  const problems = page.getByRole('group', { name: 'There is a problem' })
  // In place of `expect`, which reads the whole page aloud each time that it finds nothing yet.
  await thanks(page).or(reasons(page)).or(problems).first().waitFor({ timeout: 60_000 })
  if (await problems.isVisible()) return 'empty'
  return (await thanks(page).isVisible()) ? 'thanked' : 'told'
}

/** A tab that the browser restores has its address and its storage, and nothing else. */
async function restored(page: Page): Promise<Page> {
  const { address, kept } = await page.evaluate(() => ({ address: location.pathname, kept: Object.entries({ ...sessionStorage }) }))
  const again = await page.context().newPage()
  await page.close()
  await again.goto('/robots.txt')
  await again.evaluate((entries) => entries.forEach(([name, value]) => sessionStorage.setItem(name, String(value))), kept)
  await again.goto(address)
  return again
}

interface Ending {
  readonly plan: Plan
  readonly end: End
  /** What stands in the form at the end. */
  readonly left: string
  /** Whether the visitor left the page while the enquiry was on its way. */
  readonly isTorn: boolean
}

/** Sends one enquiry as its visitor would, from a page with the form; `heard` is how often the other end was asked by now. */
async function send(start: Page, plan: Plan, heard: () => number): Promise<{ readonly page: Page; readonly ending: Ending }> {
  let page = start
  let isTorn = false
  await comeToForm(page)
  await fill(page, plan.words)
  switch (plan.visitor) {
    case 'sends':
      await sendButton(page).click()
      break
    case 'clicks twice':
      await sendButton(page).dblclick()
      break
    case 'reloads in the middle':
    case 'has the tab restored':
      await sendButton(page).click()
      await expect.poll(heard, { intervals: [20] }).toBeGreaterThan(0)
      if (plan.visitor === 'has the tab restored') page = await restored(page)
      else await page.reload()
      await clear(page).or(thanks(page)).first().waitFor()
      if (!(await thanks(page).isVisible())) {
        isTorn = true
        await sendButton(page).click()
      }
      break
    case 'loses the connection':
      await sendButton(page).click()
      await expect.poll(heard, { intervals: [20] }).toBeGreaterThan(0)
      await page.context().setOffline(true)
      await outcome(page)
      await page.context().setOffline(false)
      // The message that waited goes by itself.
      await expect(page.getByRole('group', { name: 'You are offline' })).toHaveCount(0)
  }
  let end = await outcome(page)
  if (end === 'told') {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(reasons(page)).toHaveCount(0)
    end = await outcome(page)
  }
  const left = end !== 'told' ? '' : await page.getByRole('textbox', { name: 'Your message' }).inputValue()
  return { page, ending: { plan, end, left, isTorn } }
}

test(`${enquiries} enquiries under faults are stored exactly once, or still in the form with a clear word`, async ({ browser, formSite }) => {
  test.setTimeout(900_000)
  const plans = makePlans()
  const turns = new Map<string, number>()
  const met = new Map<string, number>()
  formSite.plan(({ email }) => {
    const plan = plans.find(({ words }) => words.email === email)
    const turn = turns.get(String(email)) ?? 0
    turns.set(String(email), turn + 1)
    const fault = plan?.faults[turn] ?? 'none'
    met.set(fault, (met.get(fault) ?? 0) + 1)
    return fault
  })

  const waiting = [...plans]
  const endings: Ending[] = []
  const errors: string[] = []
  const began = Date.now()
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      // Each has a connection of its own to lose.
      const context = await browser.newContext({ baseURL: formSite.url, reducedMotion: 'reduce' })
      context.on('weberror', (error) => errors.push(error.error().message))
      let page = await context.newPage()
      for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
        const { email } = plan.words
        const sent = await send(page, plan, () => turns.get(email) ?? 0)
        page = sent.page
        endings.push(sent.ending)
        // What one enquiry left in the form is not the next one's.
        await page.evaluate(() => sessionStorage.clear())
      }
      await context.close()
    }),
  )

  const rows = (await formSite.received()).filter(({ email }) => email.startsWith('sender+'))
  const copiesOf = ({ words }: Plan): number => rows.filter(({ email, message }) => email === words.email && message === words.message).length
  const once = endings.filter(({ plan, end }) => end === 'thanked' && copiesOf(plan) === 1)
  const torn = endings.filter(({ isTorn }) => isTorn)
  const unthanked = torn.filter(({ plan, end }) => end === 'empty' && copiesOf(plan) === 1)
  const kept = endings.filter(({ plan, end, left }) => end === 'told' && left === plan.words.message && copiesOf(plan) <= 1)
  const lost = endings.filter((ending) => ![once, unthanked, kept].some((group) => group.includes(ending)))
  console.log(
    `${endings.length} enquiries in ${((Date.now() - began) / 1000).toFixed(0)} s: ${once.length} stored exactly once and thanked for, ` +
      `${unthanked.length} stored exactly once as the page went, ` +
      `${kept.length} still in the form with a word, ${lost.length} lost or stored twice.\n` +
      `Attempts: ${[...met].map(([fault, count]) => `${count} × ${fault}`).join(', ')}; ${torn.length} times the page went in the middle.`,
  )
  expect(lost).toEqual([])
  expect(endings).toHaveLength(enquiries)
  expect(once.length, 'enquiries that came through').toBeGreaterThan(enquiries * 0.75)
  expect(errors).toEqual([])
  // Nothing but what was sent, and nothing of it twice.
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  for (const fault of faults) expect(met.get(fault) ?? 0, fault).toBeGreaterThan(0)
  expect(torn.length).toBeGreaterThan(enquiries / 10)
})
