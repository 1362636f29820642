/** The form as it is built where no form service is set: the visitor's own mail program sends. */
import { expect } from '@playwright/test'
import type { Locator, Page, Request, Route } from '@playwright/test'
import { contactStrings } from '#content/contactStrings'
import { counts } from '#content/counts'
import { settings } from '#content/settings'
import { strings } from '#content/strings'
import { expectedMail } from '../accessibility/otherHosts.ts'
import { hold } from '../layout/parts.ts'
import { drop, settle, test } from '../visit.ts'
import { field, fill, formIsReady, heardOfFocus, holds, listenToStatus, maud, notice, openForm, sendButton } from './contactForm.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expected: expectedMail })

const ready = 'Your e-mail program has the message ready. Press Send there.'
const toPaste = 'Paste your message into the e-mail'

/** The messages that mail programs were asked to open with. No test has a mail program, so that each of them fails. */
function mailsOf(page: Page): URL[] {
  const mails: URL[] = []
  page.on('request', (request: Request) => {
    if (request.url().startsWith('mailto:')) mails.push(new URL(request.url()))
  })
  return mails
}

/** A mail program is asked to open within this many ms of the message that it is (`mailProgram.ts`). */
const mailTime = 500

async function expectOne(page: Page, mails: readonly URL[]): Promise<void> {
  await expect.poll(() => mails.length).toBe(1)
  await page.waitForTimeout(mailTime)
  expect(mails).toHaveLength(1)
}

