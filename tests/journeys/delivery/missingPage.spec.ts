import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { pageLimit } from '#machines/timing'
import { heading, hold, isDrawn, isWhole, menuButton, openPanel, panel, test } from '../layout/parts.ts'
import { drop, settle } from '../visit.ts'
import { followToMissingPage, isOfMissingPage, lateLine, messageOf, model, rescueOf, warningsOf } from './missingPage.ts'

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ complaints }) => void drop(complaints, (complaint) => complaint.includes('/accessibility') || isOfMissingPage(complaint)))

test('the message of a page that did not come leaves half of a low window free, and hides nothing that keys come to', async ({ page }) => {
  await page.goto('/about')
  await followToMissingPage(page)
  const message = warningsOf(page).locator('..')
  const { height = Infinity, y: top = 0 } = await message.boundingBox() ?? {}
  expect(height).toBeLessThanOrEqual(128.5)
  expect(top + height).toBeCloseTo(256, 0)
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.first().focus()
  const count = await links.count()
  for (let stop = 0; stop < count; stop += 1) {
    const { bottom, name } = await page.evaluate(() => ({ bottom: document.activeElement?.getBoundingClientRect().bottom ?? Infinity, name: document.activeElement?.textContent }))
    expect(bottom, `the end of “${name}”`).toBeLessThanOrEqual(top + 0.5)
    await page.keyboard.press('Tab')
  }
  await message.getByRole('button', { name: 'Stay on this page' }).focus()
  await expect(message.getByRole('button', { name: 'Stay on this page' })).toBeInViewport({ ratio: 0.9 })
})

test('what was said beneath the open menu is said once more when the menu has gone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install()
  await page.goto('/about')
  await settle(page)
  await isWhole(page)
  const answer = await hold(page, model)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await answer.asked()
  await page.mouse.wheel(0, -300)
  await openPanel(page)
  await expect(async () => {
    await page.clock.fastForward(pageLimit)
    await expect(warningsOf(page)).toContainText('That page did not arrive', { timeout: 200 })
  }).toPass()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) if (!added.parentElement?.closest('[inert]')) heard.push(added.textContent ?? '')
    }).observe(document.querySelector('[aria-live="assertive"]') ?? document, { childList: true })
  })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([expect.stringContaining('That page did not arrive')])
  answer.fail()
})

