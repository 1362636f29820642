import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { counts } from '#content/counts'
import { serviceEntries } from '#content/menu'
import { serviceGroups } from '#content/serviceGroups'
import { findingsOn } from '../findings.ts'
import { settle } from '../visit.ts'
import { expectHeader, focused, header, heading, hold, menuButton, open, panel, services, test, trigger, veil, windows } from './parts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: windows.desk })

const intent = 150
const grace = 300
const columns = ['Brand and strategy', 'Search and advertising', 'Content and social', 'Web and publishing']

const link = (page: Page, name: string) => services(page).getByRole('link', { name, exact: true })

/** With time in the test's hand. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await page.mouse.move(600, 500)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function hoverTrigger(page: Page): Promise<void> {
  const { x, y, width, height } = await trigger(page).boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 })
}

async function expectOpen(page: Page): Promise<void> {
  await expect(services(page)).toBeVisible()
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator(`#${await trigger(page).getAttribute('aria-controls')}`)).toBeVisible()
}

async function expectClosed(page: Page): Promise<void> {
  await expect(services(page)).toBeHidden()
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(trigger(page)).not.toHaveAttribute('aria-controls')
}

/**
 * Where its button is out of reach. Without room for the menu it closes as the window is drawn, and what else can be
 * waited for comes before: in a window that is made wide again in between, it is open still.
 */
async function expectShut(page: Page): Promise<void> {
  await expect(page.locator('#services-panel')).toHaveCount(0)
}

test('it opens under a mouse that stays, not under one that passes, and closes a moment after it has left', async ({ page }) => {
  await openWithClock(page, '/about')
  await hoverTrigger(page)
  await page.clock.runFor(intent - 1)
  await expectClosed(page)
  await page.mouse.move(600, 500)
  await page.clock.runFor(intent + grace)
  await expectClosed(page)

  await hoverTrigger(page)
  await page.clock.runFor(intent)
  await expectOpen(page)
  // Over to the far column and back; out and back in time; out for good.
  await page.mouse.move(1300, 450, { steps: 5 })
  await page.clock.runFor(2 * grace)
  await expectOpen(page)
  await page.mouse.move(700, 850)
  await page.clock.runFor(grace - 1)
  await expectOpen(page)
  await page.mouse.move(700, 300)
  await page.clock.runFor(2 * grace)
  await expectOpen(page)
  await page.mouse.move(700, 850)
  await page.clock.runFor(grace)
  await expectClosed(page)
})

test('a press on what hover has just opened pins it; the pointer may go; a second press closes it', async ({ page }) => {
  await openWithClock(page, '/about')
  await hoverTrigger(page)
  await page.clock.runFor(intent)
  await expectOpen(page)
  await page.mouse.down()
  await page.mouse.up()
  await expectOpen(page)
  await page.mouse.move(700, 850)
  await page.clock.runFor(10 * grace)
  await expectOpen(page)
  await trigger(page).click()
  await expectClosed(page)
  // The pointer that stayed has to come again.
  await page.clock.runFor(10 * intent)
  await expectClosed(page)
})

test('a double click opens it and leaves it open', async ({ page }) => {
  await openWithClock(page, '/about')
  await trigger(page).dblclick()
  await expectOpen(page)
  await page.mouse.move(700, 850)
  await page.clock.runFor(2 * grace)
  await expectOpen(page)
  await trigger(page).click()
  await expectClosed(page)
})

test('a press on a part that has not come to life yet closes it, too', async ({ page }) => {
  const code = await hold(page, /HeroSlider/)
  await Promise.all([code.asked(), page.goto('/')])
  await expect(page.locator('header [data-early]').filter({ visible: true })).toHaveCount(0)
  await trigger(page).press('Enter')
  await expectOpen(page)
  await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('pointerdown', { bubbles: true })
  await expectClosed(page)
  code.release()
})

test('Escape closes it where an extension of the browser’s has dialogs of its own in the page', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => document.body.append(document.createElement('dialog'), Object.assign(document.createElement('div'), { role: 'dialog' })))
  await trigger(page).press('Enter')
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(trigger(page)).toBeFocused()
})

test('with Alt, Ctrl or Command the arrow keys, Home and End are the browser’s', async ({ page }) => {
  await open(page, '/about')
  await trigger(page).press('Enter')
  await expectOpen(page)
  await link(page, 'Copywriting').focus()
  for (const keys of ['Alt+ArrowRight', 'Alt+ArrowLeft', 'Meta+ArrowRight', 'Control+End', 'Control+Home']) {
    await page.evaluate(() => addEventListener('keydown', (press) => setTimeout(() => Reflect.set(window, 'isTaken', press.defaultPrevented)), { capture: true, once: true }))
    await page.keyboard.press(keys)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isTaken')), keys).toBe(false)
    await expect(link(page, 'Copywriting'), keys).toBeFocused()
    await page.evaluate(() => Reflect.deleteProperty(window, 'isTaken'))
  }
})

