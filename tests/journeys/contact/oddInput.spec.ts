/** The odd inputs that the receiver is tried with, here through the form and on to the receiver. */
import { expect } from '@playwright/test'
import fc from 'fast-check'
import { readEnquiry } from '#content/enquiry'
import { oddText } from '../../oddText.ts'
import { fill, formIsReady, notice, openForm, sendButton } from './contactForm.ts'
import { test } from './formSite.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Too long for every field is long enough: what is longer takes its time to type, and tells nothing new. */
const text = oddText.map((odd) => odd.slice(0, 12_000))
const words = fc.record({ name: text, email: text.map((odd) => `m${odd}@example.org`), message: text, company: text, telephone: text })
type OddWords = Readonly<Record<'name' | 'email' | 'message' | 'company' | 'telephone', string>>
const seed = 20_261_121
/** Of five values each. The receiver alone is tried with ten thousand (tests/house/oddInput.test.ts). */
const enquiries = 300
const values = 5 * enquiries
const batch = 50

interface Tried {
  /** What the browser itself made of the words: a field of one line holds one line. */
  readonly typed: Readonly<Record<string, string>>
  readonly isKept: boolean
  readonly title: string
  readonly problems: readonly string[]
  /** Elements that the page does not have by itself. */
  readonly strangers: number
}

/** Runs in the page: types each record field by field, sends it, and waits for what the form says. */
async function tryAll(records: readonly OddWords[]): Promise<readonly Tried[]> {
  const form = document.querySelector('form')
  if (!form) throw new Error('The page has no form.')
  const said = () => form.querySelector('[role="group"][aria-labelledby]')
  const typedNow = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const risky = () => document.querySelectorAll('script, img, iframe, object, base, h1, form').length
  const usual = risky()
  const tried: Tried[] = []
  for (const record of records) {
    const before = said()
    for (const [name, value] of Object.entries(record)) {
      const control = form.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) throw new Error(`The form has no field ${name}.`)
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const typed = typedNow()
    const { values: kept } = JSON.parse(sessionStorage.getItem('contact-draft') ?? '{"values":{}}')
    const isKept = Object.entries(typed).every(([name, value]) => kept[name] === value)
    form.requestSubmit()
    const end = Date.now() + 15_000
    while (!said() || said() === before) {
      if (Date.now() > end) throw new Error(`The form says nothing about ${JSON.stringify(record).slice(0, 500)}`)
      await new Promise((resolve) => setTimeout(resolve))
    }
    tried.push({
      typed,
      isKept,
      title: said()?.querySelector('h2')?.textContent ?? '',
      problems: [...(said()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent),
      strangers: risky() - usual,
    })
  }
  return tried
}

test(`${values.toLocaleString('en-GB')} odd values break nothing, and reach the database clean or stay in the form`, async ({ page, formSite }) => {
  test.setTimeout(600_000)
  // The receiver has them, and the form stays where it is.
  formSite.plan(() => 'refused after')
  const before = (await formSite.received()).length
  await openForm(page)
  const odd = fc.sample(words, { numRuns: enquiries, seed })
  const meant = new Set<string>()
  let told = 0
  const began = Date.now()
  for (let from = 0; from < odd.length; from += batch) {
    for (const { typed, isKept, title, problems, strangers } of await page.evaluate(tryAll, odd.slice(from, from + batch))) {
      const read = readEnquiry({ ...typed, services: [] })
      if ('enquiry' in read) meant.add(JSON.stringify(read.enquiry))
      else told += 1
      expect({ title, problems }).toEqual(
        'enquiry' in read ? { title: 'The message was not accepted', problems: [] } : { title: 'There is a problem', problems: read.problems.map(({ message }) => message) },
      )
      expect(isKept, 'The draft is what was typed.').toBe(true)
      expect(strangers, 'Nothing typed has become an element.').toBe(0)
    }
  }
  const stored = (await formSite.received()).slice(0, -before || undefined).map(({ key: _key, received: _received, isSpam: _isSpam, ...enquiry }) => JSON.stringify(enquiry))
  expect(stored.toSorted()).toEqual([...meant].toSorted())
  console.log(`Odd values through the form: ${values} in ${odd.length} enquiries and ${((Date.now() - began) / 1000).toFixed(0)} s, of which ${told} were told what is wrong; the others made ${stored.length} different ones, each stored once.`)
})

test('odd words come back after a reload, arrive as they were meant, and are thanked as text', async ({ page, formSite }) => {
  test.setTimeout(300_000)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const names = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</textarea></form><h1>Sent</h1>', 'שלום עולם', '\u202egnp.exe', '👩‍👩‍👧‍👦']
  for (const name of names) {
    const typed = { name, email: `"${name.replace(/[^a-z]/gi, '')}" <b>@example.org`, message: `${name}\n\t${name}`, company: name, telephone: name }
    await openForm(page)
    await fill(page, typed)
    await page.reload()
    await formIsReady(page)
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(typed.message)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thankyou')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name.split(' ')[0]}`)
    // A number has no marks that cannot be seen.
    expect((await formSite.received())[0]).toMatchObject({ ...typed, telephone: name.replace(/\p{Cf}/gu, '') })
    await expect(notice(page, 'There is a problem')).toHaveCount(0)
    await expect(page.locator('img[src="x"], h1 *, main script')).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
})
