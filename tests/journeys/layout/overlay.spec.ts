import { expect, test as quietTest } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { settings } from '#content/settings'
import { findingsOn } from '../findings.ts'
import { warningsOf } from '../delivery/missingPage.ts'
import { dropRefused } from '../visit.ts'
import { heading, hold, isAlive, openWhole, test, veil, windows } from './parts.ts'

test.use({ viewport: windows.desk })

const script = /\/assets\/shell-.*\.js/
const pictures = /\/pictures\//
const limit = 1000
const settling = 500
const quiet = 400

const status = (page: Page): Locator => page.locator('#root > [role="status"]')
const footerLink = (page: Page, name: string): Locator => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** CSS may not lift the veil while a test has the time in its hand. */
async function stopAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  }
}

/** A page that is at rest, with time in the test's hand, and without any picture from now on until it says so. */
async function openStill(page: Page, path: string): Promise<Awaited<ReturnType<typeof hold>>> {
  await page.addInitScript(() => {
    Object.assign(window, { settledPictures: 0 })
    const count = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) Object.assign(window, { settledPictures: Number(Reflect.get(window, 'settledPictures')) + 1 })
    }
    document.addEventListener('load', count, true)
    document.addEventListener('error', count, true)
  })
  await page.clock.install()
  await openWhole(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(veil(page)).toBeHidden()
  await stopAnimations(page)
  return hold(page, pictures)
}

async function follow(page: Page, link: Locator, title: RegExp): Promise<void> {
  await link.click()
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toBeFocused()
  await expectVeil(page, true)
}

async function expectVeil(page: Page, isShown: boolean, message?: string): Promise<void> {
  await expect(veil(page), message).toBeVisible({ visible: isShown })
}

const pictureSettled = (page: Page): Promise<unknown> =>
  expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'settledPictures')) > 0 && [...document.querySelectorAll('main img')].every((image) =>
    !(image instanceof HTMLImageElement) || image.complete || (image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight)))).toBe(true)

