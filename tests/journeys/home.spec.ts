import { expect, test as plain } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { heroSlides } from '#content/hero'
import { settings } from '#content/settings'
import { slideCount } from '#machines/sliderMachine'
import { findingsOn, isScrollingSideways } from './findings.ts'
import { bringFontsFirst, hold, watchShifts } from './layout/parts.ts'
import { dropRefused, settle, test } from './visit.ts'

const titles = ['Marketing that says what you do', 'Be found by the people already looking', 'Films and books people finish']
/** Who waits longer than a round for the slides to stop sees them stop by themselves. */
const slideTime = 7000
const round = 3 * slideTime

const region = (page: Page): Locator => page.getByRole('region', { name: 'What we do' })
const button = (page: Page, name: string | RegExp): Locator => region(page).getByRole('button', { name })
const rotation = (page: Page): Locator => region(page).getByRole('button', { name: /rotation/ })
const liveRegion = (page: Page): Locator => region(page).locator('[aria-live]')

/** The one slide that is there for eyes, keys and screen readers. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const slides = region(page).locator('[aria-roledescription="slide"]')
  await expect(slides.filter({ visible: true })).toHaveCount(1)
  // Before it comes to life it has none that is inert.
  const current = slides.and(page.locator(':not([inert])'))
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAccessibleName(`${number} of 3: ${titles[number - 1]}`)
  await expect(region(page).getByRole('heading', { name: titles[number - 1] ?? '' })).toBeInViewport({ ratio: 0.5 })
  await expect(region(page).locator('[aria-current="true"]')).toHaveAccessibleName(`Show slide ${number}: ${titles[number - 1]}`)
}

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(region(page)).toHaveAttribute('data-live')
}

/** With time in the test's hand: the slide on show has all of its time before it. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install()
  await open(page)
  await expect(page.getByRole('status')).toHaveText('')
  await page.mouse.move(640, 400)
  await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function letRotate(page: Page): Promise<void> {
  await page.mouse.move(640, 899)
  await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
}

/** By more than half of the window, so that it counts at any speed. */
async function drag(page: Page, direction: -1 | 1): Promise<void> {
  await page.mouse.move(640 - 400 * direction, 300)
  await page.mouse.down()
  await page.mouse.move(640 + 400 * direction, 300, { steps: 8 })
  await page.mouse.up()
}