test('an enquiry goes to the mail program; the form says truthfully what its button opens, that nothing is sent yet, and what becomes of what is written', async ({ page }) => {
  const mails = mailsOf(page)
  await openForm(page)
  await saysWhatToFillIn(page)
  await expect(sendButton(page)).toHaveAccessibleDescription('This opens your own e-mail program with the message ready. You press Send there.')
  const sentence = page.getByRole('form').getByRole('paragraph').filter({ hasText: /^We use what you write here to answer you and to give you a price, never to advertise\. Privacy notice$/ })
  await expect(sentence).toBeVisible()
  await expect(sentence.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy')
  await fill(page, { ...maud, company: 'Ellery & Daughters' })
  await page.getByRole('form').getByText('Search and advertising').click()
  await page.getByRole('checkbox', { name: 'Local SEO' }).check()
  await page.getByRole('radio', { name: 'Under £5,000' }).check()
  await sendButton(page).click()
  await expect(notice(page, ready)).toBeFocused()
  await expect(notice(page, ready)).toHaveAccessibleDescription(/^Did it not open\?/)
  await expectOne(page, mails)
  expect(mails[0]?.pathname).toBe(settings.email)
  expect(mails[0]?.searchParams.get('subject')).toBe('Enquiry from Maud Ellery')
  expect(mails[0]?.searchParams.get('body')).toBe(
    'Name: Maud Ellery\r\nE-mail: maud@example.org\r\nCompany: Ellery & Daughters\r\nServices: Local SEO\r\nBudget: Under £5,000\r\n\r\nA film, by May.',
  )
  await expect(page).toHaveURL('/contactUs')
  await expect(page.getByText('is with us')).toHaveCount(0)
  // Nobody knows whether it was sent: the words stay.
  await page.reload()
  await holds(page, maud)
  await expect(page.getByRole('status').filter({ hasText: 'What you wrote before is back.' })).toBeVisible()
})

/** A browser may fill in each field, and a telephone shows the keys that it takes. */
async function saysWhatToFillIn(page: Page): Promise<void> {
  for (const [name, autocomplete, type, inputmode] of [
    ['Your name', 'name', 'text', null],
    ['E-mail', 'email', 'email', 'email'],
    ['Company', 'organization', 'text', null],
    ['Telephone', 'tel', 'tel', 'tel'],
  ] as const) {
    const told = await field(page, name).evaluate((input) => ['autocomplete', 'type', 'inputmode'].map((attribute) => input.getAttribute(attribute)))
    expect(told, name).toEqual([autocomplete, type, inputmode])
  }
  await expect(field(page, 'Your message')).not.toHaveAttribute('autocomplete')
  // What is said of a question is heard where one comes to its answers.
  for (const { label, hint } of [contactStrings.fields.services, contactStrings.fields.budget]) await expect(page.getByRole('group', { name: label })).toHaveAccessibleDescription(hint)
  // A long message has as much room as its writer wants.
  await expect(field(page, 'Your message')).toHaveCSS('resize', 'vertical')
}

test('a double click opens the mail program once', async ({ page }) => {
  const mails = mailsOf(page)
  await openForm(page)
  await fill(page, maud)
  await sendButton(page).dblclick()
  await expect(notice(page, ready)).toBeFocused()
  await expectOne(page, mails)
})

for (const by of ['mouse', 'finger'] as const) {
  test.describe(`by ${by}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: by === 'finger' })

    test('the second half of a double press on Send presses nothing of what has come under it', async ({ page }) => {
      await openForm(page)
      for (const top of [250, 400, 550, 700]) {
        await sendButton(page).evaluate((button, wanted) => scrollBy({ top: button.getBoundingClientRect().top - wanted, behavior: 'instant' }), top)
        const { x, y } = await sendButton(page).evaluate((button) => button.getBoundingClientRect().toJSON())
        if (by === 'mouse') await page.mouse.dblclick(x + 40, y + 20)
        else {
          await page.touchscreen.tap(x + 40, y + 20)
          await page.touchscreen.tap(x + 40, y + 20)
        }
        await expect(notice(page, 'There is a problem')).toBeFocused()
        await expect(page).toHaveURL('/contactUs')
      }
    })
  })
}

test('the button that clears the form stays under the finger, with the way back beside it, whatever has stood above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page)
  await fill(page, maud)
  await sendButton(page).click()
  await expect(notice(page, ready)).toBeFocused()
  const clear = page.getByRole('button', { name: 'Clear the form' })
  await clear.evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 400, behavior: 'instant' }))
  await clear.click()
  await expect(notice(page, ready)).toHaveCount(0)
  expect(await clear.evaluate((button) => Math.round(button.getBoundingClientRect().top))).toBe(400)
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('status').filter({ hasText: '“Bring it back” restores what you wrote.' })).toBeVisible()
})

test('where a part that sending needs does not come, the form says so and claims nothing else; and it comes when it is tried again', async ({ page, complaints }) => {
  const part = /\/assets\/byMail-/
  const mails = mailsOf(page)
  await page.route(part, (route) => route.abort())
  await openForm(page)
  await fill(page, maud)
  await sendButton(page).click()
  const failed = notice(page, 'This page did not load completely')
  await expect(failed).toBeFocused()
  await expect(failed).toContainText('nothing was sent')
  await expect(failed).toContainText('Nothing you typed is lost.')
  await holds(page, maud)
  await page.unroute(part)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(notice(page, ready)).toBeFocused()
  await expectOne(page, mails)
  drop(complaints, (complaint) => complaint.includes('net::ERR_FAILED'))
})

for (const part of ['enquiry', 'byMail']) {
  test(`where a part that sending needs keeps the visitor waiting, the form says so after ten seconds: ${part}`, async ({ page }) => {
    await page.clock.install()
    await page.route(new RegExp(`/assets/${part}-`), () => undefined)
    await openForm(page)
    await fill(page, maud)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(10_000)
    const failed = notice(page, 'This page did not load completely')
    await expect(failed).toBeFocused()
    await expect(failed).toContainText('nothing was sent')
    await holds(page, maud)
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeEditable()
    await page.unrouteAll()
  })
}

test('what is written while a part that sending needs is on its way is kept, and the message waits for Send', async ({ page }) => {
  const mails = mailsOf(page)
  const held: Route[] = []
  await page.route(/\/assets\/byMail-/, (route) => void held.push(route))
  await openForm(page)
  await fill(page, maud)
  await page.getByRole('form').getByText('Search and advertising').click()
  await page.getByRole('checkbox', { name: 'Local SEO' }).check()
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: 'Your message' }).press('End')
  await page.keyboard.type(' And ferries.')
  await page.getByRole('checkbox', { name: 'Local SEO' }).uncheck()
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled')
  for (const route of held) await route.continue()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(mailTime)
  expect(mails).toHaveLength(0)
  await holds(page, { ...maud, message: `${maud.message} And ferries.` })
  await expect(page.getByRole('checkbox', { name: 'Local SEO' })).not.toBeChecked()
  await sendButton(page).click()
  await expect(notice(page, ready)).toBeFocused()
  await expectOne(page, mails)
  expect(mails[0]?.searchParams.get('body')).toContain('And ferries.')
})

test('a message too long for an address goes by the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const mails = mailsOf(page)
  const message = 'We make oars, and nobody knows. '.repeat(150)
  await openForm(page)
  await fill(page, { ...maud, message })
  await sendButton(page).click()
  await expect(notice(page, toPaste)).toBeFocused()
  await expect(notice(page, toPaste)).toHaveAccessibleDescription('It is too long to hand over whole. It has been copied: paste it into the e-mail that has opened, and press Send there.')
  await expectOne(page, mails)
  expect(mails[0]?.href.length).toBeLessThanOrEqual(1_800)
  expect(mails[0]?.searchParams.get('body')).toContain('Paste your message here:')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message.trim())
})

test('the whole message can be copied where no mail program opens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await fill(page, maud)
  await sendButton(page).click()
  // The region is there before its words: one that comes with them is not heard.
  await expect(page.getByRole('group', { name: 'Your e-mail program has the message ready.' }).getByRole('status')).toBeEmpty()
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByRole('status').filter({ hasText: `Copied. Paste it into an e-mail to ${settings.email}.` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeFocused()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/)
  expect(lines).toEqual(['Name: Maud Ellery', 'E-mail: maud@example.org', 'Budget: Not sure yet', '', 'A film, by May.'])
})

test('a browser without a clipboard of its own copies all the same, and leaves the focus where it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await fill(page, maud)
  await sendButton(page).click()
  await expect(notice(page, ready)).toBeFocused()
  const clipboard = await page.evaluateHandle(() => navigator.clipboard)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeFocused()
  expect(await clipboard.evaluate((own) => own.readText())).toContain(maud.message)
})

test('no mail program opens over the page that a visitor has gone on to while a browser asks whether the message may be copied', async ({ page }) => {
  const mails = mailsOf(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => new Promise<void>((resolve) => Object.assign(window, { allow: resolve })) } })
  })
  await openForm(page)
  await fill(page, { ...maud, message: 'x'.repeat(3_000) })
  await sendButton(page).click()
  await page.waitForFunction(() => 'allow' in window)
  await page.getByRole('form').getByRole('link', { name: 'Privacy notice' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.evaluate(() => void Reflect.get(window, 'allow')())
  await page.waitForTimeout(mailTime)
  expect(mails).toEqual([])
})

test('where copying is not allowed at all, the message is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await openForm(page)
  await fill(page, { ...maud, message: 'x'.repeat(3_000) })
  await sendButton(page).click()
  await expect(notice(page, 'Copy your message into the e-mail')).toContainText('Copy it, paste it into the e-mail that has opened, and press Send there.')
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByRole('textbox', { name: 'The message', exact: true })).toHaveValue(/^Name: Maud Ellery\n[^]*x{3000}$/)
})

test('whoever waits for what prepares the message is told so, and whoever need not wait is not', async ({ page }) => {
  const { release } = await hold(page, /\/assets\/(?:enquiry|byMail)-[^/]+\.js/)
  await openForm(page)
  await fill(page, maud)
  const said = await listenToStatus(page)
  await sendButton(page).press('Enter')
  await expect(page.getByRole('form').getByRole('status')).toHaveText('Getting your message ready…')
  release()
  await expect(notice(page, 'Your e-mail program has the message ready. Press Send there.')).toBeFocused()
  expect(await said()).toEqual(['Getting your message ready…'])
  await sendButton(page).press('Enter')
  await expect(notice(page, 'Your e-mail program has the message ready. Press Send there.')).toBeFocused()
  expect(await said()).toEqual(['Getting your message ready…'])
})

test.describe('what is wrong', () => {
  test('is told in a summary that takes focus and leads to each field, and at the field', async ({ page }) => {
    const mails = mailsOf(page)
    await openForm(page)
    for (const name of ['Your name', 'E-mail', 'Your message']) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false')
    await field(page, 'E-mail').fill('maud.ellery@')
    await sendButton(page).click()
    await expect(notice(page, 'There is a problem')).toBeFocused()
    expect(await heardOfFocus(page)).toBe('group | There is a problem')
    await expect(page).toHaveTitle(`Error: Contact us | ${settings.name}`)
    await expect(notice(page, 'There is a problem').getByRole('link')).toHaveText([
      'Enter your name', 'Enter an e-mail address, like name@company.co.uk', 'Tell us what you are trying to do',
    ])
    await page.getByRole('link', { name: 'Enter an e-mail address' }).click()
    await expect(field(page, 'E-mail')).toBeFocused()
    expect(await heardOfFocus(page)).toBe('textbox | E-mail | invalid | Error: Enter an e-mail address, like name@company.co.uk')
    await page.getByRole('link', { name: 'Tell us' }).click()
    expect(await heardOfFocus(page)).toBe('textbox | Your message | invalid | What are you trying to do, and by when? Error: Tell us what you are trying to do')
    await expect(page).toHaveURL('/contactUs')
    await page.waitForTimeout(mailTime)
    expect(mails).toEqual([])
  })

  test('is ticked off as each field is left, without a move of the page, and finds no fault with others', async ({ page }) => {
    await openForm(page)
    await sendButton(page).click()
    await expect(notice(page, 'There is a problem')).toBeFocused()
    const place = () => page.getByRole('form').evaluate((form) => [...form.querySelectorAll('button')].slice(-2).map((button) => {
      const { left, top } = button.getBoundingClientRect()
      return [button.textContent, Math.round(left), Math.round(top + scrollY)]
    }))
    const before = await place()
    expect(before.map(([name]) => name)).toEqual(['Send enquiry', 'Clear the form'])
    const edge = (name: string): Promise<readonly [colour: string, width: number]> => field(page, name).evaluate((input) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(input)
      return [borderTopColor, Number.parseFloat(borderTopWidth)]
    })
    const [calm, thin] = await edge('Company')
    for (const name of ['Your name', 'E-mail', 'Your message']) {
      await expect(field(page, name)).not.toHaveCSS('border-top-color', calm)
      expect((await edge(name))[1], `${name}: the width of its edge`).toBeGreaterThan(thin)
    }
    await field(page, 'E-mail').fill('maud@')
    await expect(page.getByText('Corrected')).toHaveCount(0)
    await field(page, 'E-mail').blur()
    await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'E-mail').fill('maud@example.org')
    await field(page, 'E-mail').blur()
    await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'false')
    await expect(field(page, 'E-mail')).not.toHaveAttribute('aria-describedby')
    await expect(field(page, 'E-mail')).toHaveCSS('border-top-color', calm)
    await expect(page.getByRole('link', { name: 'Corrected: Enter an e-mail address, like name@company.co.uk' })).toBeVisible()
    // Who listens is by the next field by then.
    await expect(page.getByRole('form').getByRole('status')).toHaveText('Corrected: 1 of 3.')
    await expect(field(page, 'Your name')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Company').fill('x'.repeat(300))
    await field(page, 'Company').blur()
    await expect(field(page, 'Company')).toHaveAttribute('aria-invalid', 'false')
    expect(await place()).toEqual(before)
    await field(page, 'Your name').fill('Maud')
    await field(page, 'Your message').fill('A film')
    await field(page, 'Your message').blur()
    await expect(page).toHaveTitle(`Contact us | ${settings.name}`)
    await expect(page.getByRole('form').getByRole('status')).toHaveText('All corrected. You can send it now.')
    // Who comes back to the summary reads of no problem any more.
    await expect(notice(page, 'All corrected').getByRole('heading')).toHaveText('All corrected')
    expect(await place()).toEqual(before)
    await sendButton(page).click()
    await expect(notice(page, 'There is a problem').getByRole('link')).toHaveText(['Company: use 200 characters or fewer'])
  })

  test('and all corrected, a press that leaves the last field finds the button it was meant for', async ({ page }) => {
    await openForm(page)
    await sendButton(page).click()
    await expect(notice(page, 'There is a problem')).toBeFocused()
    await fill(page, maud)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(page.getByRole('form').getByRole('status')).toContainText('The form is empty')
    await expect(field(page, 'Your message')).toHaveValue('')
  })
})

test.describe('the draft', () => {
  test('comes back after a reload, another page and the Back button', async ({ page, complaints }) => {
    await openForm(page)
    await fill(page, maud)
    await page.getByRole('radio', { name: 'Over £40,000' }).check()
    await page.reload()
    await formIsReady(page)
    await holds(page, maud)
    await expect(page.getByRole('radio', { name: 'Over £40,000' })).toBeChecked()

    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await formIsReady(page)
    await holds(page, maud)

    await page.goto('/portfolio')
    await page.goBack()
    await formIsReady(page)
    await holds(page, maud)
    // Whoever turns back at once does not wait for the pictures.
    drop(complaints, (complaint) => complaint.endsWith('net::ERR_ABORTED'))
  })

  test('comes back after the tab has crashed', async ({ page, context }) => {
    await openForm(page)
    await fill(page, maud)
    // Playwright gives up a page that has crashed; the browser itself does not.
    const tab = await context.newCDPSession(page)
    await tab.send('Inspector.enable')
    const crashed = new Promise((resolve) => tab.once('Inspector.targetCrashed', resolve))
    tab.send('Page.crash').catch(() => undefined)
    await crashed
    await tab.send('Page.reload')
    await expect
      .poll(() => tab.send('Runtime.evaluate', { expression: 'document.querySelector("textarea")?.value', returnByValue: true }).then(({ result }) => result.value, () => ''))
      .toBe(maud.message)
  })

  test('is left to what is typed before the scripts come, where the form was cleared before', async ({ page }) => {
    await openForm(page)
    await fill(page, maud)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    const code = await holdForm(page)
    await page.reload()
    await field(page, 'Your name').fill('Ellery')
    await page.getByRole('heading', { level: 1 }).click()
    code.release()
    await formIsReady(page)
    await holds(page, { name: 'Ellery', email: '', message: '' })
  })

  test('stands in each script as it is read', async ({ page }) => {
    await openForm(page)
    await field(page, 'Your message').fill('שלום, אני צריך אתר חדש (עד מאי). תודה!')
    await field(page, 'Your name').fill('دانا الخطيب (Ltd.)')
    for (const label of ['Your message', 'Your name']) await expect(field(page, label), label).toHaveCSS('direction', 'rtl')
    await field(page, 'Your message').fill('A film, by May.')
    await expect(field(page, 'Your message')).toHaveCSS('direction', 'ltr')
    await field(page, 'E-mail').fill('ד@example.org')
    await expect(field(page, 'E-mail')).toHaveCSS('direction', 'ltr')
  })

  test('goes when the form is cleared, and a slip of the hand can be taken back', async ({ page }) => {
    await openForm(page)
    await fill(page, maud)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The form is empty, and its copy on this device is gone. Until you leave this page, “Bring it back” restores what you wrote.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeFocused()
    await holds(page, { name: '', email: '', message: '' })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.getByRole('button', { name: 'Bring it back' }).press('Enter')
    await holds(page, maud)
    // Neither on the button that sends nor on the one that clears: whoever presses twice has done nothing else.
    await expect(page.getByText('What you wrote before is back.', { exact: true })).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'What you wrote before is back.' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Bring it back', disabled: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await holds(page, maud)
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'The form is empty, and its copy on this device is gone.' })).toBeVisible()
    await holds(page, { name: '', email: '', message: '' })
    await page.reload()
    await formIsReady(page)
    await holds(page, { name: '', email: '', message: '' })
    await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  })

  test('stays empty once it has been cleared, whatever the address chooses, also when the page is loaded again', async ({ page }) => {
    await openForm(page, '?service=seo')
    await expect(page.getByRole('checkbox', { name: 'SEO', exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(page.locator('input[value="seo"]')).not.toBeChecked()
    await page.reload()
    await formIsReady(page)
    await expect(page.locator('input[value="seo"]')).not.toBeChecked()
  })

  test('is not promised back where there was none, and what was found wrong goes', async ({ page }) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(notice(page, 'There is a problem')).toBeFocused()
    await page.getByRole('button', { name: 'Clear the form' }).press('Enter')
    await expect(notice(page, 'There is a problem')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /^The form is empty, and its copy on this device is gone\.$/ })).toBeVisible()
    await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeFocused()
  })

  test('of one tab is not the draft of another', async ({ page, context }) => {
    const ellery = { name: 'Ellery', email: 'e@example.org', message: 'Two films.' }
    const other = await context.newPage()
    await openForm(page)
    await openForm(other)
    await fill(page, maud)
    await fill(other, ellery)
    await page.reload()
    await other.reload()
    await formIsReady(page)
    await formIsReady(other)
    await holds(page, maud)
    await holds(other, ellery)
  })

  test('of a duplicated tab begins as a copy and goes its own way', async ({ page, context }) => {
    await openForm(page)
    await fill(page, maud)
    const opened = context.waitForEvent('page')
    // A window with an opener gets a copy of the session's storage, as a duplicated tab does.
    await page.evaluate(() => void window.open('/contactUs'))
    const copy = await opened
    await formIsReady(copy)
    await holds(copy, maud)
    await field(copy, 'Your message').fill('Two films.')
    await page.reload()
    await formIsReady(page)
    await holds(page, maud)
    await copy.reload()
    await formIsReady(copy)
    await holds(copy, { ...maud, message: 'Two films.' })
  })

  test('is not claimed to be kept where storage is not allowed, and comes back as long as the site is not left', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    const mails = mailsOf(page)
    await openForm(page)
    const warning = page.getByText('This browser cannot keep what you type. Stay on this page until you have sent your message.')
    await expect(warning).toBeVisible()
    await fill(page, maud)
    await expect(warning).toBeVisible()
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await formIsReady(page)
    await holds(page, maud)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await formIsReady(page)
    await holds(page, { name: '', email: '', message: '' })
    await fill(page, maud)
    await sendButton(page).click()
    await expect(notice(page, ready)).toBeFocused()
    await expectOne(page, mails)
  })

  test('is not claimed to be kept where storage is full, and is kept again when it is not', async ({ page }) => {
    await openForm(page)
    await page.evaluate(() => {
      for (let room = 4_000_000; room > 10; room = Math.floor(room / 2)) {
        try {
          sessionStorage.setItem(`full-${room}`, 'x'.repeat(room))
        } catch {
          // Too much: half of it may still fit.
        }
      }
    })
    await fill(page, maud)
    await expect(page.getByText('This browser cannot keep what you type')).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await field(page, 'Your message').fill('A film, by June.')
    await expect(page.getByText('What you type is kept on this device')).toBeVisible()
  })

  test('survives rubbish in its place', async ({ page }) => {
    test.slow()
    for (const rubbish of ['{', 'null', '[]', '{"id":7}', '{"id":"a"}', '{"id":"a","values":{"name":{},"services":"seo","message":["x"]}}', '\0']) {
      await test.step(JSON.stringify(rubbish), async () => {
        await page.addInitScript((text) => {
          if (performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')) return
          sessionStorage.clear()
          sessionStorage.setItem('contact-draft', text)
        }, rubbish)
        await openForm(page)
        await holds(page, { name: '', email: '', message: '' })
        await fill(page, maud)
        await page.reload()
        await formIsReady(page)
        await holds(page, maud)
      })
    }
  })
})

test.describe('services that the address chooses', () => {
  test('are chosen, those alone that there are, and their groups are open', async ({ page }) => {
    await openForm(page, '?service=seo,nope,local-seo,rebranding')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    for (const name of ['SEO', 'Local SEO', 'Rebranding']) await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
    await expect(page.getByText('2 chosen')).toBeVisible()
    await expect(page.getByText('1 chosen')).toBeVisible()
    await expect(page.getByText('6 services')).toHaveCount(2)
  })

  /** Each time that the form is opened nothing has been chosen or typed before. */
  const forget = (page: Page): Promise<unknown> => page.addInitScript(() => sessionStorage.clear())

  test('are chosen once each, however they are said', async ({ page }) => {
    await forget(page)
    for (const search of ['?service=seo&service=local-seo', '?service=seo,local-seo,', '?service=,seo,%20,SEO,local-seo,seo', '?service=seo&service=seo&service=local-seo&service=7']) {
      await openForm(page, search)
      await expect(page.getByRole('checkbox', { checked: true }), search).toHaveCount(2)
      for (const name of ['SEO', 'Local SEO']) await expect(page.getByRole('checkbox', { name, exact: true }), search).toBeChecked()
      await expect(page.getByText('2 chosen'), search).toBeVisible()
    }
  })

  test('are added to a draft once, and not again after they were taken off', async ({ page }) => {
    await openForm(page, '?service=seo')
    await fill(page, maud)
    await openForm(page, '?service=photography')
    await expect(page.getByRole('checkbox', { name: 'SEO', exact: true })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Photography' }).uncheck()
    await page.reload()
    await formIsReady(page)
    await expect(page.getByRole('checkbox', { name: 'SEO', exact: true })).toBeChecked()
    await expect(page.getByText('1 chosen')).toHaveCount(1)
    await holds(page, maud)
  })

  test('stay away on the way back from another service’s, too, and are chosen again where the visitor asks for them again', async ({ page }) => {
    const ask = async (path: string, name: string): Promise<void> => {
      await page.goto(path)
      await settle(page)
      await page.getByRole('link', { name }).first().click()
      await formIsReady(page)
    }
    // Its group may be closed.
    const checkbox = (name: string): Locator => page.getByRole('checkbox', { name, exact: true, includeHidden: true })
    await ask('/services/seo', 'Ask about SEO')
    await checkbox('SEO').uncheck()
    await fill(page, maud)
    await ask('/services/photography', 'Ask about photography')
    await expect(checkbox('Photography')).toBeChecked()
    for (const path of [/photography$/, /service=seo$/]) {
      await page.goBack()
      await expect(page).toHaveURL(path)
    }
    await formIsReady(page)
    await expect(checkbox('Photography')).toBeChecked()
    await expect(checkbox('SEO')).not.toBeChecked()
    await ask('/services/seo', 'Ask about SEO')
    await expect(checkbox('SEO')).toBeChecked()
  })

  test('stay away once they were taken off, though nothing else was done', async ({ page }) => {
    await openForm(page, '?service=seo')
    await page.getByRole('checkbox', { name: 'SEO', exact: true }).uncheck()
    await page.reload()
    await formIsReady(page)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  test('are none that are not there', async ({ page }) => {
    await forget(page)
    for (const search of ['?service=', '?service=%00', '?service=<script>', '?service={"toString":1}', '?service[]=seo', '?service=toString,__proto__']) {
      await openForm(page, search)
      await expect(page.getByRole('checkbox', { checked: true }), search).toHaveCount(0)
    }
  })

  for (const [from, path, ask, services] of [
    ['a service', '/services/photography', 'Ask about photography', ['Photography']],
    ['an article', '/blogs/five-numbers-to-look-at-each-month-and-five-to-ignore', strings.closing.action, ['Analytics and reporting', 'Conversion improvement']],
  ] as const) {
    test(`come from the page of ${from}`, async ({ page }) => {
      await page.goto(path)
      await settle(page)
      await page.getByRole('main').getByRole('link', { name: ask }).first().click()
      await formIsReady(page)
      for (const name of services) await expect(page.getByRole('checkbox', { name })).toBeChecked()
    })
  }
})

const holdForm = (page: Page) => hold(page, /EnquiryForm-.*\.js$/)

test('what is typed before the scripts come is kept, and wins over a draft', async ({ page }) => {
  await openForm(page)
  await fill(page, { ...maud, company: 'Ellery & Daughters' })
  const code = await holdForm(page)
  await page.reload()
  await field(page, 'Your name').fill('Maud Ellery-Smith')
  await page.getByRole('form').getByText('Content and social').click()
  await page.getByRole('checkbox', { name: 'Photography' }).check()
  code.release()
  await formIsReady(page)
  await holds(page, { ...maud, name: 'Maud Ellery-Smith' })
  await expect(field(page, 'Company')).toHaveValue('Ellery & Daughters')
  await expect(page.getByRole('checkbox', { name: 'Photography' })).toBeChecked()
  await expect(page.getByText('1 chosen')).toBeVisible()
  // Kept without another key being pressed.
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await openForm(page)
  await holds(page, { ...maud, name: 'Maud Ellery-Smith' })
  await expect(page.getByRole('checkbox', { name: 'Photography' })).toBeChecked()
})

test('what is typed before the scripts come is kept where an extension has put a form of its own before the page', async ({ page }) => {
  const code = await holdForm(page)
  await page.goto('/contactUs', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(() => document.body.prepend(document.createElement('form')))
  await fill(page, maud)
  code.release()
  await formIsReady(page)
  await holds(page, maud)
})

test('what is typed before the scripts come is kept where there is no draft, and what a link has chosen is not', async ({ page }) => {
  await openForm(page, '?service=seo')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  const code = await holdForm(page)
  await page.goto('/contactUs')
  await field(page, 'Your message').fill('A film, by May.')
  code.release()
  await formIsReady(page)
  // What is on its way when a page is left is called back.
  await page.waitForLoadState('networkidle')
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await openForm(page)
  await expect(field(page, 'Your message')).toHaveValue('A film, by May.')
})

test('the form’s code is loaded on this page alone', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await settle(page)
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await settle(page)
  expect(scripts.filter((url) => /EnquiryForm|enquiry|byMail|byEndpoint|choices/.test(url))).toEqual([])
  await openForm(page)
  expect(scripts.filter((url) => url.includes('EnquiryForm'))).toHaveLength(1)
  expect(scripts.filter((url) => url.includes('byEndpoint'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  /** The page asks for its modules ahead, which are then not wanted. */
  const dropUnwanted = (complaints: string[]): unknown => drop(complaints, (complaint) => complaint.endsWith('.js csp'))

  test('the same form opens the mail program', async ({ page, complaints }) => {
    const mails = mailsOf(page)
    await page.goto('/contactUs')
    await fill(page, maud)
    await page.getByRole('checkbox', { name: 'Rebranding' }).check()
    await sendButton(page).click()
    await expect.poll(() => mails.length).toBe(1)
    expect(mails[0]?.pathname).toBe(settings.email)
    expect(mails[0]?.searchParams.get('subject')).toBe('Enquiry from the website')
    expect(mails[0]?.searchParams.get('body')).toContain('name=Maud Ellery\r\nemail=maud@example.org\r\nservices=rebranding\r\nmessage=A film, by May.')
    dropUnwanted(complaints)
  })

  test('it claims to keep nothing, and shows every choice', async ({ page, complaints }) => {
    await page.goto('/contactUs')
    await expect(page.getByText('kept on this device')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear the form' })).toHaveCount(0)
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(counts.services)
    dropUnwanted(complaints)
  })
})

test('what can be filled in or chosen answers a mouse that comes over it, and nothing moves', async ({ page }) => {
  await openForm(page)
  const group = page.getByRole('form').locator('summary').first()
  await group.click()
  for (const [over, part] of [
    [page.getByRole('textbox', { name: 'Your name' }), page.getByRole('textbox', { name: 'Your name' })],
    [page.getByText('Under £5,000'), page.getByRole('radio', { name: 'Under £5,000' })],
    [page.getByRole('form').locator('label:has([type="checkbox"])').first(), page.getByRole('checkbox').first()],
  ] as const) {
    await expect(part).toHaveCSS('box-shadow', 'none')
    await over.scrollIntoViewIfNeeded()
    const before = await part.boundingBox()
    await over.hover()
    await expect(part).toHaveCSS('box-shadow', /inset/)
    expect(await part.boundingBox()).toEqual(before)
  }
})

test('nothing moves when the form comes to life on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const code = await hold(page, /\.js$/)
  await page.goto('/contactUs')
  await page.evaluate(() => document.fonts.ready)
  const office = page.getByRole('heading', { name: 'The office' })
  const before = await office.boundingBox()
  code.release()
  await formIsReady(page)
  expect((await office.boundingBox())?.y).toBe(before?.y)
})