test.describe('on a change of page', () => {
  for (const [what, delay, isGood, end] of [
    ['a picture that comes at once', 0, true, settling],
    ['a picture that comes after 300 ms', 300, true, 300 + settling],
    ['a picture that fails after 300 ms', 300, false, 300 + settling],
    ['a picture that comes after 700 ms', 700, true, limit],
  ] as const) {
    test(`it shows for ${end} ms with ${what}`, async ({ page, complaints }) => {
      const picture = await openStill(page, '/privacy')
      await page.evaluate(() => Object.assign(window, { settledPictures: 0 }))
      await follow(page, footerLink(page, 'SEO'), /SEO/)
      await picture.asked()
      await page.clock.runFor(delay)
      if (isGood) picture.release()
      else picture.fail()
      await pictureSettled(page)
      await page.clock.runFor(end - delay - 1)
      await expectVeil(page, true, '1 ms before')
      // The picture may have been there before the page was: then the next frame sees it.
      await page.clock.runFor(delay === 0 ? 17 : 1)
      await expectVeil(page, false, 'at the end')
      if (!isGood) dropRefused(complaints, '/pictures/')
    })
  }

  test('it shows for 1000 ms with a picture that takes 5 s, without a word of it after the page has been said, and does not come back with it', async ({ page }) => {
    const picture = await openStill(page, '/privacy')
    await follow(page, footerLink(page, 'SEO'), /SEO/)
    await picture.asked()
    await page.clock.runFor(quiet)
    await expect(status(page)).toBeEmpty()
    await page.clock.runFor(limit - quiet - 1)
    await expectVeil(page, true)
    await expect(status(page)).toBeEmpty()
    await page.clock.runFor(1)
    await expectVeil(page, false)
    await page.clock.runFor(4000)
    picture.release()
    await pictureSettled(page)
    await page.clock.runFor(2000)
    await expectVeil(page, false)
  })

  test('a page that is long in coming is told of after 400 ms, and no more once it is here; what it takes the place of is busy until then', async ({ page }) => {
    await openStill(page, '/privacy')
    const main = page.getByRole('main')
    await expect(main).not.toHaveAttribute('aria-busy')
    const words = await hold(page, /\/content\//)
    await footerLink(page, 'SEO').click()
    await words.asked()
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(quiet - 1)
    await expect(status(page)).toBeEmpty()
    await page.clock.runFor(1)
    await expect(status(page)).toHaveText('Loading the page')
    words.release()
    await expect(heading(page)).toBeFocused()
    await expect(status(page)).toBeEmpty()
    // JAWS shows nothing of what is busy, be it focused or not.
    await expectVeil(page, true)
    await expect(main).not.toHaveAttribute('aria-busy')
  })

  test('a page that does not come is not said to be coming', async ({ page, complaints }) => {
    await openStill(page, '/privacy')
    const words = await hold(page, /\/content\//)
    await footerLink(page, 'SEO').click()
    await words.asked()
    words.fail()
    await page.clock.runFor(quiet)
    await expect(warningsOf(page)).toContainText('did not arrive')
    await expect(status(page)).toBeEmpty()
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await page.clock.runFor(limit)
    await expect(status(page)).toBeEmpty()
    dropRefused(complaints, '/content/')
  })

  test('it shows for 500 ms on a page without pictures, and its status never says a word', async ({ page }) => {
    await openStill(page, '/accessibility')
    await follow(page, footerLink(page, 'Privacy'), /Privacy/)
    await page.clock.runFor(settling - 1)
    await expectVeil(page, true)
    await page.clock.runFor(17)
    await expectVeil(page, false)
  })

  test('another change begins it again', async ({ page }) => {
    const picture = await openStill(page, '/privacy')
    await follow(page, footerLink(page, 'SEO'), /SEO/)
    await page.clock.runFor(limit - 100)
    // What the style sheet lifts it by, should the machine not come to it, has gone on for as long.
    await page.evaluate((time) => document.getAnimations().forEach((animation) => Object.assign(animation, { currentTime: time })), limit - 100)
    await follow(page, footerLink(page, 'Video production'), /Video/)
    expect(await veil(page).evaluate((element) => element.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime)))).not.toContainEqual(limit - 100)
    await page.clock.runFor(limit - 1)
    await expectVeil(page, true)
    await page.clock.runFor(1)
    await expectVeil(page, false)
    picture.release()
  })

  test('it does not show for the same page, another hash or another search', async ({ page }) => {
    await openWhole(page, '/portfolio')
    // The style sheet may have lifted it a moment before the machine does.
    await expect(page.locator('#root > div[aria-hidden="true"]')).toHaveAttribute('data-state', 'hidden')
    await page.evaluate(() => {
      Object.assign(window, { veils: 0 })
      const element = document.querySelector('#root > div[aria-hidden="true"]')
      if (element) new MutationObserver(() => Object.assign(window, { veils: 1 })).observe(element, { attributes: true })
    })
    await page.locator('main').getByRole('link', { name: 'Web' }).click()
    await expect(page).toHaveURL('/portfolio?category=web')
    await footerLink(page, 'Portfolio').click()
    await expect(page).toHaveURL('/portfolio')
    await footerLink(page, 'Portfolio').click()
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, 'veils'))).toBe(0)
  })

  test('keys, the pointer and the eye reach the page beneath it', async ({ page }) => {
    await openStill(page, '/privacy')
    await follow(page, footerLink(page, 'SEO'), /SEO/)
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#root > div[aria-hidden="true"] > div') ?? document.body).backgroundColor)).toMatch(/rgba\(.+, 0?\.\d+\)|\/ 0?\.\d+\)/)
    await page.keyboard.press('Tab')
    await expect(page.locator('main :is(a, button):focus')).toBeVisible()
    expect(await page.evaluate(() => Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main')))).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await footerLink(page, 'Web design').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/services/web-design')
    await expectVeil(page, true)
  })
})

