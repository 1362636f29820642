/** The form as it is built for a form service, with the real receiver at the other end. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { project as ferries } from '#content/projects/08-northgarth'
import { settings } from '#content/settings'
import { leastTime, longestWait } from '#machines/timing'
import { field, fill, formIsReady, heardOfFocus, holds, listenToStatus, maud, notice, openForm, sendButton } from './contactForm.ts'
import type { Words } from './contactForm.ts'
import { test } from './formSite.ts'
import type { Fault, FormSite } from './formSite.ts'
import { closeButton, hold, openPanel, wheel } from '../layout/parts.ts'
import { drop } from '../visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe.configure({ mode: 'default' })

/** Another sender for each test, so that each finds its own at the receiver. */
let senders = 0
const sender = () => ({ ...maud, email: `maud+${(senders += 1)}@example.org` })

/** Lets the form's time run faster than the clock on the wall. */
async function skip(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
}

/** Sends an enquiry whose first attempt comes to nothing, and is thanked. */
async function sendAfter(page: Page, formSite: FormSite, first: Fault): Promise<void> {
  formSite.plan(() => (formSite.attempts.length === 0 ? first : 'none'))
  await openForm(page)
  await fill(page, sender())
  await sendButton(page).click()
  await expect(page).toHaveURL('/thankyou')
}

/** Sends an enquiry that comes to nothing, and is told so under `title`. */
async function sendInVain(page: Page, words: Words, title: string): Promise<void> {
  await openForm(page)
  await fill(page, words)
  await sendButton(page).click()
  await expect(notice(page, title)).toBeFocused()
}

test('who looks at the menu while the sending fails is told why as soon as it is closed', async ({ page, formSite, complaints }) => {
  formSite.plan(() => '500 before')
  await page.clock.install()
  await openForm(page)
  await fill(page, sender())
  await skip(page, leastTime)
  await sendButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Trying again' })).toBeVisible()
  await wheel(page, -200)
  await openPanel(page)
  const reason = page.locator('[role="group"][aria-labelledby="enquiry-notice"]')
  await expect(async () => {
    await skip(page, longestWait)
    await expect(reason).toHaveCount(1, { timeout: 200 })
  }).toPass()
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reason).toBeFocused()
  // The menu's picture.
  drop(complaints, (complaint) => complaint.includes(settings.panelPicture.host))
})

