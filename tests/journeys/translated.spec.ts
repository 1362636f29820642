/** Pages whose elements something else than the site has changed: a translator, which puts each run of text into elements of its own, or an extension. */
import { expect } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expected } from './accessibility/otherHosts.ts'
import { field, fill, formIsReady, holds, maud, openForm, sendButton } from './contact/contactForm.ts'
import { test as withForm } from './contact/formSite.ts'
import { findingsOn } from './findings.ts'
import { closeButton, heading, hold, isAlive, menuButton, openWhole, panel, services, test, trigger, windows } from './layout/parts.ts'
import { drop, settle } from './visit.ts'

/** Leaves the words as they are, so that they can be compared, and takes them out of React's hands as a translator does. */
function translate(): void {
  const takeOver = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      if (!text.textContent?.trim() || !text.isConnected || text.parentElement?.closest('font, script, style, textarea, noscript, template')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      inner.append(text.textContent)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  takeOver(document.body)
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) takeOver(target)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>]

/** Takes the same steps on a page as it is and on a translated one, and says after which their words differ. */
async function differences(context: BrowserContext, steps: readonly Step[]): Promise<readonly string[]> {
  const [plain, translated] = [await context.newPage(), await context.newPage()]
  const told: string[] = []
  for (const [name, take] of steps) {
    for (const page of [plain, translated]) {
      await page.bringToFront()
      await take(page)
    }
    // Where lines end is the browser's affair.
    const words = async (page: Page): Promise<string> => (await page.locator('body').innerText()).replaceAll(/\s+/g, '')
    const same = expect.poll(async () => (await words(translated)) === (await words(plain)), { timeout: 10_000 })
    await same.toBe(true).catch(async () => {
      const [was, is] = [await words(plain), await words(translated)]
      const from = [...was].findIndex((letter, index) => letter !== is[index])
      told.push(`${name}: “${is.slice(from, from + 60)}” in place of “${was.slice(from, from + 60)}”`)
    })
  }
  return told
}

const open = (path: string): Step => [`opened ${path}`, async (page) => {
  await openWhole(page, path)
  // One of the two; the other one is as it was.
  if (page !== page.context().pages()[0]) await page.evaluate(translate)
}]
const click = (name: string, selector: string): Step => [name, (page) => page.locator(selector).filter({ visible: true }).first().click({ timeout: 20_000 })]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a visit to many pages', () => {
  test.use({ expected })

  test('everything works on a page that the browser has translated, and says what it should', async ({ context }) => {
    test.setTimeout(300_000)
    const steps: readonly Step[] = [
      open('/about'),
      click('to the portfolio', 'header a[href="/portfolio"]'),
      click('films alone', 'main a[href="/portfolio?category=film"]'),
      click('the web alone', 'main a[href="/portfolio?category=web"]'),
      click('the only social one', 'main a[href="/portfolio?category=social"]'),
      ['all again', (page) => page.goBack().then(() => page.goBack()).then(() => page.goBack())],
      ['the services', async (page) => {
        await trigger(page).click()
        await expect(services(page)).toBeVisible()
      }],
      ['a service', (page) => services(page).getByRole('link', { name: 'SEO', exact: true }).click()],
      ['the panel', (page) => menuButton(page).click()],
      ['the panel closed', (page) => closeButton(page).click()],
      click('to Blogs', 'header a[href="/blogs"]'),
      click('articles on search', 'main a[href="/blogs?category=search-and-advertising"]'),
      click('an article', 'main a[href^="/blogs/"]'),
      click('home', 'header a[href="/"]'),
      click('the next slide', 'button[aria-label="Next slide"]'),
      click('the slide after it', 'button[aria-label="Next slide"]'),
      open('/porject_1'),
      click('the film', 'main button'),
      click('the film stopped', 'main button'),
      open('/nope'),
      click('from where there is nothing to Contact', 'header a[href="/contactUs"]'),
      ['sent too early', async (page) => {
        await formIsReady(page)
        await sendButton(page).click()
      }],
      ['the name mended', async (page) => {
        await field(page, 'Your name').fill(maud.name)
        await page.keyboard.press('Tab')
      }],
      ['the address too', async (page) => {
        await field(page, 'E-mail').fill(maud.email)
        await page.keyboard.press('Tab')
      }],
      ['wrong in another way', async (page) => {
        await field(page, 'E-mail').fill('maud')
        await sendButton(page).click()
      }],
      ['services chosen', async (page) => {
        await page.locator('summary').first().click()
        await page.getByRole('checkbox', { name: 'Rebranding' }).check()
        await page.getByRole('checkbox', { name: 'Copywriting' }).check()
      }],
      ['cleared', (page) => page.getByRole('button', { name: 'Clear the form' }).click()],
      ['taken back', (page) => page.getByRole('button', { name: 'Bring it back' }).click()],
      ['handed over', async (page) => {
        await fill(page, maud)
        await sendButton(page).click()
      }],
    ]
    expect(await differences(context, steps)).toEqual([])
  })
})