test.describe('by hand', () => {
  test.beforeEach(async ({ page }) => {
    await open(page)
    await settle(page)
  })

  test('the slides follow the buttons and the dots, round and round', async ({ page }) => {
    await expectSlide(page, 1)
    await button(page, 'Next slide').click()
    await expectSlide(page, 2)
    await button(page, 'Next slide').click()
    await button(page, 'Next slide').click()
    await expectSlide(page, 1)
    await button(page, 'Previous slide').click()
    await expectSlide(page, 3)
    await button(page, `Show slide 2: ${titles[1]}`).click()
    await expectSlide(page, 2)
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
  })

  test('a double click on the button that stops the slides stops them', async ({ page }) => {
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
    await rotation(page).dblclick()
    // After a round they would stop by themselves.
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
    await rotation(page).press('Enter')
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
  })

  test('each slide shows all that it has to say, and its object', async ({ page }) => {
    // A finger on them may scroll the page, and two may enlarge it.
    await expect(region(page).locator(':has(> * > [aria-roledescription="slide"])')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    for (const { title, subtitle, description, action } of heroSlides) {
      await button(page, new RegExp(`^Show slide \\d: ${title}$`)).click()
      const slide = region(page).locator('[aria-roledescription="slide"]:not([inert])')
      for (const part of [slide.getByRole('heading', { name: title }), slide.getByText(subtitle, { exact: true }), slide.getByText(description), slide.getByRole('link', { name: action.label }), slide.locator('img')]) await expect(part).toBeInViewport()
    }
  })

  test('a mouse drags the slides, and a drag that began on a link opens nothing', async ({ page }) => {
    await drag(page, -1)
    await expectSlide(page, 2)
    await drag(page, 1)
    await expectSlide(page, 1)
    const link = await region(page).getByRole('link', { name: 'See our work' }).boundingBox()
    await page.mouse.move((link?.x ?? 0) + 60, (link?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move((link?.x ?? 0) + 20, (link?.y ?? 0) + 20, { steps: 6 })
    await page.mouse.up()
    await expect(page).toHaveURL('/')
    await region(page).getByRole('link', { name: 'See our work' }).click()
    await expect(page).toHaveURL('/portfolio')
  })

  test('a drag selects no words and leaves the page where it is, also below the window', async ({ page }) => {
    const { width, height } = { width: 1280, height: 500 }
    await page.setViewportSize({ width, height })
    const words = await region(page).getByRole('heading', { name: titles[0] ?? '' }).boundingBox()
    await page.mouse.move((words?.x ?? 0) + 200, (words?.y ?? 0) + 40)
    await page.mouse.down()
    for (let step = 1; step <= 20; step += 1) await page.mouse.move((words?.x ?? 0) + 200 + 5 * step, height - 20 + step * 2)
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.up()
  })

  test('the cursor says that the slides can be drawn, and that they are', async ({ page }) => {
    const words = region(page).getByRole('heading', { name: titles[0] ?? '' })
    await words.hover()
    await expect(words).toHaveCSS('cursor', 'grab')
    await page.mouse.down()
    await expect(words).toHaveCSS('cursor', 'grabbing')
    await page.mouse.up()
    await expect(region(page).getByRole('link', { name: 'See our work' })).toHaveCSS('cursor', 'pointer')
  })

  test('a slide whose mouse was let go of unheard, in another window, follows it no longer', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const slide = region(page).getByRole('heading', { name: titles[0] ?? '' })
    const place = async (): Promise<number> => Math.round((await slide.boundingBox())?.x ?? Number.NaN)
    const rest = await place()
    await page.mouse.move(800, 300)
    await page.mouse.down()
    await page.mouse.move(740, 300, { steps: 6 })
    await expect.poll(place).toBeLessThan(rest)
    for (const x of [700, 500, 300]) await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 300, buttons: 0 })
    await expect.poll(place).toBe(rest)
    await expectSlide(page, 1)
    await region(page).getByRole('link', { name: 'See our work' }).click()
    await expect(page).toHaveURL('/portfolio')
  })

  test('keys come by the rotation button first, then every control, then the slide’s own link and no other', async ({ page }) => {
    await page.getByRole('button', { name: 'Open the menu' }).focus()
    const stops: string[] = []
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''))
    }
    expect(stops).toEqual([
      'Stop slide rotation',
      'Previous slide',
      ...titles.map((title, index) => `Show slide ${index + 1}: ${title}`),
      'Next slide',
      'See our work',
      '1 Brand strategy',
    ])
  })

  test('keys move the slides without moving the focus', async ({ page }) => {
    await button(page, 'Next slide').focus()
    await page.keyboard.press('Enter')
    await expectSlide(page, 2)
    await expect(button(page, 'Next slide')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(region(page).getByRole('link', { name: 'How we do SEO' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expectSlide(page, 3)
  })

  test('every control has room for a finger at every width', async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const controls = await region(page).getByRole('button').all()
      expect(controls).toHaveLength(slideCount + 3)
      for (const control of controls) {
        const box = await control.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    }
  })
})

test('a slider whose code has failed twice is asked for again by a press on it', async ({ page, complaints }) => {
  await page.route(/HeroSlider/, (route) => route.abort('connectionreset'), { times: 2 })
  let failed = 0
  page.on('requestfailed', (request) => void (failed += Number(request.url().includes('HeroSlider'))))
  await page.goto('/')
  await expect.poll(() => failed, { timeout: 30_000 }).toBe(2)
  await page.locator('html[data-alive]').waitFor()
  await button(page, 'Next slide').click()
  await expectSlide(page, 2)
  dropRefused(complaints, 'HeroSlider')
})

test('a finger that comes and goes leaves them at rest under the mouse', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 }, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await open(page)
  await settle(page)
  await page.mouse.move(640, 895)
  await page.mouse.move(640, 500)
  await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 640 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  // At once: after a round they would rest by themselves.
  expect(await liveRegion(page).getAttribute('aria-live')).toBe('polite')
  await context.close()
})

