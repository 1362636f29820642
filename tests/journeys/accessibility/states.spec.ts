import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { counts } from '#content/counts'
import { settings } from '#content/settings'
import { slideCount } from '#machines/sliderMachine'
import { openForm, sendButton } from '../contact/contactForm.ts'
import { rescueOf } from '../delivery/missingPage.ts'
import { audit } from '../findings.ts'
import { veil } from '../layout/parts.ts'
import { dropOffline, dropRefused, settle, test } from '../visit.ts'
import { countChecks } from './checks.ts'
import { faintText } from './faintText.ts'
import { markStops, walk, weakRings } from './focus.ts'
import { invalidHtml } from './invalidHtml.ts'
import { layoutFaults, smallTargets } from './layoutFaults.ts'
import { expected, standInForOtherHosts } from './otherHosts.ts'
import { settledBy } from './settled.ts'
import { vanished } from './vanished.ts'

const desktop = { width: 1280, height: 720 }
/** So high that a whole menu is painted at once. */
const tall = (width: number) => ({ width, height: 2600 })

/** Every rule and measure, on the page in the state that it is in now; of what lies over it, on that alone. */
async function holds(page: Page, state: string, within = 'body'): Promise<void> {
  await expect(page.locator(within)).toBeVisible()
  // Nothing of the header hangs over what is looked at.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)))
  const { findings, undecided } = await audit(page)
  expect.soft(findings, `${state}: rules`).toEqual([])
  expect.soft(undecided.filter(({ rule }) => !(rule in settledBy)), `${state}: undecided and unsettled`).toEqual([])
  expect.soft(await invalidHtml(page), `${state}: HTML`).toEqual([])
  expect.soft(await page.evaluate(smallTargets), `${state}: targets`).toEqual([])
  expect.soft(await page.evaluate(layoutFaults, within), `${state}: layout`).toEqual([])
  expect.soft(await faintText(page, { within, extent: within === 'body' ? 'page' : 'window' }), `${state}: contrast`).toEqual([])
  countChecks('states', 1)
  countChecks('undecided results settled', undecided.length)
  countChecks('measures', 4)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  await settle(page)
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await expect(page.locator('#root')).toHaveAttribute('inert')
}

async function openServices(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Market research' })).toBeVisible()
}

test.use({ expected })
test.beforeEach(({ context }) => standInForOtherHosts(context))

