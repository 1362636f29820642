import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settings } from '#content/settings'
import { findingsOn } from '../findings.ts'
import { dropNotFound, settle } from '../visit.ts'
import { closeButton, expectHeader, expectScrolled, header, headerSight, heading, menuButton, open, panel, pressUntilFocused, scrolled, services, test, trigger, veil, wheel, windows } from './parts.ts'
import type { HeaderSight } from './parts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Far down the page, and so many px up again. */
async function pin(page: Page, up: number): Promise<void> {
  await wheel(page, 900)
  await expectHeader(page, 'out of sight')
  await wheel(page, -up)
  await expectHeader(page, 'white, shadow')
}

const everywhere = ['/', '/about', '/portfolio'] as const
const others = [
  '/services/seo', '/services/brand-strategy', '/blogs', '/blogs/how-to-write-a-marketing-brief-an-agency-can-use', '/porject_1', '/contactUs', '/thankyou', '/privacy', '/accessibility', '/nope',
]
const atTop = (path: string): HeaderSight => (path === '/' ? 'transparent' : path === '/portfolio' ? 'white, black border' : 'white, shadow')

for (const [index, [name, size]] of Object.entries(windows).entries()) {
  test(`on a ${name} it goes as one reads on and comes back as one turns round, on every route`, async ({ page, complaints }) => {
    for (const path of [...everywhere, ...others.filter((_, place) => place % 3 === index)]) {
      await open(page, path, size)
      if (path === '/nope') dropNotFound(complaints, page.url())
      await expectHeader(page, atTop(path), `${path} at the top`)
      await wheel(page, 400)
      await expectHeader(page, 'out of sight', `${path} on the way down`)
      expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.closest('header, main, footer')?.tagName ?? ''), `${path}: what shows where the header was can be pressed`).not.toBe('')
      expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.closest('header, div:has(> header)')), path).toBeNull()
      await wheel(page, -100)
      await expectHeader(page, 'white, shadow', `${path} on the way up`)
      await wheel(page, -600)
      await expectScrolled(page, 0)
      await expectHeader(page, atTop(path), `${path} at the top again`)
    }
  })
}

test('the page’s place does not change as the header changes its mode, and what is beneath never shows through it', async ({ page }) => {
  const logo = header(page).getByRole('link', { name: `${settings.name}, home` })
  const logoOn = async (path: string): Promise<Buffer> => {
    await open(page, path, windows.desk)
    await settle(page)
    const before = await heading(page).evaluate((element) => element.getBoundingClientRect().top + scrollY)
    await wheel(page, 500)
    await expectHeader(page, 'out of sight')
    // So far that the heading lies beneath the header.
    const offset = Math.round(before - 30)
    await page.evaluate((top) => scrollTo(0, top), offset)
    await expectHeader(page, 'white, shadow')
    expect(await heading(page).evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeCloseTo(before, 0)
    return logo.screenshot({ animations: 'disabled' })
  }
  expect(await logoOn('/')).toEqual(await logoOn('/services/seo'))
})

test('scrolling renders nothing and forces no layout; a change of mode changes one word', async ({ page, browser }) => {
  await open(page, '/about', windows.desk)
  await settle(page)
  await expect(page.locator('footer button')).toBeAttached()
  // The last of what is fetched ahead, which adds to the head of the document.
  await expect(page.locator('head link[href*="/Blogs-"]')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 300))
  await expectHeader(page, 'out of sight')
  await page.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) changes.push(`${target.nodeName} ${attributeName ?? type}`)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  const changes = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'changes'))

  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] })
  for (let step = 1; step <= 20; step += 1) {
    await wheel(page, 40)
    await expectScrolled(page, 300 + step * 40)
  }
  expect(await changes()).toEqual([])
  await wheel(page, -100)
  await expectHeader(page, 'white, shadow')
  await wheel(page, -100)
  await expectScrolled(page, 900)
  expect(await changes()).toEqual(['HEADER data-mode'])
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents }: { traceEvents: readonly { name: string; args: { beginData?: { stackTrace?: readonly { url: string }[] } } }[] } = JSON.parse(trace)
  expect(traceEvents.some(({ name }) => name === 'Layout' || name === 'UpdateLayerTree' || name === 'PrePaint')).toBe(true)
  // What the test itself asks of the page has no address.
  const forced = traceEvents.filter(({ name, args }) => (name === 'Layout' || name === 'UpdateLayoutTree') && args.beginData?.stackTrace?.some(({ url }) => url !== ''))
  expect(forced).toEqual([])
})