test('a finger swipes the slides, and scrolls the page past them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await open(page)
  await settle(page)
  const touch = await context.newCDPSession(page)
  const swipe = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] })
    for (let step = 1; step <= 8; step += 1) {
      const at = (index: 0 | 1): number => from[index] + ((to[index] - from[index]) * step) / 8
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at(0), y: at(1) }] })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe([330, 400], [60, 404])
  await expectSlide(page, 2)
  await swipe([60, 400], [330, 404])
  await expectSlide(page, 1)
  await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
  await swipe([200, 600], [204, 300])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  // A swipe brings no click of its own: the next one, by a key or by voice, is one.
  await open(page)
  await settle(page)
  await swipe([330, 400], [60, 404])
  await expectSlide(page, 2)
  const link = page.locator('[aria-roledescription="slide"]:not([inert]) a')
  await link.focus()
  await swipe([330, 400], [60, 404])
  await expectSlide(page, 3)
  await expect(link, 'focus goes along').toBeFocused()
  const address = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address ?? '')
  await context.close()
})

test.describe('by itself', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('each slide has seven seconds, and after one round the first stays for good', async ({ page }) => {
    await openAtRest(page)
    await letRotate(page)
    await page.clock.runFor(slideTime - 1)
    await expectSlide(page, 1)
    await page.clock.runFor(1)
    await expect(region(page).locator('[aria-current="true"]')).toHaveAccessibleName(/Show slide 2/)
    await page.clock.runFor(2000)
    await expectSlide(page, 2)
    await page.clock.runFor(slideTime)
    await expectSlide(page, 3)
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(slideTime)
    await expectSlide(page, 1)
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await expect(liveRegion(page), 'nobody has asked for it').toHaveText('')
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation')
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 1)
  })

  test('nothing else on the page moves through a whole round', async ({ page }) => {
    await bringFontsFirst(page)
    const shifts = await watchShifts(page)
    await openAtRest(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await letRotate(page)
    for (let second = -3; second < round / 1000; second += 1) await page.clock.runFor(1000)
    await expectSlide(page, 1)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await shifts()).toEqual([])
  })

  test('it rests under a mouse, and then has its full time again', async ({ page }) => {
    await openAtRest(page)
    await page.clock.runFor(round)
    await expectSlide(page, 1)
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
    await letRotate(page)
    await page.clock.runFor(slideTime - 1)
    await page.mouse.move(640, 400)
    await page.clock.runFor(round)
    await expectSlide(page, 1)
    await letRotate(page)
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
  })

  test('it rests under a mouse that was there before its code had come', async ({ page }) => {
    const code = await hold(page, /HeroSlider/)
    await Promise.all([code.asked(), page.goto('/')])
    await page.mouse.move(640, 400)
    code.release()
    await expect(region(page)).toHaveAttribute('data-live')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
  })

  test('it rests under a pen', async ({ page }) => {
    await openAtRest(page)
    await letRotate(page)
    await page.clock.runFor(slideTime - 1)
    await region(page).dispatchEvent('pointerenter', { pointerType: 'pen' })
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 1)
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
  })

  test('it rests under a finger, so that what is pressed is what was there', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.clock.install()
    await open(page)
    await settle(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await rotation(page).tap()
    await rotation(page).tap()
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    const shown = await region(page).locator('[aria-current="true"]').getAttribute('aria-label') ?? ''
    const touch = await context.newCDPSession(page)
    // What moved before has come to its place.
    await page.clock.runFor(2000)
    const box = await region(page).locator('[aria-roledescription="slide"]:not([inert]) a').boundingBox()
    await page.clock.runFor(slideTime - 2001)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }] })
    await page.clock.runFor(slideTime)
    await expect(region(page).locator('[aria-current="true"]')).toHaveAccessibleName(shown)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(slideTime + 2000)
    await expect(region(page).locator('[aria-current="true"]')).not.toHaveAccessibleName(shown)
    await context.close()
  })

  test('it rests while keys are in it', async ({ page }) => {
    await openAtRest(page)
    await letRotate(page)
    await page.getByRole('button', { name: 'Open the menu' }).focus()
    await page.keyboard.press('Tab')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(round)
    await expectSlide(page, 1)
    await page.keyboard.press('Shift+Tab')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
  })

  test('it rests while somebody reads in it by way of a selection, as Orca does, and while words of it are to be copied', async ({ page }) => {
    await openAtRest(page)
    for (const words of ['', 'Brand, words, websites']) {
      await letRotate(page)
      await page.clock.runFor(slideTime - 1)
      await page.evaluate((wanted) => {
        const line = [...document.querySelectorAll('[aria-roledescription="slide"]:not([inert]) p')].find(({ textContent }) => textContent === 'Brand, words, websites')
        if (line) getSelection()?.setBaseAndExtent(line, 0, line, wanted === '' ? 0 : 1)
      }, words)
      await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
      await page.clock.runFor(round)
      await expectSlide(page, 1)
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(words)
      await page.evaluate(() => getSelection()?.removeAllRanges())
    }
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
  })

  test('it rests when the keys that started it move on', async ({ page }) => {
    await openAtRest(page)
    await letRotate(page)
    await rotation(page).press('Enter')
    await rotation(page).press('Enter')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(round)
    await expectSlide(page, 1)
    await expect(region(page).getByRole('link')).toBeFocused()
  })

  test('it rests behind another tab', async ({ page }) => {
    await openAtRest(page)
    await letRotate(page)
    const hide = (isHidden: boolean): Promise<void> => page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
    await hide(true)
    await page.clock.runFor(round)
    await expectSlide(page, 1)
    await hide(false)
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
  })

  test('it rests where the page was opened behind another tab', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }))
    await page.clock.install()
    await open(page)
    // Before one round would have come to its end.
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite', { timeout: slideTime / 2 })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 1)
  })

  test('it rests out of sight', async ({ page }) => {
    await openAtRest(page)
    await letRotate(page)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(round)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await expectSlide(page, 1)
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
  })

  test('the button stops it for good, and starts one more round at once', async ({ page }) => {
    await openAtRest(page)
    const sign = (): Promise<string> => rotation(page).locator('svg').innerHTML()
    const toStop = await sign()
    await rotation(page).click()
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation')
    expect(await sign()).not.toBe(toStop)
    await page.mouse.move(640, 899)
    await page.clock.runFor(round)
    await expectSlide(page, 1)
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await rotation(page).click()
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
    expect(await sign()).toBe(toStop)
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
  })

  test('the dot of the slide on show stops it there for good', async ({ page }) => {
    await openAtRest(page)
    await button(page, `Show slide 1: ${titles[0]}`).click()
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation')
    await page.mouse.move(640, 899)
    await page.clock.runFor(round)
    await expectSlide(page, 1)
  })

  test('a drag stops it for good', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await settle(page)
    await drag(page, -1)
    await expectSlide(page, 2)
    await page.mouse.move(640, 899)
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 2)
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation')
  })
})