test.describe('with nothing moving', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the Services dropdown holds, and its links are reached in order, seen and left by Tab', async ({ page }) => {
    await page.setViewportSize(tall(1280))
    await open(page, '/about')
    await openServices(page)
    await holds(page, 'dropdown', 'header [role="group"]')
    expect(await markStops(page, 'header [role="group"]')).toBe(counts.services)
    expect.soft(await weakRings(page, { extent: 'window' })).toEqual([])
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).focus()
    const there = await walk(page, 'Tab', counts.services)
    expect.soft(there.reached).toEqual(Array.from({ length: counts.services }, (_, index) => index))
    expect.soft(there.faults).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false')
    countChecks('stops of the Tab key looked at', counts.services)
    countChecks('focus rings measured', counts.services)
  })

  for (const width of [320, 768, 1280]) {
    test(`the side panel holds at ${width} px, closed and open submenu, and keeps Tab inside without covering what has focus`, async ({ page }) => {
      await page.setViewportSize(tall(width))
      await open(page, '/services/seo')
      await openMenu(page)
      await holds(page, `panel, ${width} px`, '[role="dialog"]')
      const services = page.getByRole('dialog').getByRole('button', { name: 'Services' })
      if (width < 1024) {
        await services.click()
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Market research' })).toBeVisible()
        await holds(page, `panel with its submenu, ${width} px`, '[role="dialog"]')
      }
      const stops = await markStops(page, '[role="dialog"]')
      expect.soft(await weakRings(page, { extent: 'window' })).toEqual([])
      await page.setViewportSize({ width, height: 560 })
      await page.getByRole('button', { name: 'Close the menu' }).focus()
      const there = await walk(page, 'Tab', stops + 2)
      expect.soft(there.reached).toEqual([...Array.from({ length: stops - 1 }, (_, index) => index + 1), 0, 1, 2])
      const back = await walk(page, 'Shift+Tab', stops + 2)
      expect.soft(back.reached).toEqual([1, 0, ...Array.from({ length: stops - 1 }, (_, index) => stops - 1 - index), 0])
      expect.soft([...there.faults, ...back.faults].filter((fault) => !fault.includes('goes up'))).toEqual([])
      countChecks('stops of the Tab key looked at', there.reached.length + back.reached.length)
      countChecks('focus rings measured', stops)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
    })
  }

  for (const width of [320, 1280]) {
    test(`the words on each slide, and the header over it, stand out from every picture at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/')
      const slides = page.locator('main [aria-roledescription="carousel"] [aria-roledescription="slide"]')
      await expect(slides).toHaveCount(slideCount)
      for (const slide of await slides.all()) {
        await expect(slide).not.toHaveAttribute('inert')
        for (const within of ['header', 'main [aria-roledescription="carousel"]']) {
          expect.soft(await faintText(page, { within, extent: 'window' }), `${await slide.getAttribute('aria-label')}, ${within}`).toEqual([])
        }
        countChecks('states', 1)
        countChecks('measures', 2)
        await page.getByRole('button', { name: 'Next slide' }).click()
      }
    })

    test(`lists that are filtered hold at ${width} px, and a message of a film that did not come`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/portfolio')
      await page.getByRole('navigation', { name: 'Show projects by kind' }).getByRole('link', { name: 'Web' }).click()
      await expect(page).toHaveURL('/portfolio?category=web')
      await holds(page, `portfolio, filtered, ${width} px`)
      await open(page, '/blogs?category=publishing')
      await holds(page, `articles, filtered, ${width} px`)
      await page.route(/\/videos\//, (route) => route.abort())
      await open(page, '/porject_1')
      await page.getByRole('button', { name: 'Play the excerpt' }).click()
      await expect(page.locator('main').getByRole('status')).toHaveText(/did not load/)
      dropRefused(complaints, '/videos/')
      await holds(page, `film that failed, ${width} px`)
    })

    test(`the contact form holds at ${width} px: all groups open, wrong, mended, handed over, cleared, come back`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openForm(page)
      for (const group of await page.locator('summary').all()) await group.click()
      await page.getByRole('checkbox', { name: 'Local SEO' }).check()
      await holds(page, 'groups open')
      await sendButton(page).click()
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
      await holds(page, 'wrong')
      await markStops(page, 'form')
      expect.soft(await weakRings(page)).toEqual([])
      await page.getByRole('textbox', { name: 'Your name' }).fill('Maud Ellery')
      await page.getByRole('textbox', { name: 'E-mail' }).fill('maud@example.org')
      await page.getByRole('textbox', { name: 'E-mail' }).blur()
      await expect(page.getByRole('link', { name: /^Corrected/ }).first()).toBeVisible()
      await holds(page, 'partly mended')
      await page.getByRole('textbox', { name: 'Your message' }).fill('A film, by May.')
      await sendButton(page).click()
      await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible()
      await holds(page, 'handed over to the mail program')
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: 'What you wrote before is back.' })).toBeVisible()
      await holds(page, 'come back')
      await page.getByRole('button', { name: 'Clear the form' }).click()
      await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible()
      await holds(page, 'cleared')
    })

    test(`the veil of a change of page and the message of a page that did not come hold at ${width} px`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/about')
      const { findings } = await underVeil(page, () => audit(page))
      expect.soft(findings).toEqual([])
      // Keys are in use, and focus is far from the stops that are looked at.
      await page.keyboard.press('Tab')
      await page.getByRole('contentinfo').getByRole('link').last().evaluate((link) => link.focus({ preventScroll: true }))
      const rings = await markStops(page, 'header')
      expect.soft(await underVeil(page, () => weakRings(page, { extent: 'window' }))).toEqual([])
      countChecks('states', 1)
      countChecks('focus rings measured', rings)
      await open(page, '/about')
      await page.context().setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(rescueOf(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
      await holds(page, `page that did not come, ${width} px`, 'div:has(> [aria-live="assertive"])')
      await page.context().setOffline(false)
      dropOffline(complaints)
    })
  }

  test('everything is in sight at 320 × 256 px: the open menu can be used to its end', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, '/about')
    await openMenu(page)
    expect(await page.evaluate(layoutFaults, '[role="dialog"]')).toEqual([])
    const last = page.getByRole('dialog').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeInViewport({ ratio: 1 })
    countChecks('measures', 2)
  })

  test('with text at 200 % on a desktop the menu is in the panel, whole', async ({ page }) => {
    await page.setViewportSize(tall(1280))
    await open(page, '/about')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
    await openMenu(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Market research' })).toBeVisible()
    expect(await page.evaluate(layoutFaults, '[role="dialog"]')).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    countChecks('measures', 2)
  })

  test('nothing moves, nothing plays, nothing scrolls smoothly', async ({ page }) => {
    for (const [act, moved] of Object.entries(await movedOnTheWay(page))) {
      expect.soft(moved, act).toEqual([])
      countChecks('measures', 1)
    }
    await page.evaluate(() => scrollTo(0, 900))
    expect(await page.evaluate(() => scrollY)).toBe(await page.evaluate(() => Math.min(900, document.documentElement.scrollHeight - innerHeight)))
    await page.getByRole('button', { name: 'Back to top' }).click()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    countChecks('measures', 2)
  })
})

test('on the same way much moves where nobody minds, so that it would be seen', async ({ page }) => {
  const moved = Object.entries(await movedOnTheWay(page, true)).filter(([, what]) => what.length > 0).map(([act]) => act)
  expect(moved).toEqual(['arriving', 'opening the dropdown', 'closing the dropdown', 'opening the panel', 'closing the panel', 'changing the slide', 'pointing at a service', 'changing the page', 'filtering', 'pointing at a project'])
  countChecks('measures', 1)
})

test.describe('in the system’s own colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  for (const [path, width] of [['/', 1280], ['/', 320], ['/portfolio', 320], ['/portfolio', 390], ['/contactUs', 1280], ['/porject_1', 1280], ['/nope', 320]] as const) {
    test(`no control, no sign and no focus ring vanishes on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      expect.soft(await vanished(page)).toEqual([])
      const rings = await markStops(page)
      expect.soft(await weakRings(page)).toEqual([])
      countChecks('focus rings measured', rings)
      countChecks('measures', 1)
    })
  }

  test('the filter that is chosen is told from the others, and each room from the next', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/portfolio')
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    const lineUnder = (link: Locator): Promise<string> => link.evaluate((element) => getComputedStyle(element).borderBottomColor)
    const filters = page.getByRole('navigation', { name: 'Show projects by kind' })
    const [current, other] = [filters.locator('[aria-current="page"]'), filters.getByRole('link', { name: 'Film' })]
    await expect(current).not.toHaveCSS('border-bottom-width', '0px')
    expect(await lineUnder(current), 'the line under the chosen one').not.toBe(paper)
    expect(await lineUnder(other), 'the line under another').toBe(paper)

    // Rooms are what has a ground of its own, from one edge of the page or the other, where colours are the site's.
    await open(page, '/about')
    await page.emulateMedia({ forcedColors: 'none' })
    const rooms = await page.evaluate(() => {
      const { backgroundColor: paper } = getComputedStyle(document.body)
      const found = [...document.querySelectorAll('main *')].filter((element) => {
        const { backgroundColor } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return width > innerWidth * 0.8 && height > 200 && backgroundColor !== paper && backgroundColor !== 'rgba(0, 0, 0, 0)'
      })
      for (const room of found) room.setAttribute('data-room', '')
      return found.length
    })
    expect(rooms).toBeGreaterThan(2)
    await page.emulateMedia({ forcedColors: 'active' })
    const edges = await page.locator('[data-room]').evaluateAll((found) => found.map((room) => {
      const { borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor } = getComputedStyle(room)
      return [[borderTopWidth, borderTopColor], [borderBottomWidth, borderBottomColor]]
    }))
    for (const [width, colour] of edges.flat()) {
      expect.soft(Number.parseFloat(width ?? '')).toBeGreaterThan(0)
      expect.soft(colour).not.toBe(paper)
    }
    countChecks('measures', 2)
  })

  test('nor in the dropdown and the panel', async ({ page }) => {
    await page.setViewportSize(tall(1280))
    await open(page, '/about')
    await openServices(page)
    expect.soft(await vanished(page, 'window'), 'dropdown').toEqual([])
    await markStops(page, 'header [role="group"]')
    expect.soft(await weakRings(page, { extent: 'window' }), 'dropdown').toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize(tall(320))
    await openMenu(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Market research' })).toBeVisible()
    expect.soft(await vanished(page, 'window'), 'panel').toEqual([])
    await markStops(page, '[role="dialog"]')
    expect.soft(await weakRings(page, { extent: 'window' }), 'panel').toEqual([])
    countChecks('measures', 2)
  })
})

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } })

  for (const path of ['/', '/portfolio', '/porject_1', '/blogs', '/contactUs', '/services/seo']) {
    test(`all text on ${path} has 7 to 1, however large, and nothing vanishes`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(page, path)
      expect.soft(await faintText(page, { leastLarge: 7 })).toEqual([])
      expect.soft(await vanished(page)).toEqual([])
      countChecks('measures', 2)
    })
  }
})