test('after a reload in the middle of a page the way round is in sight', async ({ page }) => {
  for (const size of [windows.phone, windows.desk]) {
    await open(page, '/about', size)
    await wheel(page, 1200)
    await expectHeader(page, 'out of sight')
    await page.reload()
    await expectScrolled(page, 'away')
    await expectHeader(page, 'white, shadow')
    await wheel(page, 100)
    await expectHeader(page, 'out of sight')
  }
})

test('a place within a page lies clear of it, which shows on arrival from elsewhere and on the way up, and goes on the way down', async ({ page }) => {
  const title = 'How long we keep it'
  const expectClear = async (sight: HeaderSight, name = title): Promise<void> => {
    await expectHeader(page, sight)
    // Close beneath it, or beneath where it would be.
    await expect.poll(async () => {
      const { y: top = 0 } = await page.getByRole('main').getByRole('heading', { name, exact: true }).boundingBox() ?? {}
      const { height = 0 } = await header(page).boundingBox() ?? {}
      return top >= height && top < height + 60
    }).toBe(true)
  }
  for (const size of [windows.phone, windows.desk]) {
    await open(page, '/privacy#how-long', size)
    await expectClear('white, shadow')
    await open(page, '/about', size)
    await open(page, '/privacy', size)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expectClear('out of sight')
    const place = await scrolled(page)
    await wheel(page, 600)
    await expectScrolled(page, place + 600)
    await wheel(page, 100)
    await expectScrolled(page, place + 700)
    await page.evaluate(() => location.assign('#who-we-are'))
    await expectClear('white, shadow', 'Who we are')
  }
})

test('Back and Forward lead to the top of a page, with the header that it has there', async ({ page }) => {
  await open(page, '/portfolio', windows.tablet)
  await wheel(page, 1500)
  await expectHeader(page, 'out of sight')
  await page.locator('main a[href="/porject_8"]').click()
  await expect(page).toHaveURL('/porject_8')
  await expectHeader(page, 'white, shadow')
  await wheel(page, 900)
  await expectHeader(page, 'out of sight')
  await page.goBack()
  await expectScrolled(page, 0)
  await expectHeader(page, 'white, black border')
  await wheel(page, 900)
  await expectHeader(page, 'out of sight')
  await page.goForward()
  await expectScrolled(page, 0)
  await expectHeader(page, 'white, shadow')
})

/** A browser's rubber band, which wheels do not stretch: positions beyond the page’s ends. */
async function stretchTo(page: Page, y: number): Promise<void> {
  await page.evaluate((position) => {
    const real = Object.getOwnPropertyDescriptor(window, 'scrollY')
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position })
    window.dispatchEvent(new Event('scroll'))
    if (real) Object.defineProperty(window, 'scrollY', real)
  }, y)
}

test('the rubber band at either end of a page is no travel, nor is it on a page too short to scroll', async ({ page }) => {
  await open(page, '/privacy', windows.phone)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectHeader(page, 'out of sight')
  const end = await page.evaluate(() => scrollY)
  for (const beyond of [60, 90, 40, 0]) await stretchTo(page, end + beyond)
  expect(await page.evaluate(headerSight)).toBe('out of sight')
  await page.evaluate(() => scrollTo(0, 0))
  await expectHeader(page, 'white, shadow')
  for (const y of [-60, -90, -20, 0]) await stretchTo(page, y)
  expect(await page.evaluate(headerSight)).toBe('white, shadow')

  await open(page, '/thankyou', { width: 1440, height: 4500 })
  for (const y of [60, 90, 120]) await stretchTo(page, y)
  expect(await page.evaluate(headerSight)).toBe('white, shadow')
})