test.describe('for those who want nothing to move', () => {
  test('it never starts with reduced motion, and a chosen slide is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page)
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(slideTime + 2000)
    await expectSlide(page, 1)
    await button(page, 'Next slide').click()
    await page.clock.runFor(40)
    const box = await region(page).getByRole('heading', { name: titles[1] ?? '' }).boundingBox()
    expect(box?.x).toBeGreaterThan(0)
    expect(box?.x).toBeLessThan(200)
    // So is one that a hand has drawn there, where the hand lets go.
    await drag(page, -1)
    await page.clock.runFor(40)
    const drawn = await region(page).getByRole('heading', { name: titles[2] ?? '' }).boundingBox()
    expect(drawn?.x).toBeGreaterThan(0)
    expect(drawn?.x).toBeLessThan(200)
  })

  test('it stops when the wish comes later', async ({ page }) => {
    await open(page)
    await expect(rotation(page)).toHaveAccessibleName('Stop slide rotation')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
  })

  test('it never starts while data is being saved', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await open(page)
    await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
  })
})

/** Of the slides that nobody has turned to yet: which have their picture. */
const laterPictures = (page: Page): Promise<readonly boolean[]> =>
  region(page).locator('[aria-roledescription="slide"][inert] img').evaluateAll((pictures) => pictures.map((picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0))

for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
  test(`a slide has its picture before anybody turns to it, in a window ${viewport.width} px wide, and its turn fetches none`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page)
    await expect.poll(() => laterPictures(page)).toEqual([true, true])
    await settle(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await button(page, 'Next slide').click()
    await expectSlide(page, 2)
    expect(asked.filter((address) => address.includes('/pictures/'))).toEqual([])
  })
}