/** Follows a link by key, from where the message will be, to a page that does not come. */
async function pressToMissingPage(page: Page): Promise<Locator> {
  await page.goto('/about')
  await settle(page)
  await isWhole(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
  await page.route(model, (route) => route.abort())
  await page.keyboard.press('Tab')
  await link.focus()
  await link.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' }))
  await page.keyboard.press('Enter')
  await expect(messageOf(page)).toBeVisible()
  return link
}

test('the message leaves in sight what has keyboard focus when it comes', async ({ page }) => {
  const link = await pressToMissingPage(page)
  await expect(link).toBeFocused()
  const { y = Infinity, height = 0 } = await link.boundingBox() ?? {}
  const top = await rescueOf(page).locator('..').evaluate((message) => message.getBoundingClientRect().top)
  expect(y + height).toBeLessThanOrEqual(top)
  expect(y).toBeGreaterThanOrEqual(0)
})

test('whoever stays sees the link that led away where keys are used, and the page where it was under a pointer', async ({ page }) => {
  const link = await pressToMissingPage(page)
  const stay = rescueOf(page).getByRole('button', { name: 'Stay on this page' })
  await stay.focus()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.press('Enter')
  await expect(messageOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(messageOf(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await stay.click()
  await expect(messageOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Escape stays on the page where focus is still on the link that led away, and closes what is open before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const link = await pressToMissingPage(page)
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await services.hover()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(messageOf(page)).toBeVisible()
  // Elsewhere it means nothing to the message.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await isDrawn(page)
  await expect(messageOf(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(messageOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
})

/** Writes down in each frame from now on what kind of element has focus. */
async function heldFocus(page: Page): Promise<() => Promise<ReadonlySet<unknown>>> {
  await page.evaluate(() => {
    const kindsHeld: string[] = []
    Object.assign(window, { kindsHeld })
    const look = (): void => {
      kindsHeld.push(document.activeElement?.tagName ?? 'nothing')
      requestAnimationFrame(look)
    }
    look()
  })
  return async () => new Set(await page.evaluate<unknown[]>(() => Reflect.get(window, 'kindsHeld')))
}

for (const [way, go] of [
  ['stays', (page: Page) => page.keyboard.press('Enter')],
  ['presses Escape there', (page: Page) => page.keyboard.press('Escape')],
  ['goes back', (page: Page) => page.goBack()],
] as const) {
  test(`whoever ${way} with the focus in the message has it on the link that led away, at no moment on nothing, and the message goes when it is told`, async ({ page }) => {
    const link = await pressToMissingPage(page)
    await rescueOf(page).getByRole('button', { name: 'Stay on this page' }).focus()
    const held = await heldFocus(page)
    await go(page)
    await expect(link).toBeFocused()
    await expect(messageOf(page)).toBeVisible()
    await expect(messageOf(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await held()).toEqual(new Set(['BUTTON', 'A']))
    await expect(page).toHaveURL('/about')
    await expect(link).toBeInViewport({ ratio: 1 })
  })
}

/** The panel of a phone, whose links lead to pages that do not come. */
async function openPanelOfLostPages(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/about')
  await settle(page)
  await isWhole(page)
  await page.route('**/content/**', (route) => route.abort())
  await openPanel(page)
}

test('Escape stays on the page where the link that led away has gone with its panel', async ({ page, complaints }) => {
  await openPanelOfLostPages(page)
  const held = await heldFocus(page)
  await warningsOf(page).evaluate((region) => new MutationObserver(() => {
    region.setAttribute('data-told-at', document.activeElement?.tagName ?? 'nothing')
  }).observe(region, { childList: true }))
  await panel(page).getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(messageOf(page)).toBeVisible()
  // Focus that moved later would break off what is being said.
  await expect(warningsOf(page)).toHaveAttribute('data-told-at', 'BUTTON')
  await expect(menuButton(page)).toBeFocused()
  expect(await held()).toEqual(new Set(['A', 'BUTTON']))
  await page.keyboard.press('Escape')
  await expect(messageOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  await expect(menuButton(page)).toBeFocused()
  drop(complaints, (complaint) => complaint.includes('/content/'))
})

test('whoever stays by its button where the link that led away has gone with its panel is on the page, and not on nothing', async ({ page, complaints }) => {
  await openPanelOfLostPages(page)
  await panel(page).getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(messageOf(page)).toBeVisible()
  await rescueOf(page).getByRole('button', { name: 'Stay on this page' }).press('Enter')
  await expect(messageOf(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  drop(complaints, (complaint) => complaint.includes('/content/'))
})

test('how the line stood when a page did not come says nothing of a later try', async ({ page }) => {
  await page.goto('/about')
  await settle(page)
  await isWhole(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
  const line = await hold(page, /\/accessibility$/)
  await page.route(model, (route) => route.abort())
  await link.click()
  await line.asked()
  await page.unroute(model)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  const content = await hold(page, model)
  await link.click()
  await content.asked()
  const answer = page.waitForResponse((response) => response.request().method() === 'HEAD')
  line.release()
  await answer
  await isDrawn(page)
  await expect(messageOf(page)).toHaveCount(0)
  content.release()
  await expect(heading(page)).toHaveText(/accessib/i)
})

test.describe('a page that gets no answer', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** Sets out, with time in the test's hand; gives back what lets the page come. */
  async function setOut(page: Page): Promise<() => void> {
    await page.clock.install()
    await page.goto('/about')
    await settle(page)
    await isWhole(page)
    const content = await hold(page, model)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expect(page).toHaveURL('/accessibility')
    return content.release
  }

  test('is said to be late when the veil lifts, and not to arrive after ten seconds; tried again it comes as a document', async ({ page }) => {
    const answer = await setOut(page)
    await page.clock.runFor(999)
    await expect(lateLine(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(lateLine(page)).toBeVisible()
    expect(await lateLine(page).boundingBox()).toMatchObject({ x: 0, y: 0 })
    const isMoving = (): Promise<boolean> => lateLine(page).evaluate((line) => line.getAnimations().length > 0)
    expect(await isMoving(), 'it is drawn where nothing is to move').toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(isMoving, 'it is drawn elsewhere').toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.runFor(8999)
    await expect(messageOf(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(messageOf(page)).toBeVisible()
    await expect(lateLine(page)).toHaveCount(0)
    // The page on the screen is in use: nothing of it is held back from a screen reader.
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
    await rescueOf(page).getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('/accessibility', { waitUntil: 'load' })
    await expect(heading(page)).toHaveText(/accessib/i)
    await expect(messageOf(page)).toHaveCount(0)
    answer()
  })

  test('takes its place when it comes after all', async ({ page }) => {
    const answer = await setOut(page)
    await page.clock.runFor(10_000)
    await expect(messageOf(page)).toBeVisible()
    answer()
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toHaveText(/accessib/i)
    await expect(messageOf(page)).toHaveCount(0)
  })

  test('is let go by who stays, also once it is asked for as a document, and does not come later', async ({ page }) => {
    const answer = await setOut(page)
    await page.clock.runFor(10_000)
    await expect(messageOf(page)).toBeVisible()
    // Chromium’s tools answer nothing while a document is on its way: the page itself presses.
    await rescueOf(page).getByRole('button', { name: 'Stay on this page' }).evaluate((stay: HTMLElement) => addEventListener('beforeunload', () => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => stay.click())
      port1.start()
      port2.postMessage('')
    }))
    await page.route('/accessibility', (route) => (route.request().isNavigationRequest() ? undefined : route.continue()))
    await rescueOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(messageOf(page)).toHaveCount(0)
    await expect(page).toHaveURL('/about')
    answer()
    await page.clock.runFor(20_000)
    await expect(heading(page)).toHaveText(/Small on purpose/)
    await expect(page).toHaveURL('/about')
    await expect(messageOf(page)).toHaveCount(0)
  })

  test('is nothing that a filter, a place within the page or a link to where one is could be taken for', async ({ page }) => {
    await page.clock.install()
    await page.goto('/portfolio')
    await settle(page)
    await isWhole(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const quiet = async (): Promise<void> => {
      await page.clock.runFor(20_000)
      await expect(messageOf(page)).toHaveCount(0)
      await expect(lateLine(page)).toHaveCount(0)
    }
    await page.locator('main').getByRole('link', { name: /^Film/ }).click()
    await expect(page).toHaveURL('/portfolio?category=film')
    await quiet()
    for (const link of ['Portfolio', 'Portfolio']) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL('/portfolio')
      await quiet()
    }
    await page.clock.resume()
    await page.goto('/privacy')
    await settle(page)
    await isWhole(page)
    const place = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
    for (let press = 0; press < 2; press += 1) {
      await place.click()
      await quiet()
    }
    await page.goBack()
    await quiet()
  })
})