test('Escape closes it without moving the pointer and gives focus back to its trigger', async ({ page }) => {
  await open(page, '/about')
  await hoverTrigger(page)
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(trigger(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expectOpen(page)
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(link(page, 'Copywriting')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(trigger(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expectClosed(page)
})

test('Escape closes what the pointer has opened, and focus stays where somebody reads or writes', async ({ page }) => {
  await open(page, '/contactUs')
  // High enough that the field stands under the header.
  await page.setViewportSize({ width: 1280, height: 1600 })
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill('Ada')
  await hoverTrigger(page)
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(name).toBeFocused()
})

test('a press anywhere else closes it', async ({ page }) => {
  await open(page, '/about')
  await trigger(page).click()
  await expectOpen(page)
  await services(page).getByText('Brand and strategy').click()
  await expectOpen(page)
  await page.mouse.click(700, 860)
  await expectClosed(page)
})

test('every key of the trigger opens it, Tab goes through all links and out, and the way back is the reverse', async ({ page }) => {
  await open(page, '/')
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await trigger(page).focus()
    await page.keyboard.press(key)
    await expectOpen(page)
    await expect(trigger(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page)
  }
  await page.keyboard.press('Enter')
  await expectOpen(page)
  const names = await services(page).getByRole('link').allInnerTexts()
  expect(names).toHaveLength(counts.services)
  const stops: string[] = []
  for (let step = 0; step < counts.services; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
  expect(stops).toEqual(names)
  const last = counts.services - 1
  for (let step = last - 1; step > last - 4; step -= 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(services(page).getByRole('link').nth(step)).toBeFocused()
  }
  for (let step = last - 3; step <= last; step += 1) await page.keyboard.press('Tab')
  await expect(header(page).getByRole('link', { name: 'About Us' })).toBeFocused()
  await expectClosed(page)
})

/** Opens it by the arrow key, and goes down to its second link by the next. */
async function goDownToSecond(page: Page): Promise<void> {
  await open(page, '/about')
  await trigger(page).focus()
  await page.keyboard.press('ArrowDown')
  await expectOpen(page)
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Brand strategy')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Brand identity')).toBeFocused()
}

test('arrow keys, Home and End lead from link to link', async ({ page }) => {
  await goDownToSecond(page)
  await page.keyboard.press('End')
  await expect(link(page, 'Analytics and reporting')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(link(page, 'Website care')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(link(page, 'Brand strategy')).toBeFocused()
})

test('Left and Right lead to the link beside in the next column, or to its last one, and no further than the outer columns', async ({ page }) => {
  await goDownToSecond(page)
  const at = await link(page, 'Brand identity').boundingBox()
  for (const name of ['Paid search', 'Video production', 'Amazon book publishing', 'Amazon book publishing']) {
    await page.keyboard.press('ArrowRight')
    await expect(link(page, name)).toBeFocused()
    expect((await link(page, name).boundingBox())?.y, name).toBe(at?.y)
  }
  for (const name of ['Video production', 'Paid search', 'Brand identity', 'Brand identity']) {
    await page.keyboard.press('ArrowLeft')
    await expect(link(page, name)).toBeFocused()
  }
})

for (const [place, key] of [['tab', 'ControlOrMeta'], ['window', 'Shift']] as const) {
  test(`a service that is opened in another ${place} leaves it open`, async ({ page, context }) => {
    await open(page, '/about')
    await trigger(page).click()
    const opened = context.waitForEvent('page')
    await link(page, 'SEO').click({ modifiers: [key] })
    await (await opened).close()
    await expectOpen(page)
    await expect(page).toHaveURL('/about')
  })
}

test('focus that moves on to the link before it closes it', async ({ page }) => {
  await open(page, '/about')
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page)
  await page.keyboard.press('Shift+Tab')
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused()
  await expectClosed(page)
})

test('it has four columns in reading order, the links of a group each, with pictures that only eyes see', async ({ page }) => {
  await open(page, '/services/seo')
  await settle(page)
  await trigger(page).click()
  await expectOpen(page)
  const lists = services(page).getByRole('list')
  await expect(lists).toHaveCount(4)
  for (const [index, name] of columns.entries()) {
    const list = services(page).getByRole('list', { name })
    await expect(list.getByRole('link')).toHaveText(serviceEntries.filter(({ group }) => group === serviceGroups[index]).map(({ title }) => title))
    await expect(list.locator('svg:not([aria-hidden="true"])')).toHaveCount(0)
    await expect(lists.nth(index)).toHaveAccessibleName(name)
  }
  const places = await services(page).getByRole('link').evaluateAll((links) => links.map((element) => {
    const { left, top } = element.getBoundingClientRect()
    return { left: Math.round(left), top: Math.round(top), hasIcon: element.querySelector('svg') !== null }
  }))
  expect(places).toEqual(places.toSorted((a, b) => a.left - b.left || a.top - b.top))
  expect(new Set(places.map(({ left }) => left)).size).toBe(4)
  expect(places.every(({ hasIcon }) => hasIcon)).toBe(true)
  await expect(header(page).locator('[aria-current="page"]')).toHaveText(['SEO'])
  await expect(link(page, 'SEO')).toHaveCSS('text-decoration-line', 'underline')
  await expect(link(page, 'Digital PR')).toHaveCSS('text-decoration-line', 'none')
  expect(await findingsOn(page, 'header')).toEqual([])
  await expect(page.locator('header [role^="menu"]')).toHaveCount(0)
})

test('a link in it leads to its page, and closes it; so does the link of the page that is on screen', async ({ page }) => {
  await open(page, '/services/seo')
  await trigger(page).click()
  await link(page, 'Digital PR').click()
  await expect(page).toHaveURL('/services/digital-pr')
  await expectClosed(page)
  await expect(heading(page)).toBeFocused()

  await page.evaluate(() => scrollTo(0, 600))
  await page.mouse.wheel(0, -100)
  await expectHeader(page, 'white, shadow')
  await trigger(page).click()
  await expectOpen(page)
  await link(page, 'Digital PR').click()
  await expectClosed(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(veil(page)).toBeHidden()

  await trigger(page).click()
  await expectOpen(page)
  await page.goBack()
  await expect(page).toHaveURL('/services/seo')
  await expectClosed(page)
})

test('only one thing is open: the panel closes it, and a window too narrow for it does', async ({ page }) => {
  await open(page, '/about')
  await hoverTrigger(page)
  await expectOpen(page)
  // At the very moment: later the pointer leaves what lies behind the panel, and closes it by that.
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect()
      requestAnimationFrame(() => document.body.setAttribute('data-seen', document.querySelector('#services-trigger')?.getAttribute('aria-expanded') ?? 'gone'))
    })
    watcher.observe(document.querySelector('header button[aria-haspopup="dialog"]') ?? document.body, { attributeFilter: ['aria-expanded'] })
  })
  await menuButton(page).focus()
  await expectOpen(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-seen', 'false')
  await expect(panel(page)).toBeVisible()
  await expectShut(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()

  await trigger(page).click()
  await expectOpen(page)
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(trigger(page)).toBeHidden()
  await expectShut(page)
  await page.setViewportSize(windows.desk)
  await expectClosed(page)
})

test('a window that becomes too narrow for the menu leaves focus on the button that stands in for it', async ({ page }) => {
  await open(page, '/about')
  const portfolio = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio', exact: true })
  for (const focused of [trigger(page), link(page, 'Brand strategy'), portfolio]) {
    await page.setViewportSize(windows.desk)
    await trigger(page).press('Enter')
    await expectOpen(page)
    await focused.focus()
    await page.setViewportSize({ width: 720, height: 450 })
    await expect(trigger(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await expectShut(page)
  }
})

test('all of it can be seen or scrolled to in a low window and at 200 %, and the page beneath stays', async ({ page }) => {
  for (const size of [{ width: 1024, height: 600 }, { width: 1440, height: 450 }]) {
    await open(page, '/about', size)
    await trigger(page).click()
    await expectOpen(page)
    const last = link(page, 'Analytics and reporting')
    const box = await services(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
    await page.mouse.move(700, 300)
    await page.mouse.wheel(0, 1000)
    await expect(last).toBeInViewport({ ratio: 0.95 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await services(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
    await link(page, 'Brand strategy').focus()
    await expect(link(page, 'Brand strategy')).toBeInViewport({ ratio: 0.95 })
  }
})

test('nothing of a page shows through it', async ({ page }) => {
  const seenOn = async (path: string): Promise<Buffer> => {
    await open(page, path)
    await settle(page)
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page)
    return services(page).screenshot({ animations: 'disabled' })
  }
  const [home, portfolio] = [await seenOn('/'), await seenOn('/portfolio')]
  expect(home.equals(portfolio)).toBe(true)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens it, another closes it, a link in it works at the first tap, and so does a tap beside it', async ({ page }) => {
    await open(page, '/about', { width: 1180, height: 820 })
    await trigger(page).tap()
    await expectOpen(page)
    await trigger(page).tap()
    await expectClosed(page)
    await trigger(page).tap()
    await expectOpen(page)
    await page.touchscreen.tap(600, 790)
    await expectClosed(page)
    await trigger(page).tap()
    await link(page, 'Photography').tap()
    await expect(page).toHaveURL('/services/photography')
    await expectClosed(page)
  })
})

test('no name takes another line when it is chosen, in a window 1024 to 1440 px wide', async ({ page }) => {
  await open(page, '/about', { width: 1024, height: 800 })
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page)
  for (const width of [1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await trigger(page).focus()
    const names = await services(page).getByRole('link').evaluateAll((links) => {
      const linesOf = (link: Element): number => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return new Set([...words.getClientRects()].filter((line) => line.width > 0).map(({ top }) => Math.round(top))).size
      }
      const atRest = links.map(linesOf)
      return links.map((link, index) => {
        link.focus()
        return { name: link.textContent, isChosen: link.matches(':focus-visible'), atRest: atRest[index], lines: linesOf(link) }
      })
    })
    expect.soft(names, `services at ${width} px`).toHaveLength(counts.services)
    for (const { name, isChosen, atRest, lines } of names) {
      expect.soft(isChosen, `${name} has the focus at ${width} px`).toBe(true)
      expect.soft(lines, `${name} at ${width} px`).toBe(atRest)
    }
  }
})