test('who saves data has a slide’s picture when the slide comes', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page)
  await settle(page)
  await page.waitForLoadState('networkidle')
  expect(await laterPictures(page)).toEqual([false, false])
  await button(page, 'Next slide').click()
  await expect.poll(() => region(page).locator('[aria-roledescription="slide"]:not([inert]) img').evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth)).toBeGreaterThan(0)
})

test('on the way to it from another page its veil waits for no slide that is not on show', async ({ page }) => {
  await page.goto('/about')
  await settle(page)
  // Those of the second and third slide never come.
  for (const { image } of heroSlides.slice(1)) await hold(page, new RegExp(`/pictures/${image}\\.`))
  await page.evaluate(() => {
    const overlay = document.querySelector('#root > div[aria-hidden="true"]')
    const states: unknown[] = []
    if (overlay) new MutationObserver(() => states.push(overlay.getAttribute('data-state'))).observe(overlay, { attributeFilter: ['data-state'] })
    Object.assign(window, { states })
  })
  await page.getByRole('banner').getByRole('link', { name: settings.name }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['shown', 'settling', 'hidden'])
})

test('presses before its code has come are done when it has', async ({ page }) => {
  const code = await hold(page, /HeroSlider/)
  await Promise.all([code.asked(), page.goto('/')])
  await button(page, 'Next slide').click()
  await button(page, 'Next slide').click()
  await expect(region(page)).not.toHaveAttribute('data-live')
  code.release()
  await expect(region(page)).toHaveAttribute('data-live')
  await expectSlide(page, 3)
  await button(page, 'Next slide').click()
  await expectSlide(page, 1)
})

test('a double click on the button that stops the slides, before its code has come, stops them', async ({ page }) => {
  const code = await hold(page, /HeroSlider/)
  await Promise.all([code.asked(), page.goto('/')])
  await rotation(page).dblclick()
  code.release()
  await expect(region(page)).toHaveAttribute('data-live')
  await expect(rotation(page)).toHaveAccessibleName('Start slide rotation', { timeout: slideTime })
})

test('a press before any of the site’s code has come is done when it has, however long that takes', async ({ page }) => {
  await page.clock.install()
  const code = await hold(page, /shell/)
  await page.goto('/')
  await button(page, 'Next slide').click()
  await page.clock.runFor(20_000)
  await expect(region(page)).not.toHaveAttribute('data-live')
  code.release()
  await expect(region(page)).toHaveAttribute('data-live')
  await expectSlide(page, 2)
})

