/** The main journeys in the two engines that are not Chromium's. One that is not installed is named as left out. */
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { counts } from '#content/counts'
import { listenAtFreePort } from '../../bin/freePort.ts'
import { createSiteServer } from '../../bin/siteServer.ts'
import { elsewhere } from '../journeys/accessibility/otherHosts.ts'
import { eventually } from './engine.ts'
import type { Engine } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

const size = { width: 1280, height: 800 }
/** Where the header has no room for the menu, and the panel has more height than its words. */
const smallSize = { width: 800, height: 1200 }
const engines = [
  { name: 'Firefox', found: findFirefox(), start: startFirefox },
  { name: 'WebKit', found: findWebKit(), start: startWebKit },
]
const server = createSiteServer('dist')
let site = ''

beforeAll(async () => {
  site = `http://127.0.0.1:${await listenAtFreePort(server)}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The one answer that is meant to be a refusal, the one picture from elsewhere, and what a page that is left has asked for and calls back are no complaints. */
const isUnexpected = (complaint: string): boolean =>
  complaint !== `status 404: ${site}/services/nowhere` && !complaint.includes(elsewhere) && !complaint.endsWith(' NS_BINDING_ABORTED')

/** What has focus, as text: its name or its words. */
const focused = (): string => {
  const element = document.activeElement
  return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
}

const headingWithFocus = (): string => (document.activeElement?.localName === 'h1' ? (document.activeElement.textContent ?? '') : '')

const pathOf = (): string => `${location.pathname}${location.search}`

const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))

for (const { name, found, start } of engines) {
  if (found === undefined) console.warn(`LEFT OUT: no journey runs in ${name}, which is not installed here.`)

  describe.skipIf(found === undefined)(name, () => {
    let engine: Engine
    const ask: Engine['ask'] = (question, given) => engine.ask(question, given)

    const says = (question: (given: undefined) => string, words: string): Promise<void> => eventually(async () => expect(await ask(question)).toContain(words))
    const shows = (selector: string, expected = true): Promise<void> => eventually(async () => expect(await ask(isSeen, selector)).toBe(expected))

    /** Opens a page and waits until it is alive. */
    const open = async (path: string): Promise<void> => {
      await engine.open(site + path)
      // What is pressed early is kept until its part has come to life, and marked until then.
      await eventually(async () => expect(await ask(() => document.querySelector('html[data-alive]') !== null && document.querySelector('[data-early]') === null)).toBe(true))
      await shows('[data-state="shown"], [data-state="settling"]', false)
    }

    /** Tab by Tab to what has this name. */
    const tabTo = async (words: string): Promise<void> => {
      for (let stop = 0; stop < 60; stop += 1) {
        await engine.press('Tab')
        if ((await ask(focused)).startsWith(words)) return
      }
      throw new Error(`Tab never came to “${words}”.`)
    }

    beforeAll(async () => {
      engine = await start(found ?? '', size)
    })
    afterAll(() => engine?.close())
    beforeEach(() => open('/about'))

    test('a service is found by the menu, with keys', async () => {
      await tabTo('Services')
      await engine.press('Enter')
      await shows('#services-panel')
      await tabTo('SEO')
      await engine.press('Escape')
      await shows('#services-panel', false)
      expect(await ask(focused)).toBe('Services')
      await engine.press('Enter')
      await tabTo('SEO')
      await engine.press('Enter')
      await says(headingWithFocus, 'SEO')
      expect(await ask(pathOf)).toBe('/services/seo')
    })

    test('the panel opens, holds the focus, and gives it back', async () => {
      await engine.click('button[aria-haspopup="dialog"]')
      await shows('[role="dialog"]')
      for (let stop = 0; stop < 12; stop += 1) {
        await engine.press('Tab')
        expect(await ask(() => Boolean(document.activeElement?.closest('[role="dialog"]')))).toBe(true)
      }
      await engine.press('Escape')
      await shows('[role="dialog"]', false)
      await says(focused, 'Open the menu')
    })

    test('a change of page names the document, goes to the top and gives focus to the heading; so does Back', async () => {
      // Not in the footer: WebKit, which cannot say that it is idle, gets that code two seconds later, and until then its links load whole pages.
      await engine.click('header a[href="/portfolio"]')
      await says(headingWithFocus, 'Projects, start to finish')
      expect(await ask(() => document.title)).toContain('Portfolio')
      expect(await ask(() => scrollY)).toBe(0)
      await ask(() => history.back())
      await says(headingWithFocus, 'Small on purpose')
      expect(await ask(pathOf)).toBe('/about')
      expect(await ask(() => scrollY)).toBe(0)
    })

    test('an address keeps to its lines, in the footer and in the panel', async () => {
      const linesOf = (selector: string): number => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector(selector) ?? document.body)
        return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
      }
      expect(await ask(linesOf, 'footer address p:has(br)')).toBe(2)
      await engine.click('button[aria-haspopup="dialog"]')
      await shows('[role="dialog"] address')
      expect(await ask(linesOf, '[role="dialog"] address p:has(br)')).toBe(2)
    })

    test('the slides follow the button', async () => {
      await open('/')
      await shows('[aria-roledescription="carousel"][data-live]')
      const slide = (): string => document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label') ?? ''
      await engine.click('button[aria-label="Next slide"]')
      await says(slide, '2 of 3')
      await engine.click('button[aria-label="Next slide"]')
      await says(slide, '3 of 3')
      expect(await ask(isSeen, 'button[aria-label="Start slide rotation"]')).toBe(true)
    })

    test('the portfolio is filtered by address, and Back shows all again', async () => {
      await open('/portfolio')
      const tiles = (): string => `${document.querySelectorAll('main a[href^="/porject_"]').length} projects`
      await says(tiles, `${counts.projects} projects`)
      await engine.click('main nav a[href*="film"]')
      await says(tiles, '2 projects')
      await says(() => document.querySelector('main [role="status"]')?.textContent ?? '', '2 projects shown: Film')
      await ask(() => history.back())
      await says(tiles, `${counts.projects} projects`)
      expect(await ask(pathOf)).toBe('/portfolio')
    })

    test('the form says what is wrong, and takes what is right', async () => {
      await open('/contactUs')
      await says(() => document.querySelector('form')?.textContent ?? '', 'Clear the form')
      await engine.click('form [type="submit"]')
      await says(focused, 'There is a problem')
      expect(await ask(() => document.title)).toContain('Error: ')
      expect(await ask(() => document.querySelector('#enquiry-name')?.getAttribute('aria-invalid'))).toBe('true')
      await tabTo('Enter your name')
      await engine.press('Enter')
      await says(() => document.activeElement?.id ?? '', 'enquiry-name')
      for (const letter of 'Maud') await engine.press(letter)
      await engine.press('Tab')
      expect(await ask(() => document.querySelector<HTMLInputElement>('#enquiry-name')?.value)).toBe('Maud')
      expect(await ask(() => document.activeElement?.id)).toBe('enquiry-email')
      await eventually(async () => expect(await ask(() => document.querySelector('#enquiry-name')?.getAttribute('aria-invalid') ?? 'false')).toBe('false'))
    })

    test('what was cleared in the form does not come back, though the page was left within the site and loaded again', async () => {
      const name = (): string => document.querySelector<HTMLInputElement>('#enquiry-name')?.value ?? ''
      const write = async (word: string): Promise<void> => {
        await ask(() => document.querySelector<HTMLElement>('#enquiry-name')?.focus())
        for (const letter of word) await engine.press(letter)
      }
      await open('/contactUs')
      await says(() => document.querySelector('form')?.textContent ?? '', 'Clear the form')
      await write('Maud')
      await ask(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.click())
      await says(headingWithFocus, 'Small on purpose')
      await ask(() => history.back())
      await says(name, 'Maud')
      await ask(() => [...document.querySelectorAll<HTMLElement>('form button')].find(({ textContent }) => textContent === 'Clear the form')?.click())
      await eventually(async () => expect(await ask(name)).toBe(''))
      await ask(() => {
        document.title = 'Before'
        location.reload()
      })
      await says(() => document.title, 'Contact')
      await says(() => document.querySelector('form')?.textContent ?? '', 'Clear the form')
      expect(await ask(name)).toBe('')
    })

    test('a page that is not there says so and leads on', async () => {
      const before = (await engine.complaints()).length
      await open('/services/nowhere')
      expect(await ask(() => document.querySelector('h1')?.textContent)).toBe('This page has drifted off')
      // The answer of the server is 404, and an engine may say so.
      expect((await engine.complaints()).slice(before).filter(isUnexpected)).toEqual([])
      await engine.click('main a[href="/portfolio"]')
      await says(headingWithFocus, 'Projects, start to finish')
    })

    test('the browser complained of nothing in all of this, and would have been heard', async () => {
      await ask(() => console.error('heard?'))
      const isProbe = (complaint: string): boolean => complaint.includes('heard?')
      await eventually(async () => expect((await engine.complaints()).filter(isProbe)).toHaveLength(1))
      expect((await engine.complaints()).filter((complaint) => isUnexpected(complaint) && !isProbe(complaint))).toEqual([])
    })
  })

  describe.skipIf(found === undefined)(`${name}, in a small window`, () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = createServer(async (request, response) => {
      if (request.url?.startsWith('/assets/shell-')) await released
      server.emit('request', request, response)
    })
    let engine: Engine

    beforeAll(async () => {
      engine = await start(found ?? '', smallSize)
      await engine.open(`http://127.0.0.1:${await listenAtFreePort(slow)}/privacy`)
    })
    afterAll(async () => {
      await engine.close()
      slow.closeAllConnections()
      slow.close()
    })

    test('the menu opens before the site’s code has come, and the living panel takes its place', async () => {
      const shows = (selector: string, expected = true): Promise<void> => eventually(async () => expect(await engine.ask(isSeen, selector)).toBe(expected))
      const menu = 'button[aria-haspopup="dialog"]'
      await engine.click(menu)
      await shows('dialog[open]')
      await eventually(async () => expect(await engine.ask(focused)).toBe('Close the menu'))
      await engine.press('Escape')
      await shows('dialog', false)
      expect(await engine.ask(focused)).toBe('Open the menu')
      await engine.click(menu)
      await shows('dialog[open]')
      for (const stop of ['Home', 'Services', 'About Us']) {
        await engine.press('Tab')
        expect(await engine.ask(focused)).toBe(stop)
      }
      release()
      await shows('[role="dialog"]')
      await shows('dialog', false)
      expect(await engine.ask(focused)).toBe('About Us')
      const [field = 0, panel = 0] = await engine.ask(() => [document.querySelector('[role="dialog"] img')?.parentElement, document.querySelector('[role="dialog"]')].map((part) => part?.getBoundingClientRect().width))
      expect(field, 'the picture is as wide as the panel, however high').toBeCloseTo(panel, 0)
      await engine.press('Escape')
      await shows('[role="dialog"]', false)
      await eventually(async () => expect(await engine.ask(focused)).toBe('Open the menu'))
    })
  })
}
