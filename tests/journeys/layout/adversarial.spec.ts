import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settle } from '../visit.ts'
import { closeButton, expectHeader, expectScrolled, heading, headerSight, hold, isAlive, menuButton, open, openPanel, openWhole, panel, scrolled, services, test, trigger, veil, wheel, windows } from './parts.ts'

test.use({ viewport: windows.desk })

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('Back while a panel that was closed moves away: it is gone, and focus is in the page before', async ({ page }) => {
  await openWhole(page, '/about', windows.phone)
  await footerLink(page, 'Blogs').evaluate((link) => link instanceof HTMLAnchorElement && link.click())
  await expect(page).toHaveURL('/blogs')
  await menuButton(page).click()
  await expect(closeButton(page)).toBeFocused()
  // Slow enough for what comes next to meet it on its way.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(panel(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test('a panel that is asked for again while it moves away stays, with the focus in it', async ({ page }) => {
  await open(page, '/about', windows.phone)
  await openPanel(page)
  await page.evaluate(() => {
    const look = (): void => {
      // At the very moment when the page is in use again.
      if (document.querySelector('#root[inert]')) requestAnimationFrame(look)
      else document.querySelector<HTMLElement>('header button[aria-haspopup]')?.click()
    }
    requestAnimationFrame(look)
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('#root[inert]')).toHaveCount(1)
  await expect(closeButton(page)).toBeFocused()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
})

test('the services that are open in a panel stay so while it moves away, and are closed when it is asked for again', async ({ page }) => {
  await open(page, '/about', windows.phone)
  await openPanel(page)
  const submenu = panel(page).getByRole('button', { name: 'Services' })
  await submenu.click()
  const link = panel(page).getByRole('link', { name: 'Rebranding' })
  await expect(link).toBeVisible()
  await page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('#root[inert]')) return void requestAnimationFrame(look)
      // A frame later all that its leaving changes has been drawn.
      requestAnimationFrame(() => {
        document.body.dataset['left'] = document.querySelector('[role="dialog"] a[href="/services/rebranding"]')?.checkVisibility() ? 'open' : 'folded'
        document.querySelector<HTMLElement>('header button[aria-haspopup]')?.click()
      })
    }
    requestAnimationFrame(look)
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).toHaveAttribute('data-left', 'open')
  await expect(page.locator('#root[inert]')).toHaveCount(1)
  await expect(submenu).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toHaveCount(0)
})

test('a window that changes while the panel opens: it has the content and the width of the new one', async ({ page }) => {
  const code = await hold(page, /PanelDialog/)
  await open(page, '/about', windows.phone)
  await menuButton(page).click()
  await code.asked()
  await page.setViewportSize(windows.desk)
  code.release()
  await expect(panel(page).getByRole('list', { name: 'Find us elsewhere' })).toBeVisible()
  await expect.poll(async () => Math.round((await panel(page).boundingBox())?.width ?? 0)).toBe(480)
  await page.setViewportSize(windows.tablet)
  await expect.poll(async () => Math.round((await panel(page).boundingBox())?.width ?? 0)).toBe(Math.round(0.61 * windows.tablet.width))
})

test('scrolling while the overlay shows moves the header as ever', async ({ page }) => {
  await page.clock.install()
  await openWhole(page, '/privacy')
  await page.clock.pauseAt(Date.now() + 60_000)
  const overlay = page.locator('#root > div[aria-hidden="true"]:has(> svg)')
  await expect(overlay).toBeHidden()
  const pictures = await hold(page, /\/pictures\//)
  // Time is in the test's hand, and so is the style sheet's own end of it: from the moment in which it shows.
  await overlay.evaluate((element) => {
    const rest = (): void => element.getAnimations({ subtree: true }).forEach((animation) => animation.pause())
    new MutationObserver(() => Promise.resolve().then(rest)).observe(element, { attributes: true, childList: true, subtree: true })
  })
  await footerLink(page, 'SEO').click()
  await expect(heading(page)).toBeFocused()
  for (const [way, sight] of [[700, 'out of sight'], [-200, 'white, shadow']] as const) {
    await expect(overlay).toBeVisible()
    await wheel(page, way)
    await expect.poll(async () => {
      await page.clock.runFor(20)
      return page.evaluate(headerSight)
    }, { intervals: [50] }).toBe(sight)
    await expect(overlay).toBeVisible()
  }
  pictures.release()
})

test('of two navigations within 100 ms the second is the one that counts', async ({ page }) => {
  await openWhole(page, '/about')
  await settle(page)
  await page.evaluate(() => {
    for (const path of ['/blogs', '/portfolio']) document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click()
  })
  await expect(page).toHaveURL('/portfolio')
  await expect(heading(page)).toHaveText('Projects, start to finish')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/Portfolio/)
  await page.goBack()
  await expect(heading(page)).toBeFocused()
  await settle(page)
  await expect(veil(page)).toBeHidden()
})