test('who comes from another page finds it whole, with the focus on the page’s heading', async ({ page }) => {
  await page.goto('/about')
  await settle(page)
  await page.getByRole('banner').getByRole('link', { name: settings.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing agency in London' })).toBeFocused()
  await expect(region(page)).toHaveAttribute('data-live')
  await button(page, 'Next slide').click()
  await expectSlide(page, 2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the headings go down one step at a time, under the one of the page', async ({ page }) => {
  await open(page)
  const levels = await page.locator('main').locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })

  for (const width of [390, 1280]) {
    plain(`all slides can be read one under the other at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      let bottom = 0
      for (const [index, title] of titles.entries()) {
        const heading = page.getByRole('heading', { name: title })
        await expect(heading).toBeVisible()
        const box = await heading.boundingBox()
        expect(box?.y, `slide ${index + 1}`).toBeGreaterThan(bottom)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        bottom = (box?.y ?? 0) + (box?.height ?? 0)
      }
      for (const name of ['See our work', 'How we do SEO', 'See video production']) await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(page.getByRole('button', { name: /slide/ })).toHaveCount(0)
    })
  }
})

test('on paper all slides stand one under the other and under what the page is about, without controls', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  let above = await page.getByRole('heading', { level: 1 }).boundingBox()
  for (const title of titles) {
    const heading = page.getByRole('heading', { name: title })
    await expect(heading).toBeVisible()
    const box = await heading.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))
    above = box
  }
  await expect(rotation(page)).toBeHidden()
})

test.describe('at every size of window and of text', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, width, prepare] of [
    ['320 px', 320, undefined],
    ['text at 200 %', 1280, () => document.documentElement.style.setProperty('font-size', '200%')],
    ['text at 200 % on a phone', 390, () => document.documentElement.style.setProperty('font-size', '200%')],
    ['text spacing', 390, () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }')
      document.adoptedStyleSheets = [sheet]
    }],
  ] as const) {
    test(`with ${name} nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await settle(page)
      if (prepare) await page.evaluate(prepare)
      for (const number of [1, 2, 3]) {
        await expectSlide(page, number)
        expect(await page.evaluate(textOutside)).toEqual([])
        await button(page, 'Next slide').click()
      }
      expect(await page.evaluate(isScrollingSideways)).toBe(false)
    })
  }
})

test('in a low window too the first slide’s button is whole', async ({ page }) => {
  for (const [width, height] of [[1366, 650], [1280, 620], [1024, 600], [1440, 700]] as const) {
    await page.setViewportSize({ width, height })
    await open(page)
    await expect(page.getByRole('link', { name: 'See our work' })).toBeInViewport({ ratio: 1 })
  }
})

test('the services of a sentence are copied without the numbers that stand at them', async ({ page }) => {
  await open(page)
  const copied = await page.getByRole('main').evaluate((main) => {
    getSelection()?.selectAllChildren(main)
    return String(getSelection())
  })
  expect(copied).toContain('Social media management, Video production')
  expect(copied).not.toMatch(/[a-z]\d/)
})

test('the page’s name lies on no headline, however large the letters that a visitor has set', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await settle(page)
  for (let letters = 13; letters <= 24; letters += 0.5) {
    await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), letters)
    const [name, headline] = await Promise.all([page.getByRole('heading', { level: 1 }), region(page).getByRole('heading', { name: titles[0] ?? '' })].map((heading) => heading.boundingBox()))
    expect((name?.y ?? Infinity) + (name?.height ?? 0), `letters of ${letters} px`).toBeLessThanOrEqual(headline?.y ?? 0)
  }
})

/** Words of the page that end beyond its edges; those of hidden slides are not there. */
function textOutside(): string[] {
  const { clientWidth } = document.documentElement
  return [...document.querySelectorAll('main *')]
    .filter((element) => !element.closest('[inert], [aria-hidden]') && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()))
    .filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { right, width } = range.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1
    })
    .map(({ textContent }) => textContent ?? '')
}

test.describe('automatic rules', () => {
  const slider = '[aria-roledescription="carousel"]'

  for (const width of [320, 768, 1280]) {
    test(`find nothing at ${width} px, rotating, resting, stopped, on any slide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await settle(page)
      expect(await findingsOn(page, slider), 'rotating').toEqual([])
      await page.mouse.move(width / 2, 500)
      await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
      expect(await findingsOn(page, slider), 'resting').toEqual([])
      for (const number of [2, 3]) {
        await button(page, `Show slide ${number}`).click()
        await expectSlide(page, number)
        // What stands around the slides is the same with each.
        expect(await findingsOn(page, number === 3 ? 'html' : slider), `stopped on slide ${number}`).toEqual([])
      }
    })
  }
})
