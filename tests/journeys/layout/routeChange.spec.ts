import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { settings } from '#content/settings'
import { sitePages } from '../../sitePages.ts'
import { rescueOf, warningsOf } from '../delivery/missingPage.ts'
import { findingsOn } from '../findings.ts'
import { dropOffline, settle } from '../visit.ts'
import { bringFontsFirst, closeButton, expectScrolled, heading, hold, isDrawn, menuButton, open, openPanel, openWhole, panel, pressUntilFocused, scrolled, services, test, trigger, veil, watchShifts, wheel, windows } from './parts.ts'

test.use({ viewport: windows.desk })

const titles = new Map(sitePages().map(({ path, title }) => [path, title]))
const descriptionIn = (html: string): string => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&') ?? ''
const descriptions = new Map(sitePages().map(({ path, html }) => [path, descriptionIn(html)]))
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

async function expectArrivedAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(titles.get(path) ?? '')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', descriptions.get(path) ?? 'a description')
  await expect(heading(page)).toHaveCount(1)
  await expect(heading(page)).toBeFocused()
  await expectScrolled(page, 0)
}

test('each page has its title, the focus on its heading and its top in sight, by a link, Back and Forward', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/blogs')
  expect(await page.evaluate(() => document.activeElement === document.body), 'a first load leaves focus alone').toBe(true)
  await wheel(page, 1500)
  await expectScrolled(page, 1500)
  await footerLink(page, 'Portfolio').click()
  await expectArrivedAt(page, '/portfolio')
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await wheel(page, 800)
  await expectScrolled(page, 800)
  await page.goBack()
  await expectArrivedAt(page, '/blogs')
  await wheel(page, 800)
  await expectScrolled(page, 800)
  await page.goForward()
  await expectArrivedAt(page, '/portfolio')

  // A link to the page that is on screen leads to its top, in one step of the history.
  const entries = await page.evaluate(() => history.length)
  await wheel(page, 800)
  await expectScrolled(page, 800)
  await footerLink(page, 'Portfolio').click()
  await expectArrivedAt(page, '/portfolio')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a window that is left for another keeps the focus on the heading for whoever comes back', async ({ page }) => {
  await openWhole(page, '/about')
  await footerLink(page, 'Portfolio').click()
  await expectArrivedAt(page, '/portfolio')
  // As the browser says it then: what has the focus in the document has it still.
  await heading(page).dispatchEvent('blur')
  await isDrawn(page)
  await expect(heading(page)).toBeFocused()
})

test('the second half of a double click on a link presses nothing on the page that the first has led to', async ({ page }) => {
  await openWhole(page, '/about')
  // However slow the machine is, the halves are close together.
  await page.evaluate(() => addEventListener('mousedown', (press) => press.detail < 2 && Object.defineProperty(press, 'timeStamp', { value: press.timeStamp + 60_000 }), { capture: true, once: true }))
  await headerLink(page, 'Portfolio').click()
  await expectArrivedAt(page, '/portfolio')
  const film = page.getByRole('navigation', { name: 'Show projects by kind' }).getByRole('link', { name: 'Film' })
  const { x, y } = await film.evaluate((link) => link.getBoundingClientRect().toJSON())
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expectArrivedAt(page, '/portfolio')
  // After longer it is a press of its own, whatever the browser counts.
  await page.evaluate(() => addEventListener('mousedown', (press) => Object.defineProperty(press, 'timeStamp', { value: press.timeStamp + 120_000 }), { capture: true, once: true }))
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page).toHaveURL('/portfolio?category=film')
})

test('the skip link leads to the content and leaves no step behind: Back names the page before, or leads to the link that led away', async ({ page }) => {
  const skip = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  await openWhole(page, '/about')
  await skip()
  await expect(page).toHaveURL('/about')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the next stop is in the content').toBe(true)
  await footerLink(page, 'Portfolio').click()
  await expectArrivedAt(page, '/portfolio')
  await page.goBack()
  await expectArrivedAt(page, '/about')
  await openWhole(page, '/privacy')
  await skip()
  const way = page.getByRole('main').getByRole('navigation').getByRole('link').nth(2)
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
  await page.goBack()
  await expect(way).toBeFocused()
  // Before the code has come it is the browser's own, and no place within a page.
  await openWhole(page, '/about#main')
  await footerLink(page, 'Blogs').click()
  await expectArrivedAt(page, '/blogs')
  await page.goBack()
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
})