test('what hovering opens can be hovered, stays, and goes at Escape without a move of the pointer', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.clock.install()
  await page.goto('/about')
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Services' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Market research' })
  await page.locator('html[data-alive]').waitFor()
  await page.clock.runFor(2_000)
  await settle(page)
  await page.mouse.move(300, 600)
  await trigger.hover()
  await page.clock.runFor(1_000)
  await expect(link).toBeVisible()
  const box = await link.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 12 })
  await page.clock.runFor(60_000)
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(link).toBeHidden()
  countChecks('measures', 3)
})

test('on paper every page has its words and nothing that only a screen needs', async ({ page }) => {
  // Links that lead about the page, and to the pages beside it.
  const onScreen = new Set<string>()
  for (const path of ['/', '/about', '/portfolio', '/porject_1', '/blogs', '/blogs/how-to-write-a-marketing-brief-an-agency-can-use', '/contactUs', '/services/seo', '/accessibility']) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    const leading = page.getByRole('navigation', { name: /^(?:On this page|Other )/ })
    for (const one of await leading.all()) onScreen.add(await one.evaluate((element) => element.getAttribute('aria-label') ?? 'contents'))
    // Who prints from within a page has the button back to the top beside it.
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Back to top' }), path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect.soft(leading, path).toHaveCount(0)
    expect.soft(await page.evaluate(unprinted), path).toEqual([])
    // Whose it is, and how to reach them.
    for (const name of [settings.telephone.shown, settings.email]) await expect.soft(page.getByRole('contentinfo').getByRole('link', { name }), path).toBeVisible()
    await expect.soft(page.getByRole('contentinfo').getByRole('navigation'), path).toHaveCount(0)
    for (const part of [page.getByRole('banner'), page.getByRole('button', { name: 'Back to top' }), page.locator('video')]) {
      for (const one of await part.all()) await expect.soft(one, path).toBeHidden()
    }
    countChecks('measures', 8)
  }
  expect(onScreen.size, [...onScreen].join()).toBe(4)
  // What paper would not have, and would have on every sheet, is found.
  expect(await page.evaluate(() => {
    const [lost, everywhere] = ['p', 'div'].map((name) => document.querySelector('main')?.appendChild(document.createElement(name)))
    lost?.append('Lost')
    if (lost) lost.style.visibility = 'hidden'
    if (everywhere) Object.assign(everywhere, { className: 'everywhere' }).style.position = 'fixed'
  }).then(() => page.evaluate(unprinted))).toEqual(['hidden: Lost', 'on every sheet: everywhere'])
  await expect(page.getByRole('link', { name: 'equalityni.org' })).toHaveCSS('display', 'inline')
  expect(await page.getByRole('link', { name: 'equalityni.org' }).evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://www.equalityni.org/')
})

