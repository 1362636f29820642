import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { settings } from '#content/settings'
import { settle, test } from '../visit.ts'
import { countChecks } from './checks.ts'
import keystrokes from './keystrokes.json' with { type: 'json' }
import { expected, standInForOtherHosts } from './otherHosts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expected })

/** A visitor with nothing but keys, who counts them; letters typed into a field do not count. */
class Keys {
  readonly #page: Page
  count = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string): Promise<void> {
    this.count += 1
    await this.#page.keyboard.press(key)
  }

  /** Goes on by Tab to what is looked for. */
  async to(target: Locator): Promise<void> {
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 90; presses += 1) {
      if (await isThere()) return
      await this.press('Tab')
    }
    await expect(target, 'what Tab never came to').toBeFocused()
  }

  async type(target: Locator, words: string): Promise<void> {
    await this.to(target)
    await this.#page.keyboard.type(words)
  }
}

async function begin(page: Page, path: string, width = 1280): Promise<Keys> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  await settle(page)
  return new Keys(page)
}

async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

const header = (page: Page): Locator => page.getByRole('banner')

const journeys: Record<keyof typeof keystrokes, (page: Page) => Promise<Keys>> = {
  'find a service by the menu': async (page) => {
    const keys = await begin(page, '/')
    await keys.to(header(page).getByRole('button', { name: 'Services' }))
    await keys.press('Enter')
    await keys.to(header(page).getByRole('link', { name: 'Video production' }))
    await keys.press('Enter')
    await arrived(page, '/services/video-production')
    return keys
  },
  'find a service on a phone with a keyboard': async (page) => {
    const keys = await begin(page, '/', 390)
    await keys.to(page.getByRole('button', { name: 'Open the menu' }))
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
    await keys.to(page.getByRole('dialog').getByRole('button', { name: 'Services' }))
    await keys.press('Enter')
    await keys.to(page.getByRole('dialog').getByRole('link', { name: 'Video production' }))
    await keys.press('Enter')
    await arrived(page, '/services/video-production')
    return keys
  },
  'look into the panel and close it': async (page) => {
    const keys = await begin(page, '/about')
    await keys.to(page.getByRole('button', { name: 'Open the menu' }))
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
    await keys.to(page.getByRole('dialog').getByRole('link', { name: settings.telephone.shown }))
    await keys.press('Escape')
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
    return keys
  },
  'read an article': async (page) => {
    const keys = await begin(page, '/')
    await keys.to(header(page).getByRole('link', { name: 'Blogs' }))
    await keys.press('Enter')
    await arrived(page, '/blogs')
    // The eighth, whichever it is: each new one is the first.
    const article = page.locator('main a[href^="/blogs/"]').nth(7)
    const path = (await article.getAttribute('href')) ?? ''
    await keys.to(article)
    await keys.press('Enter')
    await arrived(page, path)
    return keys
  },
  'see a project': async (page) => {
    const keys = await begin(page, '/')
    await keys.to(header(page).getByRole('link', { name: 'Portfolio' }))
    await keys.press('Enter')
    await arrived(page, '/portfolio')
    await keys.to(page.locator('main li a[href="/porject_4"]'))
    await keys.press('Enter')
    await arrived(page, '/porject_4')
    return keys
  },
  'filter the portfolio': async (page) => {
    const keys = await begin(page, '/portfolio')
    await keys.to(page.getByRole('navigation', { name: 'Show projects by kind' }).getByRole('link', { name: 'Film' }))
    await keys.press('Enter')
    await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ projects shown: Film$/)
    return keys
  },
  'send an enquiry': async (page) => {
    const keys = await begin(page, '/contactUs')
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible()
    await keys.type(page.getByRole('textbox', { name: 'Your name' }), 'Maud Ellery')
    await keys.type(page.getByRole('textbox', { name: 'E-mail' }), 'maud@example.org')
    await keys.type(page.getByRole('textbox', { name: 'Your message' }), 'A film, by May.')
    await keys.to(page.getByRole('button', { name: 'Send enquiry' }))
    await keys.press('Enter')
    await expect(page.getByRole('group', { name: 'Your e-mail program has the message ready. Press Send there.' })).toBeFocused()
    return keys
  },
  'skip to the content': async (page) => {
    const keys = await begin(page, '/services/seo')
    await keys.press('Tab')
    await keys.press('Enter')
    await keys.to(page.locator('main').getByRole('link').first())
    return keys
  },
}

test.beforeEach(({ context }) => standInForOtherHosts(context))

for (const [name, most] of Object.entries(keystrokes)) {
  test(`by keys alone one can ${name}, in ${most} presses`, async ({ page }) => {
    const go = Object.entries(journeys).find(([journey]) => journey === name)?.[1]
    const keys = await go?.(page)
    expect(keys?.count, 'fewer presses are better, and so that they cannot grow back their number belongs in keystrokes.json, as does a greater one where there is more to pass by now').toBe(most)
    countChecks('journeys by keys alone', 1)
  })
}