test('by keys the heading shows its focus; the next stop is in the new page, the one before in the header', async ({ page }) => {
  await openWhole(page, '/about')
  await footerLink(page, 'Blogs').focus()
  await page.keyboard.press('Enter')
  await expectArrivedAt(page, '/blogs')
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  await pressUntilFocused(page, 'Shift+Tab', menuButton(page))
})

test('a link into a page leads to the place that it names, below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/services/seo#included')
  await expect(page.locator('#included')).toBeInViewport()
  await footerLink(page, 'About').click()
  await expectArrivedAt(page, '/about')
  await page.goBack()
  await expect(page).toHaveURL('/services/seo#included')
  await expect(page.locator('#included')).toBeFocused()
  await expect(page.locator('#included')).toBeInViewport()
  const edge = await page.locator('header').evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom))
  expect(await page.locator('#included').evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(edge - 1)
})

test('a link into a page leads below the header though the page rises, from elsewhere and on the way back', async ({ page }) => {
  for (const size of [windows.phone, windows.desk]) {
    await page.setViewportSize(size)
    await openWhole(page, '/privacy#links')
    for (const way of ['from elsewhere', 'on the way back']) {
      if (way === 'on the way back') {
        await footerLink(page, 'About').click()
        await expectArrivedAt(page, '/about')
        await page.goBack()
        await expect(page.locator('#links')).toBeFocused()
      }
      await page.waitForFunction(() => document.querySelector('main > div')?.getAnimations().every(({ playState }) => playState === 'finished'))
      const [place, edge] = await page.evaluate(() => ['#links', 'header'].map((part) => document.querySelector(part)?.getBoundingClientRect()[part === 'header' ? 'bottom' : 'top'] ?? Number.NaN))
      expect(place, way).toBeGreaterThanOrEqual(Math.max(0, edge ?? 0))
      expect(place, way).toBeLessThan(130)
    }
  }
})

test('a reload, or the way back from elsewhere, leaves a page that rises where it was', async ({ page }) => {
  for (const top of [0, 700]) {
    await page.goto('/privacy')
    await settle(page)
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expectScrolled(page, top)
    for (const leave of [() => page.reload(), () => page.reload(), async () => {
      await page.goto('/robots.txt')
      await page.goBack()
    }]) {
      await leave()
      await settle(page)
      await page.waitForFunction(() => document.querySelector('main > div')?.getAnimations().every(({ playState }) => playState === 'finished'))
      await expectScrolled(page, top)
    }
  }
})

test('pages fade and rise by 50 px in 0.8 s, and still do when the veil lifts, but for home and About; with reduced motion none does', async ({ page }) => {
  await openWhole(page, '/privacy')
  const movement = (): Promise<unknown> => page.evaluate(() => {
    const [rise] = document.querySelector('main > div')?.getAnimations() ?? []
    if (!(rise?.effect instanceof KeyframeEffect)) return null
    const [first, last] = rise.effect.getKeyframes()
    rise.currentTime = 480
    const isOnItsWay = Number(getComputedStyle(document.querySelector('main > div') ?? document.body).opacity) < 0.9
    return { isOnItsWay, time: rise.effect.getTiming().duration, from: [first?.['opacity'], first?.['transform']], to: [last?.['opacity'], last?.['transform']] }
  })
  const rise = { isOnItsWay: true, time: 800, from: ['0', 'translateY(50px)'], to: ['1', 'none'] }
  // Held at its first frame, so that it is there to be looked at.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  for (const [name, path, expected] of [
    ['Portfolio', '/portfolio', rise], ['About', '/about', null], ['Blogs', '/blogs', rise], ['SEO', '/services/seo', rise], ['Contact', '/contactUs', rise],
  ] as const) {
    await footerLink(page, name).click()
    await expectArrivedAt(page, path)
    expect(await movement(), path).toEqual(expected)
  }
  await page.locator('header').getByRole('link', { name: `${settings.name}, home` }).click()
  await expectArrivedAt(page, '/')
  expect(await movement()).toBeNull()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await footerLink(page, 'Blogs').click()
  await expectArrivedAt(page, '/blogs')
  expect(await movement()).toBeNull()
})