test('it stays while the services or the panel are open, and goes once they are closed', async ({ page }) => {
  await open(page, '/about', windows.desk)
  await wheel(page, 600)
  await wheel(page, -100)
  await expectHeader(page, 'white, shadow')
  await trigger(page).click()
  await expect(services(page)).toBeVisible()
  await wheel(page, 500)
  await expectScrolled(page, 1000)
  await expectHeader(page, 'white, shadow')
  await expect(services(page)).toBeVisible()
  await trigger(page).click()
  await expect(services(page)).toBeHidden()
  await wheel(page, 100)
  await expectHeader(page, 'out of sight')

  await wheel(page, -100)
  await expectHeader(page, 'white, shadow')
  await menuButton(page).click()
  await expect(panel(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1500))
  await expectScrolled(page, 1500)
  await expectHeader(page, 'white, shadow')
  await closeButton(page).click()
  await expect(panel(page)).toBeHidden()
  // The focus that a mouse has sent back to the button does not hold it.
  await expect(menuButton(page)).toBeFocused()
  await wheel(page, 100)
  await expectHeader(page, 'out of sight')
})

test('a page that grows or shrinks above the reader is no travel of the reader’s', async ({ page }) => {
  await open(page, '/about', windows.desk)
  const grow = (by: number): Promise<void> => page.evaluate((height) => {
    const first = document.querySelector('main section, main header, main > div > *')
    if (first instanceof HTMLElement) first.style.paddingBlockStart = `${height}px`
  }, by)
  await grow(800)
  await wheel(page, 2000)
  await expectHeader(page, 'out of sight')
  await expectScrolled(page, 2000)
  await grow(0)
  await expectScrolled(page, 1200)
  await expectHeader(page, 'out of sight')
  await wheel(page, 50)
  await expectHeader(page, 'out of sight')
  await wheel(page, -50)
  await expectHeader(page, 'white, shadow')
  await grow(800)
  await expectScrolled(page, 2000)
  await expectHeader(page, 'white, shadow')
  for (const height of [600, 1100]) {
    await page.setViewportSize({ width: 1440, height })
    await expectHeader(page, 'white, shadow')
  }
})

test('keyboard focus that enters it while it is away brings it back within the frame, and holds it', async ({ page }) => {
  for (const size of [windows.phone, windows.desk]) {
    await open(page, '/about', size)
    await wheel(page, 900)
    await expectHeader(page, 'out of sight')
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.closest('header')) {
          requestAnimationFrame(() => Object.assign(window, { seenAt: document.querySelector('header')?.getBoundingClientRect().top }))
        }
      })
      const main = document.querySelector('main')
      main?.setAttribute('tabindex', '-1')
      main?.focus({ preventScroll: true })
    })
    await page.keyboard.press('Shift+Tab')
    await expect(menuButton(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenAt'))).toBe(0)
    await expectScrolled(page, 900)
    await wheel(page, 300)
    await expectScrolled(page, 1200)
    await expectHeader(page, 'white, shadow')
    await page.keyboard.press('Tab')
    await wheel(page, 200)
    await expectHeader(page, 'out of sight')
  }
})

test('the first key after a mouse brings it back, where focus is still in it', async ({ page }) => {
  await open(page, '/about', windows.desk)
  await menuButton(page).click()
  await closeButton(page).click()
  await expect(panel(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await wheel(page, 600)
  await expectHeader(page, 'out of sight')
  await page.keyboard.press('Shift')
  await expectHeader(page, 'white, shadow')
  await expect(menuButton(page)).toBeFocused()
  await wheel(page, 300)
  await expectScrolled(page, 900)
  await expectHeader(page, 'white, shadow')
})

test('no stop of the keyboard is ever beneath the header', async ({ page }) => {
  await open(page, '/services/seo', windows.phone)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('main a').last().focus()
  const covered: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return element && !element.closest('header') && element.getBoundingClientRect().top < edge ? element.textContent : null
    })
    if (name !== null) covered.push(name)
    if (await menuButton(page).evaluate((button) => button === document.activeElement)) break
  }
  expect(covered).toEqual([])
})

