import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Locator, Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { crampedLines } from '../journeys/accessibility/layoutFaults.ts'
import { kinds } from '../journeys/accessibility/kinds.ts'
import { paint } from '../journeys/accessibility/pixels.ts'
import { field, formIsReady, notice, sendButton } from '../journeys/contact/contactForm.ts'
import { settle } from '../journeys/visit.ts'
import { sitePages } from '../sitePages.ts'
import { foreignLetters } from './foreignLetters.ts'
import { decode, difference, encode, mosaicOf } from './mosaic.ts'
import type { Mosaic } from './mosaic.ts'

const accepted = 'tests/visual/accepted'
/** Set by `npm run visual:accept`. */
const isAccepting = Boolean(process.env['ACCEPT_LOOKS'])

const widths = [390, 820, 1440]
const height = 900
const paths = [...sitePages().map(({ path }) => path), '/nope']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The footer's year is no change of ours.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z')))

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** All pictures at once, all fonts, and everything at rest. */
async function stand(page: Page): Promise<void> {
  await page.locator('html:not([data-unpainted])').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    // In the frame that shows the rest, and not in a later one.
    for (const picture of document.images) Object.assign(picture, { loading: 'eager', decoding: 'sync' })
    // One that another width has exchanged meanwhile is waited for again.
    await Promise.allSettled([...document.images].map((picture) => picture.decode().catch(() => picture.decode())))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

const screenshot = (page: Page, fullPage: boolean): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 90, scale: 'css', animations: 'disabled', fullPage })

/** A whole page, in half its size: a third of the time, and a stone of the mosaic is a mean anyway. */
async function mosaicOfPage(page: Page): Promise<Mosaic> {
  const scale = 0.5
  const { data, width, height } = await paint(page, 'page', scale)
  return mosaicOf(sharp(data, { raw: { width, height, channels: 3 } }), scale)
}

async function look(page: Page, name: string, info: TestInfo, fullPage = false): Promise<string[]> {
  const now = fullPage ? await mosaicOfPage(page) : await mosaicOf(sharp(await screenshot(page, fullPage)))
  const file = `${accepted}/${name}.webp`
  if (isAccepting) {
    mkdirSync(accepted, { recursive: true })
    writeFileSync(file, await encode(now))
    return []
  }
  const found = existsSync(file) ? difference(now, await decode(readFileSync(file))) : 'was never accepted'
  if (!found) return []
  await info.attach(`${name}.jpg`, { body: await screenshot(page, fullPage), contentType: 'image/jpeg' })
  return [`${name} ${found} (npm run visual:accept, if it is meant)`]
}

for (const path of paths) {
  test(`${path} looks as it was accepted, and is set in the site’s own fonts, an article in lines that are easily read`, async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height })
    await page.goto(path)
    const changes: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await settle(page)
      await stand(page)
      changes.push(...await look(page, `${nameOf(path)}-${width}`, info, true))
    }
    expect.soft(await foreignLetters(page)).toEqual([])
    expect.soft(await page.evaluate(crampedLines, 'article')).toEqual([])
    expect(changes).toEqual([])
  })
}

test('the first view of each kind of page on a phone that lies on its side looks as it was accepted', async ({ page }, info) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const changes: string[] = []
  for (const path of kinds) {
    await page.goto(path)
    await settle(page)
    await stand(page)
    changes.push(...await look(page, `${nameOf(path)}-sideways`, info))
  }
  expect(changes).toEqual([])
})

interface State {
  readonly name: string
  readonly at: readonly number[]
  readonly act: (page: Page) => Promise<void>
}

/** States on one page: each begins where the one before has led. */
interface Way {
  readonly path: string
  readonly states: readonly State[]
}

const services = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' })
const scrollTo = (page: Page, y: number): Promise<void> => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const inMiddle = (part: Locator): Promise<void> => part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