test('so does the menu on a phone', async ({ context }) => {
  const steps: readonly Step[] = [
    ['a small window', (page) => page.setViewportSize({ width: 390, height: 844 })],
    open('/about'),
    ['the menu', (page) => menuButton(page).click()],
    ['its services', (page) => panel(page).getByRole('button', { name: 'Services' }).click()],
    ['a service', (page) => panel(page).getByRole('link', { name: 'SEO', exact: true }).click()],
  ]
  expect(await differences(context, steps)).toEqual([])
})

withForm('so does a form that reaches nobody, then somebody', async ({ browser, formSite }) => {
  test.setTimeout(300_000)
  let isReached = false
  formSite.plan(() => (isReached ? 'none' : '500 before'))
  const context = await browser.newContext({ baseURL: formSite.url, reducedMotion: 'reduce' })
  const steps: readonly Step[] = [
    open('/contactUs'),
    ['not sent', async (page) => {
      await fill(page, maud)
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    }],
  ]
  expect(await differences(context, steps)).toEqual([])
  isReached = true
  for (const page of context.pages()) {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText(/^Thank you, Maud/)
  }
  await context.close()
})

test('in a language that runs from right to left the slides are where they can be seen, and a telephone number is itself', async ({ page }) => {
  await openWhole(page, '/')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  for (const title of ['Be found by the people already looking', 'Films and books people finish', 'Marketing that says what you do']) {
    await page.getByRole('button', { name: 'Next slide' }).click()
    const shown = page.getByRole('heading', { level: 2, name: title })
    await expect(shown).toBeInViewport({ ratio: 0.98 })
    const { x = 0, width = 0 } = await shown.boundingBox() ?? {}
    expect(x + width, 'the heading stands at the right').toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2)
  }
  const [first, last] = await page.locator('footer a[href^="tel:"]').evaluate((link) => [0, 1].map((end) => {
    const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    const at = end * ((words?.textContent?.length ?? 1) - 1)
    range.setStart(words ?? link, at)
    range.setEnd(words ?? link, at + 1)
    return range.getBoundingClientRect().x
  }))
  expect(first, 'its first figure stands left of its last').toBeLessThan(last ?? 0)
})

/** Where an arrow's head is: of its picture, the half that has more of it. */
async function pointsTo(icon: Locator): Promise<'left' | 'right'> {
  const { data, info: { width, channels } } = await sharp(await icon.screenshot()).raw().toBuffer({ resolveWithObject: true })
  let [left, right] = [0, 0]
  for (const [place, value] of data.entries()) {
    const ink = Math.abs(value - (data[place % channels] ?? 0))
    if (Math.floor(place / channels) % width < width / 2) left += ink
    else right += ink
  }
  return left > right ? 'left' : 'right'
}

test('in such a language what leads on points to the left', async ({ page }) => {
  await openWhole(page, '/')
  const arrows = (): readonly [name: string, icon: Locator][] => [
    ['a button', page.getByRole('main').getByRole('link', { name: 'Write to us' }).locator('svg')],
    ['an entry of a list', page.getByRole('main').getByRole('link', { name: 'SEO', exact: true }).locator('svg')],
    ['the next slide', page.getByRole('button', { name: 'Next slide' }).locator('svg')],
  ]
  for (const [dir, on] of [['ltr', 'right'], ['rtl', 'left']] as const) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('dir', wanted), dir)
    for (const [name, icon] of arrows()) expect.soft(await pointsTo(icon), `${name}, ${dir}`).toBe(on)
    expect.soft(await pointsTo(page.getByRole('button', { name: 'Previous slide' }).locator('svg')), `the previous slide, ${dir}`).not.toBe(on)
  }
})