test('on paper the projects hang two to a row, the office stands before the form, and what is chosen and can be done is seen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/portfolio')
  const tops = await page.getByRole('main').getByRole('link', { name: /^(?:Wherrymoor|Pellam|Osterwell|Brackenhallow)/ }).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]])
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
  await open(page, '/contactUs')
  const below = (await page.getByRole('heading', { name: 'The office' }).boundingBox())?.y
  expect((await page.getByRole('textbox', { name: 'Your name' }).boundingBox())?.y).toBeGreaterThan(below ?? Infinity)
  // What is chosen is a background, which paper has only where it is asked for; words are ink.
  for (const part of [page.getByRole('radio').first(), page.getByRole('radio').first().locator('+ *')]) await expect(part).toHaveCSS('print-color-adjust', 'exact')
  await open(page, '/services/seo')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask about SEO' })).toHaveCSS('color', 'rgb(0, 0, 0)')
  countChecks('measures', 5)
})

test('on paper an enquiry is whole: the message to its last line, and each service that is chosen', async ({ page }) => {
  await open(page, '/contactUs?service=seo')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('A line of a long message.\n'.repeat(40))
  await page.getByText('Search and advertising', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'SEO', exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('checkbox', { name: 'SEO', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Rebranding', exact: true })).toBeHidden()
  expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
  // One that is longer than a sheet keeps its room to itself among blocks alone: what follows in a grid or a row is printed over it.
  for (const around of [message.locator('..'), page.locator('form')]) await expect(around).toHaveCSS('display', 'block')
  countChecks('measures', 5)
})

test('on paper no heading stands alone at the foot of a sheet, and no tile, row or picture is cut in two', async ({ page }) => {
  await page.setViewportSize({ width: sheetWidth, height: 1000 })
  // Pictures with their words ask for more than the lowest sheets.
  const pages = [['/', 800], ['/about', 800], ['/portfolio', 600], ['/blogs', 600], ['/services/web-design', 800], ['/privacy', 600], ['/accessibility', 600], ['/blogs/how-to-write-a-marketing-brief-an-agency-can-use', 600], ['/blogs/a-one-page-marketing-plan-for-a-small-team', 600]] as const
  for (const [path, lowest] of pages) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    for (let height = lowest; height <= 1100; height += 20) {
      await setInSheets(page, height)
      expect.soft(await page.evaluate(headingsAlone, sheetWidth), `${path} on sheets ${height} px high`).toEqual([])
      expect.soft(await page.evaluate(cutInTwo), `${path} on sheets ${height} px high`).toEqual([])
      countChecks('measures', 2)
    }
  }
})

test('on paper the year over a list of articles is no higher than its line, and nothing of it is left on the sheet before', async ({ page }) => {
  await open(page, '/blogs')
  await page.emulateMedia({ media: 'print' })
  const year = page.getByRole('heading', { name: '2024' })
  const [line = 0, letters = Infinity] = await year.evaluate((heading) => {
    const { font, lineHeight } = getComputedStyle(heading)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return []
    context.font = font
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(heading.textContent)
    return [Number.parseFloat(lineHeight), actualBoundingBoxAscent + actualBoundingBoxDescent]
  })
  expect(letters).toBeLessThanOrEqual(line)
  countChecks('measures', 1)
})

/** What is found on the page while the veil lies over it, held there. */
async function underVeil<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const cover = veil(page)
  // In the same moment: a busy browser would have it gone before the next.
  const put = (state: 'shown' | 'hidden'): Promise<void> => cover.evaluate((element, to) => {
    element.setAttribute('data-state', to)
    for (const animation of element.getAnimations({ subtree: true })) animation.pause()
  }, state)
  await expect(cover).toHaveAttribute('data-state', 'hidden')
  await put('shown')
  await expect(cover).toBeVisible()
  const found = await look()
  await expect(cover).toBeVisible()
  await put('hidden')
  return found
}

/** A way through the site, and what moved at each act of it, while it was done; where something is to move, that is waited for. */
async function movedOnTheWay(page: Page, isToMove = false): Promise<Readonly<Record<string, readonly string[]>>> {
  const moved: Record<string, readonly string[]> = {}
  const note = async (act: string): Promise<void> => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    if (isToMove) await expect.poll(() => page.evaluate(() => window.movements.length), { message: act, intervals: [50] }).toBeGreaterThan(0)
    moved[act] = [...await page.evaluate(() => window.movements.splice(0)), ...await page.evaluate(standing)]
  }
  await page.addInitScript(keepMovements)
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor()
  await settle(page)
  await note('arriving')
  await openServices(page)
  await note('opening the dropdown')
  await page.keyboard.press('Escape')
  await note('closing the dropdown')
  await openMenu(page)
  await note('opening the panel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await note('closing the panel')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.locator('[data-moving]')).toHaveCount(0)
  await note('changing the slide')
  await page.getByRole('main').getByRole('link', { name: 'SEO', exact: true }).hover()
  await note('pointing at a service')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await settle(page)
  await note('changing the page')
  await page.getByRole('navigation', { name: 'Show projects by kind' }).getByRole('link', { name: 'Film' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/Film/)
  // What is shown by a view transition begins to move after it is there.
  await expect(page.locator('html:active-view-transition')).toHaveCount(0)
  await note('filtering')
  await page.locator('main li a').last().hover()
  await note('pointing at a project')
  return moved
}

declare global {
  interface Window {
    /** What has moved since it was last asked for. */
    readonly movements: string[]
  }
}

/** Done in the page itself, before all else: keeps what begins to move, or to change for longer than a fifth of a second, and slides that do not leap to their place. */
function keepMovements(): void {
  const movements: string[] = []
  Object.assign(window, { movements })
  const harmless = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility', 'backgroundColor', 'color']
  const keep = (begun: Event): void => {
    const { target } = begun
    if (!(target instanceof Element)) return
    for (const animation of target.getAnimations({ subtree: true })) {
      const { effect } = animation
      const isBegun = (begun instanceof AnimationEvent && animation instanceof CSSAnimation && animation.animationName === begun.animationName)
        || (begun instanceof TransitionEvent && animation instanceof CSSTransition && animation.transitionProperty === begun.propertyName)
      if (!isBegun || !(effect instanceof KeyframeEffect) || effect.target !== target) continue
      const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)).filter((key) => !harmless.includes(key))
      const { duration, iterations } = effect.getComputedTiming()
      const isLong = Number(duration) > 200 || iterations === Infinity
      if (properties.length > 0 || isLong) movements.push(`${target.localName} ${target.getAttribute('class') ?? ''}: ${[...new Set(properties)].join()}, ${Number(duration)} ms`)
    }
  }
  for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, keep, true)
  // The slides have no animation of the browser's: each frame has its own place.
  let before = Number.NaN
  let frames = 0
  const look = (): void => {
    const left = document.querySelector('[aria-roledescription="slide"]')?.getBoundingClientRect().left ?? Number.NaN
    frames = before !== left && !Number.isNaN(before) && !Number.isNaN(left) ? frames + 1 : 0
    if (frames > 1) movements.push(`the slides are on their way at ${left} px`)
    before = left
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Read in the page itself: films that play, and whether the page scrolls smoothly. */
function standing(): readonly string[] {
  const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(() => 'a film plays')
  const scrolls = getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['the page scrolls smoothly'] : []
  return [...films, ...scrolls]
}

/** Of A4, in px. */
const sheetWidth = 720

/** Lays the page out in columns as wide as a sheet: browsers break those as they break paper, and tell where all of it stands. */
const setInSheets = (page: Page, height: number): Promise<void> => page.evaluate(([width, blockSize]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`body { width: ${width}px; min-height: 0; height: ${blockSize}px; columns: ${width}px; column-fill: auto; column-gap: 0 }`)
  document.adoptedStyleSheets = [sheet]
}, [sheetWidth, height] as const)