for (const [name, size] of [['phone', windows.phone], ['desk', windows.desk]] as const) {
  test(`nothing shifts through a visit of ten pages on a ${name}, with the menus opened and closed on the way`, async ({ page }) => {
    await bringFontsFirst(page)
    const shifts = await watchShifts(page)
    await openWhole(page, '/', size)
    await settle(page)
    for (const path of ['/services/seo', '/portfolio', '/about', '/contactUs', '/blogs', '/services/web-design', '/privacy', '/accessibility', '/services/brand-strategy']) {
      await wheel(page, 700)
      await expectScrolled(page, 'away')
      await wheel(page, -100)
      await menuButton(page).click()
      await expect(closeButton(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
      await expectArrivedAt(page, path)
      await settle(page)
    }
    expect((await shifts()).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([])
  })
}

test('the form is there when the page of it is, however busy the browser is', async ({ page }) => {
  await bringFontsFirst(page)
  const shifts = await watchShifts(page)
  await openWhole(page, '/about')
  await settle(page)
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  // A page painted once without its form shows on a slow processor only.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await footerLink(page, 'Contact').click()
  await expectArrivedAt(page, '/contactUs')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await settle(page)
  expect((await shifts()).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([])
})

/** On the way from one page to another, which comes when it is released. */
async function setOut(page: Page, name: string, link: Locator) {
  await openWhole(page, '/about')
  const next = await hold(page, new RegExp(`content/.*${name}`))
  await link.click()
  await next.asked()
  return next
}

for (const pause of [0, 900]) {
  test(`a menu that is opened while a page is on its way, ${pause} ms before it, closes as it arrives and gives it the focus`, async ({ page }) => {
    const contact = await setOut(page, 'contactUs', headerLink(page, 'Contact Us'))
    await menuButton(page).click()
    await expect(closeButton(page)).toBeFocused()
    await page.waitForTimeout(pause)
    contact.release()
    await expectArrivedAt(page, '/contactUs')
    await expect(page.locator('[role="dialog"]')).toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })
}

test('the page on the screen is the current one until another has arrived, and where it does not arrive', async ({ page, complaints, context }) => {
  const expectCurrent = async (name: string): Promise<void> => {
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll('header [aria-current], footer [aria-current]')].flatMap((link) => (link.checkVisibility() ? [link.textContent] : []))))
      .toEqual([name, name.replace(' Us', '')])
  }
  const contact = await setOut(page, 'contactUs', headerLink(page, 'Contact Us'))
  await expectCurrent('About Us')
  contact.release()
  await expectArrivedAt(page, '/contactUs')
  await expectCurrent('Contact Us')
  await context.setOffline(true)
  await footerLink(page, 'Privacy').click()
  await expect(warningsOf(page)).toContainText('That page did not arrive')
  await expectCurrent('Contact Us')
  await context.setOffline(false)
  dropOffline(complaints)
})

test('services that the pointer opens while a page is on its way close as it arrives', async ({ page }) => {
  const contact = await setOut(page, 'contactUs', headerLink(page, 'Contact Us'))
  await trigger(page).hover()
  await expect(services(page)).toBeVisible()
  contact.release()
  await expectArrivedAt(page, '/contactUs')
  await expect(services(page)).toBeHidden()
})

test('while the page of a link in a menu is on its way, focus is on the button of the menu', async ({ page }) => {
  await openWhole(page, '/about')
  const slow = await hold(page, /content\/.*(?:digital-pr|contactUs)/)
  await trigger(page).press('Enter')
  await services(page).getByRole('link', { name: 'Digital PR' }).press('Enter')
  await slow.asked()
  await expect(services(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()

  await page.setViewportSize(windows.phone)
  await openPanel(page)
  await panel(page).getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(page.locator('[role="dialog"]')).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  slow.release()
  await expectArrivedAt(page, '/contactUs')
})

test('Back from a place within a page leads to the link that led there, with the focus', async ({ page }) => {
  await open(page, '/privacy')
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  await last.focus()
  const before = await scrolled(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 1000)
  await page.goBack()
  await expect(last).toBeFocused()
  await expectScrolled(page, before)
})

test('Forward within a page leads to each place again, with the focus, however often it was there', async ({ page }) => {
  await open(page, '/privacy')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const places = ['second', 'last'] as const
  const follow = { second: links.nth(1), last: links.last() }
  const headings = { second: page.getByRole('heading', { name: 'What we ask for' }), last: page.getByRole('heading', { name: 'Changes' }) }
  for (const place of places) {
    await follow[place].press('Enter')
    await expect(headings[place]).toBeFocused()
  }
  for (const place of places.toReversed()) {
    await page.goBack()
    await expect(follow[place]).toBeFocused()
  }
  for (const place of places) {
    await page.goForward()
    await expect(headings[place]).toBeFocused()
    await expect(headings[place]).toBeInViewport()
  }
})

test('a page that was left before it arrived is not come back to', async ({ page }) => {
  const privacy = await setOut(page, 'privacy', footerLink(page, 'Privacy'))
  // However many there were.
  const accessibility = await hold(page, /content\/.*accessibility/)
  await footerLink(page, 'Accessibility').click()
  await accessibility.asked()
  await footerLink(page, 'Blogs').click()
  await expectArrivedAt(page, '/blogs')
  privacy.release()
  accessibility.release()
  await page.goBack()
  await expectArrivedAt(page, '/about')
})

test('where more contrast is wished for, a page can be read through what lies over it on its way', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  const privacy = await setOut(page, 'privacy', footerLink(page, 'Privacy'))
  const cover = await veil(page).locator('div').evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(Number(/[\d.]+(?=\)$)/.exec(cover)?.[0]), cover).toBeLessThan(0.5)
  privacy.release()
})

test('that a page does not arrive is said once, its buttons are no part of what is said, and a second failure is said anew', async ({ page, complaints, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/about')
  await settle(page)
  const said = await warningsOf(page).evaluateHandle((warnings) => {
    const heard: string[] = []
    const hear = (node: Node): void => {
      if (node instanceof HTMLElement && !node.closest('[aria-hidden="true"]')) heard.push(node.innerText)
    }
    new MutationObserver((changes) => changes.forEach(({ target, addedNodes, type }) => (type === 'childList' ? addedNodes.forEach(hear) : hear(target))))
      .observe(warnings, { childList: true, subtree: true, characterData: true, attributes: true })
    return heard
  })
  const words = /^That page did not arrive\.\s+The connection may be slow or lost/
  await context.setOffline(true)
  await footerLink(page, 'Privacy').click()
  await expect(warningsOf(page)).toContainText('The connection may be slow or lost')
  await expect(warningsOf(page).getByRole('button')).toHaveCount(0)
  expect(await said.jsonValue()).toEqual([expect.stringMatching(words)])
  const again = rescueOf(page).getByRole('button').first()
  await again.press('Enter')
  await expect.poll(() => said.jsonValue()).toEqual([expect.stringMatching(words), expect.stringMatching(words)])
  await expect(again).toHaveAccessibleName('Try again')
  await expect(again).toBeFocused()
  await context.setOffline(false)
  dropOffline(complaints)
})

test('a page that does not arrive says so, leaves the one on screen in use, and comes when it is asked for again', async ({ page, complaints, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/about')
  await settle(page)
  const message = warningsOf(page)
  const rescue = rescueOf(page)
  await expect(message).toBeEmpty()
  await expect(page.getByRole('alert'), 'no alert that says nothing').toHaveCount(0)
  await context.setOffline(true)
  await footerLink(page, 'Privacy').click()
  await expect(message).toContainText('That page did not arrive')
  await expect(message).toBeInViewport()
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
  // The veil is on its way out.
  await settle(page)
  expect(await findingsOn(page)).toEqual([])
  await rescue.getByRole('button', { name: 'Try again' }).click()
  await expect(rescue.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await context.setOffline(false)
  await rescue.getByRole('button', { name: 'Try again' }).click()
  await expectArrivedAt(page, '/privacy')
  await expect(message).toBeEmpty()

  await context.setOffline(true)
  await footerLink(page, 'Brand identity').click()
  await rescue.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(message).toBeEmpty()
  await expect(page).toHaveURL('/privacy')
  await expect(footerLink(page, 'Brand identity')).toBeFocused()
  await context.setOffline(false)
  dropOffline(complaints)
})
