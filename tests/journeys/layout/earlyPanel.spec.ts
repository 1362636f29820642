import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { settings } from '#content/settings'
import { panelExitLimit } from '#machines/timing'
import { findingsOn } from '../findings.ts'
import { dropRefused } from '../visit.ts'
import { closeButton, heading, hold, holdEnter, isAlive, isDrawn, isPainted, menuButton, panel, restyled, test, windows } from './parts.ts'

test.use({ hasTouch: true, isMobile: true, viewport: windows.phone })

const link = (page: Page, name: string): Locator => panel(page).getByRole('link', { name, exact: true })
const code = /\/assets\/shell-/

/** A page whose code does not come until it is told to, and the press on the menu. */
async function openEarly(page: Page, path: string, press: (page: Page) => Promise<void> = (page) => menuButton(page).tap()): Promise<Awaited<ReturnType<typeof hold>>> {
  const held = await hold(page, code)
  await page.goto(path, { waitUntil: 'commit' })
  // No visitor's hand is quicker, a test's is: until there is something to be seen a page may have no styles, nor its script.
  await page.waitForFunction(() => 'keptPresses' in window)
  await isPainted(page)
  await press(page)
  await expect(panel(page)).toBeVisible()
  expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false)
  return held
}

/** Counts from now on what begins to move, in the menu and over the page behind it, as these come and as they go. */
async function movedIn(page: Page): Promise<(phase: 'open' | 'closing') => Promise<number>> {
  const phases = await page.evaluateHandle(() => {
    const begun: (string | undefined)[] = []
    addEventListener('animationstart', ({ target }) => target instanceof HTMLElement && target.dataset['phase'] && begun.push(target.dataset['phase']), true)
    return begun
  })
  return (phase) => phases.evaluate((begun, wanted) => begun.filter((one) => one === wanted).length, phase)
}

test('the first tap opens the menu before the site’s code has come, and the living panel takes its place without a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  const held = await openEarly(page, '/contactUs')
  await expect(closeButton(page)).toBeFocused()
  await expect(link(page, 'Contact Us')).toHaveAttribute('aria-current', 'page')
  const place = (): Promise<unknown> => link(page, 'Portfolio').boundingBox()
  await expect.poll(() => page.evaluate(() => document.querySelector('dialog')?.getAnimations({ subtree: true }).length)).toBe(0)
  await link(page, 'Blogs').focus()
  await panel(page).getByRole('link', { name: settings.telephone.shown }).scrollIntoViewIfNeeded()
  const before = await place()
  const moved = await movedIn(page)
  held.release()
  await isAlive(page)
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(panel(page)).toHaveCount(1)
  await expect(link(page, 'Blogs')).toBeFocused()
  expect(await place()).toEqual(before)
  expect(await moved('open')).toBe(0)
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
})

test('a double click opens it and leaves it open, before the code has come and after', async ({ page }) => {
  const held = await openEarly(page, '/privacy', (page) => menuButton(page).dblclick())
  held.release()
  await isAlive(page)
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(closeButton(page)).toBeFocused()
  await closeButton(page).click()
  await expect(panel(page)).toHaveCount(0)
  const { x, y, width, height } = await menuButton(page).boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  // The second half comes upon the button still, upon what darkens the page, or upon the panel.
  for (const pause of [0, 5, 10, 20, 40, 150]) {
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount })
      await page.mouse.up({ clickCount })
      if (clickCount === 1) await page.waitForTimeout(pause)
    }
    await page.waitForTimeout(panelExitLimit)
    await expect(panel(page), `${pause} ms apart`).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  }
})

test('the press that opens it does not style the page behind it', async ({ page }) => {
  let pressed = Infinity
  const held = await openEarly(page, '/about', async () => {
    pressed = await restyled(page, () => menuButton(page).tap())
  })
  expect(pressed).toBeLessThan(2 * await panel(page).locator('*').count())
  await expect(closeButton(page)).toBeFocused()
  held.release()
})

