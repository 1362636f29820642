import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { loadingMachine } from '#machines/loadingMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible, send } from '../adapter.ts'
import type { Appearance, Gesture } from '../adapter.ts'
import { footerLink, isVeiled, menuButton } from '../hands.ts'

/** What the network keeps back of pages and of their pictures, and how many pages have been visited, for each page under test. */
const heldBack = new WeakMap<Page, { readonly pages: Route[]; readonly pictures: Route[]; visits: number }>()
const pages = ['Brand strategy', 'Brand identity', 'Web design', 'Marketing strategy', 'Paid search', 'SEO']

const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' })

const veil: Appearance = { words: 'the page is veiled', check: (page) => expect.poll(() => isVeiled(page), { intervals: [20] }).toBe(true) }

/** Lets go what is held back: to be polled, since what the page has asked for may not have reached the network yet. */
const release = async (routes: Route[] = []): Promise<void> => {
  for (const route of routes.splice(0)) await route.continue().catch(() => undefined)
}

const follow: Gesture = {
  name: 'follow a link to a page that is slow, and its pictures too',
  hears: (world, before) => {
    const visits = Number(world['visits'])
    return visits < pages.length && (isIn(before, 'hidden') || visits > 0) ? { steps: send('route.changed'), world: { visits: visits + 1, page: 'coming', pictures: 'due' } } : undefined
  },
  make: async (page) => {
    const held = heldBack.get(page)
    if (!held) throw new Error('Nobody keeps the pages back.')
    const name = pages[held.visits++] ?? ''
    // Without scrolling to it: where all movements are held, the button back to the top cannot come into sight.
    await footerLink(page, name).evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true })
      link.click()
    })
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase().replace(' ', '-')}$`))
  },
}
const arrive: Gesture = {
  name: 'the page arrives',
  hears: (world) => (world['page'] === 'coming' ? { steps: send('route.ended'), world: { ...world, page: 'here' } } : undefined),
  make: async (page) => {
    const held = heldBack.get(page)
    await expect.poll(async () => {
      await release(held?.pages)
      return page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement)
    }, { message: 'the new page’s heading has focus' }).toBe(true)
    await expect(page).toHaveTitle(new RegExp(`^${pages[(held?.visits ?? 0) - 1] ?? ''}`))
    // It would be held at the first frame of its rise, where nothing of it is seen yet.
    await page.evaluate(() => document.querySelector('main > div')?.getAnimations().forEach((rise) => rise.finish()))
  },
}
const fill: Gesture = {
  name: 'the pictures arrive',
  hears: (world) => (world['page'] === 'here' && world['pictures'] === 'due' ? { steps: send('media.settled'), world: { ...world, pictures: 'there' } } : undefined),
  make: async (page) => {
    await expect.poll(async () => {
      await release(heldBack.get(page)?.pictures)
      return page.evaluate(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
    }, { message: 'all pictures are there' }).toBe(true)
  },
}

export const loading = adapter(loadingMachine, {
  path: '/about',
  begin: { visits: 0, page: 'here', pictures: 'there' },
  prelude: [...send('route.ended'), ...send('media.settled'), { wait: 399 }, { wait: 1 }, { wait: 100 }],
  parts: (page) => [menuButton(page), footerLink(page, 'About')],
  prepare: async (page) => {
    heldBack.set(page, { pages: [], pictures: [], visits: 0 })
    // The veil's own fading is a matter of the browser's time: what the machine does with the veil is told without it.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.route('**/content/**', (route) => void heldBack.get(page)?.pages.push(route))
    await page.route('**/pictures/**', (route) => void heldBack.get(page)?.pictures.push(route))
  },
  elsewhere: ['banner', 'contentinfo'],
  events: {
    'route.changed': by({ mouse: [follow], keyboard: impossible('links are followed by key in the dropdown’s tours'), touch: [follow] }),
    'route.ended': by({ mouse: [arrive], keyboard: impossible('no page is followed here'), touch: [arrive] }),
    'media.settled': by({ mouse: [fill], keyboard: impossible('no page is followed here'), touch: [fill] }),
    'media.due': by({ mouse: impossible('a picture cannot be made due within half a second by hand'), keyboard: impossible('no page is followed here'), touch: impossible('a picture cannot be made due within half a second by hand') }),
  },
  states: {
    hidden: { words: 'nothing veils the page, and nothing is said of loading', check: async (page) => {
      await expect.poll(() => isVeiled(page), { intervals: [20] }).toBe(false)
      await expect(said(page)).toHaveCount(0)
    } },
    'shown.media.waitingForMedia': veil,
    'shown.media.settling': veil,
    'shown.word.silent': { words: 'nothing is said of loading', check: (page) => expect(said(page)).toHaveCount(0) },
    'shown.word.told': { words: 'the status says that the page is loading', check: (page) => expect(said(page)).toHaveCount(1) },
    'shown.word.needless': { words: 'nothing is said of loading', check: (page) => expect(said(page)).toHaveCount(0) },
  },
})