/** Read in the page itself: headings that end on another sheet than that on which the words after them begin. */
function headingsAlone(width: number): readonly string[] {
  const alone: string[] = []
  const sheetOf = ({ left }: DOMRect): number => Math.round((left - document.body.getBoundingClientRect().left) / width - 0.4)
  const isSeen = ({ width: wide, height }: DOMRect): boolean => wide > 2 && height > 2
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_ALL)
  let before: { readonly heading: Element; readonly sheet: number } | undefined
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const isPicture = text instanceof Element && text.matches('img, svg')
    // What is for ears alone has a box of a pixel.
    if (!isPicture && !(text instanceof Text && text.textContent.trim() && [...text.parentElement?.getClientRects() ?? []].some(isSeen))) continue
    const range = document.createRange()
    range.selectNode(text)
    const lines = [...range.getClientRects()].filter(isSeen)
    const [first] = lines
    const last = lines.at(-1)
    if (!first || !last) continue
    // One within a row or a tile is all of it, or stays with it.
    const heading = text.parentElement?.closest(':is(h1, h2, h3, h4):not(li *)') ?? undefined
    if (before && before.heading !== heading && sheetOf(first) > before.sheet) alone.push(before.heading.textContent ?? '')
    before = heading && { heading, sheet: sheetOf(last) }
  }
  return alone
}

/** Read in the page itself: what stands in part on one sheet and in part on the next, though it is one to the eye. */
const cutInTwo = (): readonly string[] =>
  [...document.querySelectorAll('main :is(li:not(:has(li)), figure, img)')]
    .filter((element) => [...element.getClientRects()].filter(({ width, height }) => width > 2 && height > 2).length > 1)
    .map(({ localName, textContent }) => `${localName} ${textContent}`)

/** Read in the page itself: words of the page that paper would not show, and what would stand on every sheet. */
function unprinted(): readonly string[] {
  const main = [...document.querySelectorAll('main *')]
  const words = main
    // A film's length is said beside the button that paper has not.
    .filter((element) => !element.closest('button, :has(> button), [role="status"], [aria-hidden="true"], noscript, details:not([open]), nav'))
    .filter((element) => [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()))
    .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(({ textContent }) => `hidden: ${textContent}`)
  const fixed = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .map(({ className }) => `on every sheet: ${className}`)
  return [...words, ...fixed]
}