test.describe('on a first load', () => {
  /** Waits for the veil's own end, and says when that is, in ms after the first paint. */
  const endOfVeil = (page: Page): Promise<number> => veil(page).evaluate(async (element) => {
    const findLift = () => element.getAnimations()[0]
    let lift = findLift()
    // The styles may be on their way still.
    while (!lift && element.checkVisibility({ visibilityProperty: true })) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      lift = findLift()
    }
    // What is hidden at its end is cancelled there.
    await lift?.finished.catch(() => undefined)
    return Number(lift?.effect?.getComputedTiming().endTime)
  })

  test('CSS alone lifts it after 1000 ms where the script never comes, and a script that comes late does not bring it back', async ({ page }) => {
    const late = await hold(page, script)
    await page.goto('/services/seo', { waitUntil: 'commit' })
    await veil(page).waitFor({ state: 'attached' })
    expect(await endOfVeil(page)).toBe(limit)
    await expect(veil(page)).toBeHidden()
    await page.evaluate(() => {
      Object.assign(window, { veiledFrames: 0 })
      const look = (): void => {
        const isVeiled = document.querySelector('#root > div[aria-hidden="true"]')?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (isVeiled) Object.assign(window, { veiledFrames: Number(Reflect.get(window, 'veiledFrames')) + 1 })
        requestAnimationFrame(look)
      }
      look()
    })
    late.release()
    await isAlive(page)
    await expect(veil(page)).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'veiledFrames'))).toBe(0)
  })

  test('it shows for 500 ms where the code and every picture are there at once', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await stopAnimations(page)
    await page.goto('/services/seo')
    // A hand that moves asks for the code.
    await page.mouse.move(200, 200)
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 100 })
    }).toPass({ intervals: [0] })
    // Some ms of its time are over by now, and a frame may be.
    await page.clock.runFor(settling - 100)
    await expectVeil(page, true)
    await page.clock.runFor(200)
    await expectVeil(page, false)
  })

  test('it goes as soon as the code comes where that takes 1000 ms, whatever picture is missing', async ({ page }) => {
    const [late, picture] = [await hold(page, script), await hold(page, pictures)]
    await stopAnimations(page)
    await page.goto('/services/seo', { waitUntil: 'commit' })
    await page.waitForFunction((time) => performance.getEntriesByName('first-contentful-paint').some(({ startTime }) => performance.now() > startTime + time), limit)
    await expectVeil(page, true)
    const shown = veil(page).evaluate(async (element) => {
      const since = async (isSo: () => boolean): Promise<number> => {
        while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now()
      }
      const [alive, gone] = await Promise.all([since(() => 'alive' in document.documentElement.dataset), since(() => !element.checkVisibility())])
      return gone - alive
    })
    late.release()
    expect(await shown, 'ms with the code there').toBeLessThan(settling)
    picture.release()
  })

  test('what is typed beneath it before the script has come stays', async ({ page }) => {
    const late = await hold(page, script)
    await page.goto('/contactUs', { waitUntil: 'commit' })
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
    const go = await stopAnimations(page)
    await page.getByRole('textbox', { name: 'Your name' }).focus()
    await page.keyboard.type('Maud Ellery')
    late.release()
    await isAlive(page)
    await page.keyboard.type(' of Rye')
    await go()
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Maud Ellery of Rye')
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  })

  test('a link that is followed before the script has come leads to its page', async ({ page }) => {
    const late = await hold(page, script)
    await page.goto('/services/seo', { waitUntil: 'commit' })
    await page.getByRole('link', { name: `${settings.name}, home` }).focus()
    late.release()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('Marketing agency in London')
  })

  test('with reduced motion its mark stands still beside a word, and no rule finds anything', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stopAnimations(page)
    await hold(page, script)
    await page.goto('/thankyou', { waitUntil: 'commit' })
    await expect(veil(page)).toBeVisible()
    const seen = await veil(page).evaluate((element) => ({
      word: element.querySelector('span')?.checkVisibility() ? element.textContent : '',
      moving: [...element.querySelectorAll('svg *')].flatMap((part) => part.getAnimations()).length,
    }))
    expect(seen).toEqual({ word: 'Loading the page', moving: 0 })
    expect(await findingsOn(page)).toEqual([])

    // Thinner over a page that is gone through by keyboard, whose foot is dark.
    await footerLink(page, 'Web design').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    const isOverFoot = await veil(page).locator('span').evaluate((word) => {
      const { y, bottom } = word.getBoundingClientRect()
      const foot = document.querySelector('footer')?.getBoundingClientRect()
      return foot !== undefined && foot.top <= y && foot.bottom >= bottom
    })
    expect(isOverFoot).toBe(true)
    expect(await findingsOn(page)).toEqual([])
  })
})

quietTest.describe('without JavaScript', () => {
  quietTest.use({ javaScriptEnabled: false })

  quietTest('it lifts by itself, and nothing in it goes on moving unseen', async ({ page }) => {
    await page.goto('/services/seo', { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(veil(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
  })
})
