import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

/** Listens to all that the browser complains of in a context; asking another host than the site's is a complaint too. */
export async function complaintsIn(context: BrowserContext, origin: string): Promise<string[]> {
  const complaints: string[] = []
  // The browser prints some violations of the content security policy only to those who listen.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content security policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  context.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()} (${message.page()?.url()})`))
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message} (${error.page()?.url()})`))
  context.on('requestfailed', (request) => {
    const fault = request.failure()?.errorText
    // Code on its way, or fetched ahead, when the visitor left or the line went: where it is missed, the page says so. Pictures are fetched ahead, too, and the italic comes behind the first view.
    const expected = { script: /^net::ERR_(?:ABORTED|INTERNET_DISCONNECTED)$/, image: /^net::ERR_ABORTED$/, font: /^net::ERR_ABORTED$/ }
    // What is fetched ahead of a drawing that icons are taken from Chromium calls something else than a picture.
    const kind = request.url().endsWith('.svg') ? 'image' : request.resourceType()
    if (!Object.entries(expected).some(([type, faults]) => kind === type && faults.test(fault ?? ''))) complaints.push(`failed: ${request.url()} ${fault}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) complaints.push(`other host: ${request.url()}`)
  })
  return complaints
}

/** Who leaves a page does not wait for what is on its way. */
export const isCalledBack = (complaint: string): boolean => /^failed: \S+ net::ERR_ABORTED$/.test(complaint)

/** Whether it says no more than that this one address of the site is not found. */
export const saysNotFound = (complaint: string, address: string): boolean =>
  complaint === `status 404: ${address}` || complaint === `console error: Failed to load resource: the server responded with a status of 404 (Not Found) (${address})`

/** Takes out what a test expects a browser to complain of. */
export const drop = (complaints: string[], isExpected: (complaint: string) => boolean): unknown => complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isExpected(complaint)))

/** Takes out what a browser says of an address where there is meant to be no page. */
export const dropNotFound = (complaints: string[], address: string): unknown => drop(complaints, (complaint) => saysNotFound(complaint, address))

/** Takes out what a browser says of files that a test has refused it, by a part of their addresses; which of them the console means it does not say. */
export const dropRefused = (complaints: string[], ...addresses: readonly string[]): unknown =>
  drop(complaints, (complaint) => {
    const [, failed] = /^failed: (\S+) net::ERR_(?:FAILED|CONNECTION_RESET)$/.exec(complaint) ?? []
    return failed === undefined ? /^console error: Failed to load resource: net::ERR_(?:FAILED|CONNECTION_RESET) /.test(complaint) : addresses.some((address) => failed.includes(address))
  })

/** Takes out what a browser says while a test has its line cut. */
export const dropOffline = (complaints: string[]): unknown =>
  drop(complaints, (complaint) => /^(?:failed: \S+|console error: Failed to load resource:) net::ERR_INTERNET_DISCONNECTED(?:$| )/.test(complaint))

/**
 * Playwright's test with an ear on the browser: whatever it complains of during a test fails that test.
 * What it may complain of at any moment of a test, until its end, is `expected`: nothing unless told otherwise; any other complaint that a test expects it takes out of the list.
 */
export const test = base.extend<{ expected: RegExp; complaints: string[] }>({
  expected: [/(?!)/, { option: true }],
  complaints: [
    async ({ context, baseURL, expected }, use) => {
      const complaints = await complaintsIn(context, baseURL ?? '')
      await use(complaints)
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page has come to life and stands still, and nothing veils it. */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isWaiting), { message: 'The page does not come to life.', timeout: 40_000, intervals: [50] }).toBe(false)
  await expect.poll(() => page.evaluate(isVeiled), { message: 'Something covers the whole window.', intervals: [50] }).toBe(false)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

/** For the code that its script fetches, where there are scripts. */
function isWaiting(): boolean {
  return 'keptPresses' in window && !('alive' in document.documentElement.dataset)
}

function isVeiled(): boolean {
  return [...document.body.querySelectorAll('*')].some((element) => {
    if (getComputedStyle(element).position !== 'fixed') return false
    const { width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isShown && width >= innerWidth && height >= innerHeight
  })
}

/** The addresses within the site of all links that can be seen. */
export async function linksOn(page: Page): Promise<readonly string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => link.origin === location.origin && link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((link) => link.pathname),
  )
  return [...new Set(links)]
}