test('an enquiry is stored as it was written, and the visitor is thanked by name, shown first what it asks for, and given three articles to read', async ({ page, formSite }) => {
  const words = { ...sender(), company: 'Ellery & Daughters', telephone: '020 7946 0999' }
  // Of a service that the first projects do not show.
  expect(ferries.services).toContain('paid-social')
  await openForm(page, '?service=paid-social')
  await fill(page, words)
  await page.getByRole('radio', { name: 'Under £5,000' }).check()
  await sendButton(page).click()
  await expect(page).toHaveURL('/thankyou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Maud')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const stored = (await formSite.received()).filter(({ email }) => email === words.email)
  expect(stored).toMatchObject([{ ...words, services: ['paid-social'], budget: 'under-5000', isSpam: false }])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(page.getByRole('main').locator('a[href^="/porject_"]').first()).toHaveAttribute('href', ferries.path)
  await expect(page.getByRole('main').getByRole('link', { name: 'See all twelve' })).toHaveAttribute('href', '/portfolio')
  await expect(page.getByRole('heading', { name: 'Three articles to read in the meantime' })).toBeVisible()
  const articles = await page.getByRole('main').locator('a[href^="/blogs/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(articles).toHaveLength(3)
  expect(new Set(articles).size).toBe(3)
  await page.goBack()
  await formIsReady(page)
  await holds(page, { name: '', email: '', message: '' })
})

for (const [name, called] of [['Mrs Ellery', 'Mrs Ellery'], ['Dr. Maud Ellery', 'Dr. Maud Ellery'], ['Drew Ellery', 'Drew'], ['Prof', 'Prof']] as const) {
  test(`who signs as ${name} is thanked as ${called}`, async ({ page }) => {
    await openForm(page)
    await fill(page, { ...sender(), name })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${called}`)
  })
}

test('the thanks stay as they are while the next page is on its way', async ({ page }) => {
  const words = { ...sender(), name: 'Maud Ellery' }
  await openForm(page, '?service=video-production')
  await fill(page, words)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Maud')
  const main = page.getByRole('main')
  const thanks = await main.innerText()
  const model = await hold(page, /\/content\/.*\/privacy\.js/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await model.asked()
  await expect(page).toHaveURL('/privacy')
  expect(await main.innerText()).toBe(thanks)
  model.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('where the page of thanks does not come, the form says that it was sent, and takes another message', async ({ page, formSite, complaints }) => {
  const thanksPage = /ThankYou-[^/]*\.js|\/thankyou\.js/
  await page.route(thanksPage, (route) => route.abort())
  const words = sender()
  await openForm(page)
  await fill(page, words)
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your enquiry is with us.' })).toBeVisible()
  await expect(field(page, 'Your message')).not.toBeEditable()
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.unroute(thanksPage)
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await holds(page, { name: '', email: '', message: '' })
  const more = { ...words, message: 'And a book, by June.' }
  await fill(page, more)
  await sendButton(page).click()
  await expect(page).toHaveURL('/thankyou')
  expect((await formSite.received()).filter(({ email }) => email === words.email)).toMatchObject([{ message: more.message }, { message: words.message }])
  drop(complaints, (complaint) => /thankyou|ThankYou/.test(complaint))
})

test('a double click sends once', async ({ page, formSite }) => {
  const words = sender()
  await openForm(page)
  await fill(page, words)
  await sendButton(page).dblclick()
  await expect(page).toHaveURL('/thankyou')
  expect(formSite.attempts).toHaveLength(1)
  expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
})

test('a form that is filled in within a blink is held for two seconds, in silence', async ({ page, formSite }) => {
  await page.clock.install()
  await openForm(page)
  // However long the blink takes on this machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await fill(page, sender())
  await sendButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeVisible()
  await expect(sendButton(page)).toBeFocused()
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  expect(formSite.attempts).toHaveLength(0)
  await page.clock.resume()
  await skip(page, 2_000)
  await expect(page).toHaveURL('/thankyou')
})

test('what a program writes where no visitor looks is kept apart', async ({ page, formSite }) => {
  const words = sender()
  await openForm(page)
  await fill(page, words)
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  // A browser that filled it in would have a visitor taken for a program.
  await expect(page.locator('[name="reference"]')).toHaveAttribute('autocomplete', 'off')
  await page.locator('[name="reference"]').fill('https://spam.example', { force: true })
  await sendButton(page).click()
  await expect(page).toHaveURL('/thankyou')
  expect((await formSite.received()).filter(({ email }) => email === words.email)).toMatchObject([{ isSpam: true }])
})

test('two copies of one tab send the same words once', async ({ page, context, formSite }) => {
  const words = sender()
  await openForm(page)
  await fill(page, words)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/contactUs'))
  const copy = await opened
  await formIsReady(copy)
  await sendButton(page).click()
  await expect(page).toHaveURL('/thankyou')
  await sendButton(copy).click()
  await expect(copy).toHaveURL('/thankyou')
  expect(formSite.attempts).toHaveLength(2)
  expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
})

test('without JavaScript the same form is sent, and thanked', async ({ browser, formSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: formSite.url })
  const page = await context.newPage()
  const words = sender()
  await page.goto('/contactUs')
  await fill(page, words)
  await page.getByRole('checkbox', { name: 'SEO', exact: true }).check()
  await sendButton(page).click()
  await expect(page).toHaveURL(`${formSite.url}/thankyou`)
  expect((await formSite.received()).filter(({ email }) => email === words.email)).toMatchObject([{ ...words, services: ['seo'] }])
  await page.goto('/contactUs')
  await sendButton(page).click()
  // The browser itself asks for what must be there, and what it cannot judge the receiver does.
  await expect(field(page, 'Your name')).toBeFocused()
  await expect(page).toHaveURL(`${formSite.url}/contactUs`)
  await fill(page, { ...words, email: 'maud.example.org' })
  await sendButton(page).click()
  await expect(page.getByRole('listitem')).toHaveText(['Enter an e-mail address, like name@company.co.uk'])
  await context.close()
})

test('the words on their way do not change under the form', async ({ page, formSite }) => {
  formSite.plan(() => 'late')
  await page.clock.install()
  const words = sender()
  await openForm(page)
  await fill(page, words)
  await page.getByRole('form').getByText('Web and publishing').click()
  await skip(page, 2_000)
  await sendButton(page).click()
  await expect.poll(() => formSite.attempts.length).toBe(1)
  await expect(field(page, 'Your message')).toHaveAttribute('readonly')
  await page.getByRole('checkbox', { name: 'Web design' }).click()
  await expect(page.getByRole('checkbox', { name: 'Web design' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeVisible()
  await expect(sendButton(page)).toBeFocused()
  await holds(page, words)
  formSite.plan(() => 'none')
  await sendButton(page).click()
  await expect(page).toHaveURL('/thankyou')
  expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
})

test.describe('when it cannot be sent', () => {
  const failures: [fault: Fault, title: string, attempts: number][] = [
    ['cut before', 'The form service cannot be reached', 4],
    ['cut after', 'The form service cannot be reached', 4],
    ['500 before', 'The form service is not working', 4],
    ['malformed JSON', 'The form service is not working', 4],
    ['malformed, another page', 'The form service is not working', 4],
    ['late', 'No answer came', 4],
    ['429', 'Too many messages at once', 4],
    ['429, long', 'Too many messages at once', 1],
    ['refused', 'The message was not accepted', 1],
  ]

  test('the reason takes focus, each attempt is said, and nothing is lost', async ({ page, formSite }) => {
    test.setTimeout(300_000)
    await page.clock.install()
    await openForm(page)
    for (const [fault, title, attempts] of failures) {
      await test.step(`${fault}: ${title}`, async () => {
        formSite.plan(() => fault)
        formSite.attempts.length = 0
        const words = sender()
        await fill(page, words)
        await skip(page, 2_000)
        const said = await listenToStatus(page)
        await sendButton(page).click()
        await expect(async () => {
          await skip(page, 2_500)
          await expect(notice(page, title)).toBeFocused({ timeout: 100 })
        }).toPass({ intervals: [50] })
        expect(await heardOfFocus(page)).toMatch(new RegExp(`^group \\| ${title} \\| .* Nothing you typed is lost\\.$`))
        await expect(page).toHaveTitle(`Error: Contact us | ${settings.name}`)
        // Chromium itself repeats a request on a connection that broke; the form cannot see that, and the key covers it.
        if (attempts === 1) expect(formSite.attempts).toHaveLength(1)
        else expect(formSite.attempts.length).toBeGreaterThanOrEqual(attempts)
        const times = Array.from({ length: attempts - 1 }, (_, index) => `No answer yet. Trying again, ${index + 1} of 3…`)
        expect(await said()).toEqual(['Sending…', ...times])
        await expect(notice(page, title)).toHaveAccessibleDescription(/Nothing you typed is lost\.$/)
        await expect(page.getByRole('link', { name: `Ring ${settings.telephone.shown}` })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible()
        await holds(page, words)

        formSite.plan(() => 'none')
        await sendButton(page).click()
        await expect(page).toHaveURL('/thankyou')
        expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
        await page.goBack()
        await formIsReady(page)
        await holds(page, { name: '', email: '', message: '' })
      })
    }
  })

  test('and the page is reloaded, the words are back, and the form says that they may have arrived', async ({ page, formSite }) => {
    formSite.plan(() => (formSite.attempts.length === 0 ? 'cut after' : '429, long'))
    const words = sender()
    await sendInVain(page, words, 'Too many messages at once')
    await page.reload()
    await formIsReady(page)
    await expect(page.getByRole('status').filter({ hasText: 'It was on its way, and no answer came: send it again.' })).toBeVisible()
    await holds(page, words)
    formSite.plan(() => 'none')
    await sendButton(page).click()
    await expect(page).toHaveURL('/thankyou')
    expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
  })

  test('and is tried again, focus stays in the form', async ({ page, formSite }) => {
    formSite.plan(() => '429, long')
    await sendInVain(page, sender(), 'Too many messages at once')
    formSite.plan(() => 'late')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(notice(page, 'Too many messages at once')).toHaveCount(0)
    await expect(sendButton(page)).toBeFocused()
  })

  for (const [width, height] of [[390, 664], [844, 390], [320, 256]] as const) {
    test(`and is tried again in a window of ${width} × ${height} px, its title is seen, and then the button that has focus`, async ({ page, formSite }) => {
      await page.setViewportSize({ width, height })
      formSite.plan(() => '429, long')
      await sendInVain(page, sender(), 'Too many messages at once')
      await expect(notice(page, 'Too many messages at once').getByRole('heading')).toBeInViewport({ ratio: 1 })
      formSite.plan(() => 'late')
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(notice(page, 'Too many messages at once')).toHaveCount(0)
      await expect(sendButton(page)).toBeFocused()
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 })
    })
  }

  test('and it was refused, a reload brings back the words as any draft', async ({ page, formSite }) => {
    formSite.plan(() => 'refused')
    const words = sender()
    await sendInVain(page, words, 'The message was not accepted')
    await page.reload()
    await formIsReady(page)
    await expect(page.getByRole('status').filter({ hasText: 'What you wrote before is back.' })).toBeVisible()
    await holds(page, words)
  })

  test('wrong: what the receiver finds wrong with a choice leads to all that can be chosen', async ({ page, formSite }) => {
    await page.route(formSite.endpoint, (route) => route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { ok: false, errors: [{ field: 'services', message: 'Choose four services at most' }, { field: 'budget', message: 'Choose a budget' }] },
    }))
    await sendInVain(page, sender(), 'There is a problem')
    for (const [link, group] of [['Choose four services at most', /^What do you need/], ['Choose a budget', /^Budget/]] as const) {
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('group', { name: group })).toBeFocused()
      await expect(page.getByText(link).last()).toBeInViewport()
    }
  })

  test('wrong: what the receiver finds wrong is told at the field, as text', async ({ page, formSite }) => {
    formSite.plan(() => 'wrong')
    const words = sender()
    await sendInVain(page, words, 'There is a problem')
    await expect(notice(page, 'There is a problem').getByRole('link')).toHaveText(['This address <b>bounces</b>'])
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Error: This address <b>bounces</b>')
    await holds(page, words)
    // Only something else in the field may be right.
    await field(page, 'E-mail').press('Tab')
    await field(page, 'Your name').press('Tab')
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Error: This address <b>bounces</b>')
    await field(page, 'E-mail').fill(`another.${words.email}`)
    await field(page, 'E-mail').press('Tab')
    await expect(notice(page, 'All corrected').getByRole('link', { name: /^Corrected: / })).toHaveCount(1)
  })

  test('an attempt that meets the one before it, not answered yet, is made again', async ({ page, formSite }) => {
    await sendAfter(page, formSite, '409')
    expect(formSite.attempts).toHaveLength(2)
  })

  test('a short pause that is asked for is kept, and the button sends again', async ({ page, formSite }) => {
    await sendAfter(page, formSite, '429')
    const [first, second] = formSite.attempts
    expect(formSite.attempts).toHaveLength(2)
    expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThanOrEqual(1_000)
  })
})

test.describe('offline', () => {
  test('is what the browser says in vain where the connection works', async ({ page, formSite }) => {
    const words = sender()
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await openForm(page)
    await fill(page, words)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thankyou')
    expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
  })

  test('an enquiry waits, says so, and is sent when the connection is back', async ({ page, context, formSite }) => {
    const words = sender()
    await openForm(page)
    await fill(page, words)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(notice(page, 'You are offline')).toBeFocused()
    await expect(notice(page, 'You are offline')).toContainText('Keep this page open: it will send itself once you are back online.')
    expect(formSite.attempts).toHaveLength(0)
    await context.setOffline(false)
    await expect(page).toHaveURL('/thankyou')
    expect((await formSite.received()).filter(({ email }) => email === words.email)).toHaveLength(1)
  })

  test('focus stays in the form when the notice goes with the connection’s return', async ({ page, context }) => {
    await openForm(page)
    await fill(page, sender())
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(notice(page, 'You are offline')).toBeFocused()
    // It is on its way for as long as it takes to look.
    await page.route('**/enquiries', () => undefined)
    await context.setOffline(false)
    await expect(notice(page, 'You are offline')).toHaveCount(0)
    await expect(sendButton(page)).toBeFocused()
  })

  test('it does not go when it is not wanted any more', async ({ page, context, formSite }) => {
    const words = sender()
    await openForm(page)
    await fill(page, words)
    await context.setOffline(true)
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Do not send it' }).click()
    await expect(sendButton(page)).toBeFocused()
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeVisible()
    await holds(page, words)
    expect(formSite.attempts).toHaveLength(0)
  })

  test('it does not go once the form is cleared', async ({ page, context, formSite }) => {
    await openForm(page)
    await fill(page, sender())
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(notice(page, 'You are offline')).toBeFocused()
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(notice(page, 'You are offline')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'The form is empty' })).toBeVisible()
    await context.setOffline(false)
    await holds(page, { name: '', email: '', message: '' })
    expect(formSite.attempts).toHaveLength(0)
  })

  test('it does not go while it is being written again', async ({ page, context, formSite }) => {
    await openForm(page)
    await fill(page, sender())
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(notice(page, 'You are offline')).toBeFocused()
    await field(page, 'Your message').fill('Two films.')
    await context.setOffline(false)
    await expect(notice(page, 'You are offline')).toHaveCount(0)
    expect(formSite.attempts).toHaveLength(0)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thankyou')
    expect(formSite.attempts).toMatchObject([{ fields: { message: 'Two films.' } }])
  })
})

test('the whole page is filled in and sent by keyboard alone, and each turn is said', async ({ page, formSite }) => {
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const type = (words: string) => page.keyboard.insertText(words)
  await openForm(page)
  // A region that has just come says nothing yet (`useWordsAfterArrival`). By the page's own clock, so that its words come first.
  await page.evaluate((time) => new Promise((resolve) => { setTimeout(resolve, time) }), 600)
  const said = await listenToStatus(page)
  await press('Tab', 'Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await press('Tab')
  expect(await heardOfFocus(page)).toBe(`link | ${settings.telephone.shown}`)

  // Sent empty, by Enter in the first field.
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('textbox | Your name')
  await press('Enter')
  await expect(notice(page, 'There is a problem')).toBeFocused()
  expect(await heardOfFocus(page)).toBe('group | There is a problem')
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('link | Enter your name')
  await press('Enter')
  expect(await heardOfFocus(page)).toBe('textbox | Your name | invalid | Error: Enter your name')
  await type('Maud Ellery')
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('textbox | E-mail | invalid | Error: Enter an e-mail address, like name@company.co.uk')
  await type('maud+keys@example.org')

  // Services: a group is opened, one is chosen.
  await press('Tab')
  expect(await heardOfFocus(page)).toMatch(/^DisclosureTriangle \| Brand and strategy 6 services/)
  await press('Tab', 'Enter', 'Tab')
  expect(await heardOfFocus(page)).toMatch(/^checkbox \| SEO/)
  await press('Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  expect(await heardOfFocus(page)).toBe('textbox | Your message | invalid | What are you trying to do, and by when? Error: Tell us what you are trying to do')
  await type('A film, by May.')
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('textbox | Company optional')
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('textbox | Telephone optional')
  await press('Tab')
  expect(await heardOfFocus(page)).toMatch(/^radio \| Not sure yet/)
  await press('ArrowDown')
  expect(await heardOfFocus(page)).toMatch(/^radio \| Under £5,000/)
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('button | Send enquiry')

  // It fails, and is tried again.
  formSite.plan(() => '429, long')
  await press('Enter')
  await expect(notice(page, 'Too many messages at once')).toBeFocused()
  formSite.plan(() => 'none')
  await press('Tab')
  expect(await heardOfFocus(page)).toBe('button | Try again')
  await press('Enter')
  await expect(page).toHaveURL('/thankyou')
  await expect(page).toHaveTitle(`Thank you | ${settings.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await heardOfFocus(page)).toBe('heading | Thank you, Maud')
  // On a slow line the page of thanks is waited for, and that is said too. These keys are quick enough to overtake a count.
  expect((await said()).filter((words) => words !== 'Loading the page' && !words.startsWith('Corrected: '))).toEqual(['Sending…', 'All corrected. You can send it now.', 'Sending…', 'Your enquiry is with us.'])
  const stored = (await formSite.received()).filter(({ email }) => email === 'maud+keys@example.org')
  expect(stored).toMatchObject([{ name: 'Maud Ellery', services: ['seo'], message: 'A film, by May.', budget: 'under-5000' }])
})