test('in such a language the panel comes from the left and goes there', async ({ page }) => {
  await openWhole(page, '/about', windows.phone)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  // Where the panel's left edge stands when each of its movements begins and when nine tenths of it are over.
  await page.evaluate(() => {
    const edges: number[] = []
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.closest('[role="dialog"]')) return
      const moves = target.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some(({ transform }) => transform !== 'none'))
      for (const movement of moves) {
        for (const part of [0, 0.9]) {
          movement.currentTime = part * Number(movement.effect?.getComputedTiming().duration)
          edges.push(target.getBoundingClientRect().left)
        }
        movement.finish()
      }
    })
    Object.assign(window, { edges })
  })
  await menuButton(page).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).not.toBeAttached()
  const [coming = 0, come, going, gone = 0] = await page.evaluate<number[]>(() => Reflect.get(window, 'edges'))
  expect(coming, 'it begins beside the window').toBeLessThan(-100)
  expect(come).toBeCloseTo(0, 0)
  expect(going).toBeCloseTo(0, 0)
  expect(gone, 'and ends there').toBeLessThan(-100)
})

/** Takes away what React will put a message before. */
async function breakForm(page: Page): Promise<void> {
  await isAlive(page)
  await formIsReady(page)
  await field(page, 'Your message').fill(maud.message)
  await page.evaluate(() => document.querySelector('main form > h2 ~ *')?.remove())
  await sendButton(page).click()
}

/** The error stands in the browser's console, for whoever looks after the site. */
const told = (complaint: string): boolean => complaint.includes('NotFoundError')
const dropTold = (complaints: string[]): unknown => drop(complaints, told)

test('a page that breaks all the same says so, leaves the menu in use, and comes back with what was written', async ({ page, complaints }) => {
  await openForm(page)
  await breakForm(page)
  const message = page.getByRole('group', { name: 'This page has stopped working' })
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/your words are kept/)
  await expect(heading(page)).toBeInViewport()
  // What takes the page’s place rises in as the page would.
  await settle(page)
  expect(await findingsOn(page)).toEqual([])
  await menuButton(page).click()
  await closeButton(page).click()
  await message.getByRole('button', { name: 'Load it again' }).click()
  await expect(heading(page)).toHaveText('Contact us: Ring, write or find us by the river')
  await expect(field(page, 'Your message')).toHaveValue(maud.message)
  expect(complaints.filter(told)).not.toEqual([])
  dropTold(complaints)
})

test('a page that breaks again, loaded again, is left as it was prerendered, and leads on to pages that are alive', async ({ page, complaints }) => {
  await openForm(page)
  for (let time = 0; time < 2; time += 1) {
    await breakForm(page)
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(heading(page)).toHaveText('Contact us: Ring, write or find us by the river')
  }
  const list = page.locator('#useful-links')
  for (let press = 0; press < 2; press += 1) {
    await menuButton(page).click()
    await expect(list).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(list).not.toBeInViewport()
  }
  await expect(page).toHaveURL('/contactUs#useful-links')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click()
  await isAlive(page)
  await expect(heading(page)).toHaveText('Blogs: Articles to read first')
  dropTold(complaints)
})

test('the page after a broken one is none the worse for it', async ({ page, complaints }) => {
  await openForm(page)
  await breakForm(page)
  await expect(heading(page)).toHaveText('This page has stopped working')
  await page.locator('header a[href="/about"]').click()
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
  dropTold(complaints)
})

test('a page that was translated before it came to life comes to life all the same', async ({ page, complaints }) => {
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(translate)
  await isAlive(page)
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
  await trigger(page).click()
  await services(page).getByRole('link', { name: 'SEO', exact: true }).click()
  await expect(heading(page)).toHaveText('SEO')
  dropAnew(complaints)
})

test('what was typed before that stays in the form, and whoever is writing goes on', async ({ page, complaints }) => {
  const scripts = await hold(page, /\.js$/)
  await page.goto('/contactUs', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(translate)
  await page.locator('summary').first().click()
  await page.getByRole('checkbox', { name: 'Rebranding' }).check()
  await fill(page, maud)
  scripts.release()
  await isAlive(page)
  await formIsReady(page)
  await expect(field(page, 'Your message')).toBeFocused()
  await page.keyboard.type(' Or by June.')
  await holds(page, { ...maud, message: `${maud.message} Or by June.` })
  await expect(page.getByRole('checkbox', { name: 'Rebranding' })).toBeChecked()
  await page.reload()
  await formIsReady(page)
  await holds(page, { ...maud, message: `${maud.message} Or by June.` })
  dropAnew(complaints)
})

/** React says that the document is not as it was served, and makes it anew. */
function dropAnew(complaints: string[]): void {
  drop(complaints, (complaint) => complaint.includes('React error #418'))
}