test('the skip link is the first stop, above all else, and leads past the header without a change of page', async ({ page }) => {
  for (const size of Object.values(windows)) {
    await open(page, '/services/seo', size)
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to the content' })
    await expect(link).toBeFocused()
    expect(await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { isLarge: height >= 44, isAbove: document.elementFromPoint(left + width / 2, top + height / 2) === element }
    })).toEqual({ isLarge: true, isAbove: true })
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await expect(veil(page)).toBeHidden()
    await expectHeader(page, 'white, shadow')
    await pressUntilFocused(page, 'Tab', page.locator('main a, main button').first())
  }
})

test('no rule finds anything while it is pinned and the skip link shows', async ({ page }) => {
  await open(page, '/about', windows.phone)
  await settle(page)
  await pin(page, 200)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  for (const size of Object.values(windows)) {
    await page.setViewportSize(size)
    await expectHeader(page, 'white, shadow')
    expect(await findingsOn(page, 'header')).toEqual([])
  }
})

test.describe('as it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** Its looks in the middle of a change, ms after that has begun. */
  const looksAt = (page: Page, mode: string, time: number): Promise<{ readonly opacity: number; readonly ground: string }> =>
    header(page).evaluate(async (element, [wanted, at]) => {
      while (element.dataset['mode'] !== wanted && element.dataset['menu'] !== wanted) await new Promise(requestAnimationFrame)
      for (const movement of element.getAnimations()) {
        movement.pause()
        movement.currentTime = at
      }
      const { opacity, backgroundColor } = getComputedStyle(element)
      return { opacity: Number(opacity), ground: backgroundColor }
    }, [mode, time] as const)
  /** From now on whatever begins to move stays where it begins. */
  const holdMovements = async (page: Page): Promise<void> => {
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  }
  const halfway = /^rgba\(255, 255, 255, 0\.\d+\)$/

  test('over Home’s first room it has faded before it lies on the words of the page', async ({ page }) => {
    await open(page, '/', windows.desk)
    await settle(page)
    await holdMovements(page)
    await wheel(page, 120)
    const { opacity, ground } = await looksAt(page, 'hidden', 80)
    expect(opacity).toBeLessThan(0.1)
    expect(ground).toBe('rgba(0, 0, 0, 0)')
    // The keyboard brings it back at once, whole.
    await menuButton(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(header(page)).not.toHaveAttribute('data-mode', 'hidden')
    await expect(header(page)).toBeInViewport()
    await expect(header(page)).toHaveCSS('opacity', '1')
  })

  test('in a window so low that it stays in its place it is there', async ({ page }) => {
    await open(page, '/', { width: 800, height: 340 })
    await settle(page)
    await wheel(page, 120)
    await expect(header(page)).toHaveAttribute('data-mode', 'hidden')
    await expect(header(page)).toHaveCSS('opacity', '1')
  })

  test('on Home it turns from white to transparent through what is between', async ({ page }) => {
    await open(page, '/', windows.desk)
    await settle(page)
    await pin(page, 300)
    await holdMovements(page)
    await wheel(page, -900)
    expect((await looksAt(page, 'top', 50)).ground).toMatch(halfway)
  })

  test('on Home it turns white above the services that are opened', async ({ page }) => {
    await open(page, '/', windows.desk)
    await settle(page)
    await holdMovements(page)
    // Focus by the keyboard would have it there at once.
    await trigger(page).click()
    expect((await looksAt(page, 'open', 50)).ground).toMatch(halfway)
  })

  test('the ball of the name’s mark rises under the pointer, and not where nothing is to move', async ({ page }) => {
    await open(page, '/about', windows.desk)
    await settle(page)
    const ball = header(page).locator('circle')
    const height = (): Promise<number> => ball.evaluate((element) => element.getBoundingClientRect().top)
    const rest = await height()
    await header(page).getByRole('link', { name: `${settings.name}, home` }).hover()
    await expect.poll(async () => rest - await height()).toBeGreaterThan(2)
    expect(rest - await height()).toBeLessThan(3)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(height).toBeCloseTo(rest, 1)
  })
})
