/** What is pointed at and what is pressed has colours of its own. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openForm, sendButton } from '../contact/contactForm.ts'
import { closeButton, openPanel, openWhole, panel, services, test, trigger } from '../layout/parts.ts'
import { settle } from '../visit.ts'
import { countChecks } from './checks.ts'
import { faintText } from './faintText.ts'
import { expectedMail } from './otherHosts.ts'
import { vanished } from './vanished.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

/** Marks what is looked at. */
const mark = 'data-pointed'

/** One of each look: links and buttons that can be seen, the first of those with the same classes in lists of the same, on one ground. */
async function kindsIn(page: Page, within: string): Promise<readonly Locator[]> {
  const count = await page.evaluate((part) => {
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement ? groundOf(element.parentElement) : backgroundColor
    }
    const seen = new Set<string>()
    // The skip link is there for keys alone.
    const found = [...document.querySelectorAll(`${part} :is(a[href]:not([href="#main"]), button, summary)`)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 4 && height > 4
      const look = [element.className, element.getAttribute('aria-current'), element.closest('ul, ol')?.className, groundOf(element)].join()
      if (!isShown || element.closest('[inert]') || seen.has(look)) return false
      seen.add(look)
      return true
    })
    for (const [index, element] of found.entries()) element.setAttribute('data-kind', String(index))
    return found.length
  }, within)
  return Array.from({ length: count }, (_, index) => page.locator(`[data-kind="${index}"]`))
}

/** All colours of an element and of what is in it. */
const coloursOf = (kind: Locator): Promise<string> => kind.evaluate((element) => {
  const parts = [element, ...element.querySelectorAll('*')]
  return parts.flatMap((part) => [null, '::before', '::after'].map((pseudo) => {
    const { color, backgroundColor, backgroundImage, borderColor, boxShadow, opacity, fill, stroke, visibility } = getComputedStyle(part, pseudo)
    return [color, backgroundColor, backgroundImage, borderColor, boxShadow, opacity, fill, stroke, visibility].join()
  })).join('\n')
})

/** Points at each and presses it: says which of them cannot be read in the colours that they take then, and which took any. Nothing is done at the press. */
async function lost(page: Page, kinds: readonly Locator[]): Promise<{ readonly faults: readonly string[]; readonly changed: readonly string[] }> {
  await page.evaluate(() => {
    for (const type of ['click', 'dragstart']) addEventListener(type, (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }, { capture: true })
  })
  const faults: string[] = []
  const changed: string[] = []
  for (const kind of kinds) {
    await kind.evaluate((element, name) => {
      element.setAttribute(name, '')
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, mark)
    // How it is read at rest, with the pointer far from it, is measured elsewhere.
    await page.mouse.move(2, 718)
    const looks = [await coloursOf(kind)]
    for (const state of ['pointed at', 'pressed']) {
      if (state === 'pressed') await page.mouse.down()
      else await kind.hover()
      const look = await coloursOf(kind)
      if (looks.includes(look)) continue
      looks.push(look)
      changed.push(`${state}: ${await kind.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent.trim())}`)
      const within = `[${mark}]`
      const found = [...await faintText(page, { within, extent: 'scrolled window' }), ...await vanished(page, 'scrolled window', within)]
      faults.push(...found.map((fault) => `${state}: ${fault}`))
      countChecks('measures', 2)
    }
    await page.mouse.up()
    await kind.evaluate((element, name) => element.removeAttribute(name), mark)
  }
  return { faults, changed }
}

for (const [path, within, changing] of [
  ['/', 'main', ['Start slide rotation', 'See our work']],
  ['/about', 'body', ['Open the menu', 'Write to us']],
  ['/portfolio', 'main', ['Brand', 'Northgarth Ferries']],
  ['/porject_1', 'main', ['Play the excerpt', 'Ask about something like this']],
  ['/services/seo', 'main', ['Ask about SEO']],
] as const) {
  test(`each kind of link and button in the ${within} of ${path} can be read under the pointer and while it is pressed`, async ({ page }) => {
    await openWhole(page, path)
    await settle(page)
    const { faults, changed } = await lost(page, await kindsIn(page, within))
    expect(faults).toEqual([])
    expect(changed).toEqual(expect.arrayContaining(changing.map((name) => expect.stringContaining(`pointed at: ${name}`))))
  })
}

test.describe('where a mail program is asked for', () => {
  test.use({ expected: expectedMail })

  test('so can those of the contact form, whatever has come of it', async ({ page }) => {
    await openForm(page)
    await settle(page)
    await sendButton(page).click()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Maud Ellery')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('maud@example.org')
    await page.getByRole('textbox', { name: 'Your message' }).fill('A film, by May.')
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible()
    const { faults, changed } = await lost(page, await kindsIn(page, 'main'))
    expect(faults).toEqual([])
    expect(changed).toEqual(['Copy the message', 'Send enquiry'].map((name) => `pointed at: ${name}`))
  })
})

test('so can those of the services’ dropdown, and of the panel', async ({ page }) => {
  await openWhole(page, '/services/seo')
  await settle(page)
  await trigger(page).press('Enter')
  await expect(services(page)).toBeVisible()
  const columns = await services(page).getByRole('list').all()
  const rows = await lost(page, columns.map((column) => column.getByRole('link').last()))
  expect(rows.faults).toEqual([])
  expect(rows.changed, 'rows of four colours').toHaveLength(4)
  for (const width of [1280, 390]) {
    await openWhole(page, '/services/seo', { width, height: 720 })
    await settle(page)
    await openPanel(page)
    if (width < 1024) await panel(page).getByRole('button', { name: 'Services' }).click()
    await expect(closeButton(page)).toBeVisible()
    expect((await lost(page, await kindsIn(page, '[role="dialog"]'))).faults, `panel, ${width} px`).toEqual([])
  }
})