test('its links lead on by themselves', async ({ page }) => {
  const held = await openEarly(page, '/privacy')
  await link(page, 'About Us').tap()
  await expect(page).toHaveURL('/about')
  held.release()
  await expect(heading(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

for (const [way, close] of Object.entries({
  'its button': (page: Page) => closeButton(page).tap(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a tap beside it': (page: Page) => page.touchscreen.tap(8, 400),
})) {
  test(`${way} closes it, gives focus back, and the living panel does not come after it`, async ({ page }) => {
    const held = await openEarly(page, '/privacy')
    const moved = await movedIn(page)
    await close(page)
    await expect(panel(page)).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
    expect(await moved('closing'), 'the panel and what darkens the page leave before the eye').toBe(2)
    held.release()
    await isAlive(page)
    await expect(panel(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset['locked'])).toBeUndefined()
    await menuButton(page).tap()
    await expect(closeButton(page)).toBeFocused()
  })
}

test('Escape in the very moment in which the page comes to life closes it, and the living panel does not come after it', async ({ page }) => {
  await page.addInitScript(() => {
    // The button has come to life, and what brings it there is not over: no key of a test's own is as quick.
    new MutationObserver((_, observer) => {
      const early = document.querySelector('dialog')
      if (!early || document.querySelector('header [data-early="panel"]')) return
      observer.disconnect()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      early.dispatchEvent(new Event('cancel', { cancelable: true }))
      document.documentElement.dataset['tried'] = ''
    }).observe(document, { subtree: true, attributeFilter: ['data-early'] })
  })
  const held = await openEarly(page, '/privacy')
  held.release()
  await expect(page.locator('html[data-tried]')).toBeAttached()
  await isAlive(page)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))
  await expect(panel(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  await menuButton(page).tap()
  await expect(closeButton(page)).toBeFocused()
})

test('what needs the code is done when it has come: the services open', async ({ page }) => {
  const held = await openEarly(page, '/privacy')
  await panel(page).getByRole('button', { name: 'Services' }).tap()
  held.release()
  await expect(link(page, 'Rebranding')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Services' })).toBeFocused()
})

test('in a window turned meanwhile, whose panel has other things in it, nothing else is pressed', async ({ page }) => {
  const held = await openEarly(page, '/privacy')
  await panel(page).getByRole('button', { name: 'Services' }).tap()
  await page.evaluate(() => addEventListener('click', () => void (document.documentElement.dataset['pressed'] = ''), true))
  await page.setViewportSize(windows.desk)
  held.release()
  await expect(panel(page).getByRole('list', { name: 'Find us elsewhere' })).toBeVisible()
  await expect(closeButton(page)).toBeFocused()
  await isDrawn(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-pressed')
  await expect(page).toHaveURL('/privacy')
  await expect(panel(page)).toBeVisible()
})

test('where the code never comes it stays in use, and the services lead to the list at the foot', async ({ page }) => {
  await page.clock.install()
  const held = await openEarly(page, '/privacy')
  // Longer than any press waits.
  await page.clock.runFor(10_000)
  await expect(link(page, 'Portfolio')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Services' }).tap()
  await page.clock.runFor(5000)
  await expect(link(page, 'Portfolio')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(panel(page)).toHaveCount(0)
  held.release()
  await expect(page).toHaveURL('/privacy#useful-links')
})

test('whoever closes it while the services are waited for is left alone when their code does not come', async ({ page, complaints }) => {
  await page.clock.install()
  const held = await openEarly(page, '/privacy')
  await panel(page).getByRole('button', { name: 'Services' }).tap()
  await closeButton(page).tap()
  // It is still moving out.
  held.fail()
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await page.clock.runFor(10_000)
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL('/privacy')
  await expect(menuButton(page)).toBeFocused()
  dropRefused(complaints, '/assets/shell-')
})

test('whoever leaves takes the press along: on the way back no menu lies over the page, and none comes', async ({ page }) => {
  await page.clock.install()
  const held = await openEarly(page, '/privacy')
  // As the browser says it of a page that it keeps for the way back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(panel(page)).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/privacy')
  held.release()
  await isAlive(page)
  await expect(panel(page)).toHaveCount(0)
})

test.describe('while the page is alive and the panel’s own code is still on its way', () => {
  const panelCode = /\/assets\/PanelDialog-/

  async function openBetween(page: Page): Promise<Awaited<ReturnType<typeof hold>>> {
    const held = await hold(page, panelCode)
    const code = await openEarly(page, '/privacy')
    code.release()
    await isAlive(page)
    await expect(page.locator('dialog')).toHaveCount(1)
    return held
  }

  test('a press in it is kept: the services open in the living panel', async ({ page }) => {
    const held = await openBetween(page)
    await panel(page).getByRole('button', { name: 'Services' }).tap()
    held.release()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(link(page, 'Rebranding')).toBeVisible()
  })

  test('a double click opens it, though no early one was asked for', async ({ page }) => {
    const held = await hold(page, panelCode)
    await page.goto('/privacy')
    await isAlive(page)
    await menuButton(page).dblclick()
    held.release()
    await expect(closeButton(page)).toBeFocused()
  })

  for (const key of ['Enter', 'Escape'] as const) {
    test(`closed by ${key} it stays closed`, async ({ page }) => {
      const held = await openBetween(page)
      await closeButton(page).focus()
      await page.keyboard.press(key)
      await expect(panel(page)).toHaveCount(0)
      await expect(menuButton(page)).toBeFocused()
      const came = page.waitForResponse(panelCode)
      held.release()
      await came
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))
      await expect(panel(page)).toHaveCount(0)
      await menuButton(page).tap()
      await expect(closeButton(page)).toBeFocused()
    })
  }

  test('where that code cannot be had, the services lead to the list at the foot', async ({ page, complaints }) => {
    const held = await openBetween(page)
    held.fail()
    await panel(page).getByRole('button', { name: 'Services' }).tap()
    await expect(page).toHaveURL('/privacy#useful-links', { timeout: 15_000 })
    await expect(panel(page)).toHaveCount(0)
    // What was made to fail is complained of.
    dropRefused(complaints, 'PanelDialog')
  })
})

for (const size of ['phone', 'tablet'] as const) {
  test(`on a ${size} the living panel has the same controls in the same order: by these, focus and a press come over`, async ({ page }) => {
    await page.setViewportSize(windows[size])
    const controls = (): Promise<readonly string[]> => panel(page).locator('a, button').evaluateAll((all) =>
      all.map((control) => `${control.getAttribute('aria-label') ?? control.textContent}: ${control.getAttribute('href') ?? 'a button'}`))
    const held = await openEarly(page, '/privacy')
    const early = await controls()
    expect(early).toContain('Services: a button')
    held.release()
    await isAlive(page)
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(await controls()).toEqual(early)
  })
}

test('a key that is held down opens it once, and leaves it open', async ({ page }) => {
  const held = await openEarly(page, '/privacy', async () => {
    await menuButton(page).focus()
    await holdEnter(page)
  })
  await expect(closeButton(page)).toBeFocused()
  await page.waitForTimeout(panelExitLimit)
  await expect(panel(page)).toBeVisible()
  held.release()
  await isAlive(page)
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(closeButton(page)).toBeFocused()
})

test('keys go round in it and leave the page behind it alone', async ({ page }) => {
  await openEarly(page, '/privacy', async (page) => {
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
  })
  await expect(closeButton(page)).toBeFocused()
  const stops: string[] = []
  for (let stop = 0; stop < 9; stop++) {
    stops.push(await page.evaluate(() => document.activeElement?.closest('dialog') ? document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? '' : 'outside'))
    await page.keyboard.press('Tab')
  }
  expect(stops).toEqual(['Close the menu', 'Home', 'Services', 'About Us', 'Portfolio', 'Blogs', 'Contact Us', settings.telephone.shown, settings.email])
})

test('a key in the very moment in which it opens finds the page behind it out of reach', async ({ page }) => {
  await page.addInitScript(() => {
    // No key of a test's own is as quick.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body > dialog')) return
      observer.disconnect()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
      Object.assign(window, { focusedThen: document.activeElement?.getAttribute('aria-label') })
      // What is inert does not take focus.
      document.querySelector<HTMLElement>('main a')?.focus()
      Object.assign(window, { keptFrom: document.activeElement?.closest('main') === null })
    }).observe(document, { subtree: true, childList: true })
  })
  const held = await openEarly(page, '/privacy')
  expect(await page.evaluate(() => [Reflect.get(window, 'focusedThen'), Reflect.get(window, 'keptFrom')])).toEqual(['Close the menu', true])
  held.release()
})

test('it has no finding of the accessibility rules', async ({ page }) => {
  const held = await openEarly(page, '/privacy')
  expect(await findingsOn(page)).toEqual([])
  held.release()
})