test('Back while a page is still on its way leaves the visitor where they were', async ({ page }) => {
  await openWhole(page, '/about')
  await footerLink(page, 'Blogs').click()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Blogs/)
  const contact = await hold(page, /\/content\/.*contactUs\.js/)
  await footerLink(page, 'Contact').click()
  await contact.asked()
  await expect(page).toHaveURL('/contactUs')
  await page.goBack()
  await expect(page).toHaveURL('/blogs')
  contact.release()
  await settle(page)
  await expect(veil(page)).toBeHidden()
  await expect(page).toHaveURL('/blogs')
  await expect(page).toHaveTitle(/^Blogs/)
  await expect(heading(page)).toHaveText('Blogs: Articles to read first')
})

test('an overlay that lifts above a resting pointer opens nothing, and the first movement does', async ({ page }) => {
  await openWhole(page, '/about')
  await settle(page)
  const { x, y, width, height } = await trigger(page).boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await expect(services(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(services(page)).toBeHidden()
  // The pointer rests on the trigger while keys go to another page and the overlay comes and goes.
  await footerLink(page, 'Blogs').evaluate((link) => link instanceof HTMLAnchorElement && link.click())
  await expect(page).toHaveURL('/blogs')
  await settle(page)
  await expect(veil(page)).toBeHidden()
  await expect(services(page)).toBeHidden()
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(x - 400, y + 500)
  await page.mouse.move(x + width / 2 + 4, y + height / 2, { steps: 3 })
  await expect(services(page)).toBeVisible()
})

test('something that goes away above a resting pointer is no hover', async ({ page }) => {
  await open(page, '/about')
  await settle(page)
  await page.clock.install()
  const { x, y, width, height } = await trigger(page).boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '1000' })
    document.body.append(cover)
  })
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.evaluate(() => document.getElementById('cover')?.remove())
  // The browser says "entered" without a movement.
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.clock.runFor(2000)
  await expect(services(page)).toBeHidden()
  await page.mouse.move(x + width / 2 + 3, y + height / 2)
  await page.clock.runFor(200)
  await expect(services(page)).toBeVisible()
})

test('Escape with the services open over a pinned header closes them alone', async ({ page }) => {
  await open(page, '/about')
  await wheel(page, 800)
  await wheel(page, -200)
  await expectHeader(page, 'white, shadow')
  await trigger(page).click()
  await expect(services(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(services(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()
  await expectHeader(page, 'white, shadow')
  expect(await scrolled(page)).toBe(600)
})

for (const [name, size] of [['phone', windows.phone], ['desk', windows.desk]] as const) {
  test(`Back while the panel is open on a ${name}: the page before, nothing open, focus on its heading; then the menu opens again`, async ({ page }) => {
    await openWhole(page, '/about', size)
    await footerLink(page, 'Portfolio').click()
    await expect(page).toHaveURL('/portfolio')
    await wheel(page, 600)
    await wheel(page, -100)
    await menuButton(page).click()
    await expect(closeButton(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(panel(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await expectScrolled(page, 0)
    await menuButton(page).click()
    await expect(closeButton(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  })
}

test('menu opened, page changed, menu opened: each time afresh', async ({ page }) => {
  await open(page, '/about', windows.phone)
  for (const [name, path] of [['Blogs', '/blogs'], ['Portfolio', '/portfolio'], ['Home', '/']] as const) {
    await menuButton(page).click()
    await expect(closeButton(page)).toBeFocused()
    await panel(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(panel(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  }
})

test('a press on the menu button before the site’s code has come is done when it has', async ({ page }) => {
  const script = await hold(page, /\/assets\/shell-.*\.js/)
  await page.goto('/about', { waitUntil: 'commit' })
  await script.asked()
  await menuButton(page).click()
  await expect(panel(page)).toHaveCount(0)
  script.release()
  await expect(closeButton(page)).toBeFocused()
})

test('the services do not open over whoever has moved on before their code has come', async ({ page }) => {
  const code = await hold(page, /\/assets\/DesktopMenu-.*\.js/)
  await page.goto('/about')
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await trigger(page).click()
  await code.asked()
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  code.release()
  await isAlive(page)
  await expect(services(page)).toBeHidden()
  await expect(link).toBeFocused()
  // Whoever asks again is heard.
  await trigger(page).press('Enter')
  await expect(services(page)).toBeVisible()
})