const ways: readonly Way[] = [
  {
    path: '/about',
    states: [
      {
        name: 'overlay-shown',
        at: widths,
        // Its time is over: what it looks like is shown without it.
        async act(page) {
          await page.locator('#root > [data-state="hidden"][aria-hidden]').waitFor({ state: 'attached' })
          await page.evaluate(() => {
            const overlay = [...document.querySelectorAll<HTMLElement>('[data-state="hidden"][aria-hidden]')].find((element) => getComputedStyle(element).position === 'fixed')
            if (!overlay) throw new Error('there is no overlay')
            overlay.dataset['state'] = 'shown'
            for (const part of [overlay, ...overlay.querySelectorAll<HTMLElement | SVGElement>('*')]) part.style.animation = 'none'
          })
        },
      },
      {
        name: 'header-hidden',
        at: widths,
        async act(page) {
          await page.locator('#root > [data-state="shown"][aria-hidden]').evaluate((overlay) => overlay.setAttribute('data-state', 'hidden'))
          await scrollTo(page, 700)
          await expect(page.getByRole('banner')).not.toBeInViewport()
        },
      },
      {
        name: 'header-pinned',
        at: widths,
        async act(page) {
          await scrollTo(page, 500)
          await expect(page.getByRole('banner')).toBeInViewport()
        },
      },
      {
        name: 'dropdown-open',
        at: [1024, 1440],
        async act(page) {
          await scrollTo(page, 0)
          await services(page).click()
          await page.getByRole('group', { name: 'Services' }).waitFor()
        },
      },
      {
        name: 'panel-open',
        at: widths,
        async act(page) {
          await scrollTo(page, 0)
          // Its picture comes from elsewhere, and is no change of ours.
          await page.route((url) => url.protocol === 'https:', (route) => route.abort())
          await page.getByRole('button', { name: 'Open the menu' }).click()
          await page.getByRole('dialog').waitFor()
          // The site's own takes its place.
          await expect(page.getByRole('dialog').locator('img[src^="https:"]')).toHaveCount(0)
        },
      },
      {
        name: 'panel-services',
        at: [390, 820],
        act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Services' }).click(),
      },
    ],
  },
  {
    path: '/',
    states: [{
      name: 'dropdown-focused',
      at: [1440],
      async act(page) {
        await services(page).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('group', { name: 'Services' }).waitFor()
        await page.keyboard.press('Tab')
      },
    }],
  },
  {
    path: '/contactUs?service=seo',
    states: [{
      name: 'contact-chosen',
      at: [390, 1440],
      async act(page) {
        await formIsReady(page)
        const chosen = page.getByRole('checkbox', { name: 'SEO', exact: true })
        await expect(chosen).toBeChecked()
        await inMiddle(chosen)
      },
    }],
  },
  {
    path: '/contactUs',
    states: [{
      name: 'contact-wrong',
      at: [390, 1440],
      async act(page) {
        await formIsReady(page)
        // No pointer lies on anything.
        await sendButton(page).press('Enter')
        await expect(notice(page, 'There is a problem')).toBeFocused()
        await inMiddle(field(page, 'Your name'))
      },
    }],
  },
]

const walks = ways.flatMap(({ path, states }) => [...new Set(states.flatMap(({ at }) => at))].map((width) => ({ path, width, states: states.filter(({ at }) => at.includes(width)) })))

for (const { path, width, states } of walks) {
  test(`${states.map(({ name }) => name).join(', ')} at ${width} px: each looks as it was accepted`, async ({ page }, info) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    // Alive from then on: what is pressed is answered.
    await page.locator('html[data-alive]').waitFor()
    await settle(page)
    const changes: string[] = []
    for (const { name, act } of states) {
      await act(page)
      await stand(page)
      changes.push(...await look(page, `${name}-${width}`, info))
    }
    expect(changes).toEqual([])
  })
}

test('nothing is accepted that is no longer looked at', () => {
  const known = [...paths.flatMap((path) => widths.map((width) => `${nameOf(path)}-${width}.webp`)), ...kinds.map((path) => `${nameOf(path)}-sideways.webp`), ...walks.flatMap(({ width, states }) => states.map(({ name }) => `${name}-${width}.webp`))]
  expect((existsSync(accepted) ? readdirSync(accepted) : []).filter((file) => !known.includes(file))).toEqual([])
})
