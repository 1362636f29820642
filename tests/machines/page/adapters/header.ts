import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { headerMachine } from '#machines/headerMachine'
import { adapter, by, impossible } from '../adapter.ts'
import type { Gesture } from '../adapter.ts'
import { footerLink, menuButton, panelComes, panelGoes, scrollBy, stillScroll, swipe, tabTo, tap, trigger } from '../hands.ts'

const header = (page: Page) => page.getByRole('banner')
const home = (page: Page) => header(page).getByRole('link').first()

const scrolls = (name: string, from: readonly (string | number)[], to: number, move: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world) => (from.includes(world['y'] ?? 0) && world['held'] !== 'panel' ? { steps: [{ send: { type: 'page.scrolled', y: to } }], world: { ...world, y: to } } : undefined),
  make: async (page) => {
    const before = await page.evaluate(() => scrollY)
    const isSmall = from.some((y) => y !== 0 && Math.abs(to - Number(y)) <= 8) || to <= 8
    await scrollBy(page, () => move(page), (y) => (isSmall ? y === to || y === before + to - Number(from[0]) : to > Number(from[0]) ? y >= before + 60 : y <= before - 30))
  },
})
const wheel = (distance: number) => async (page: Page): Promise<void> => {
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, distance)
}
const holds = (name: string, what: string, event: object & { type: string }, make: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world) => (world['held'] === 'nothing' ? { steps: [{ send: event }], world: { ...world, held: what } } : undefined),
  make,
})
const frees = (name: string, what: string, event: object & { type: string }, make: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world) => (world['held'] === what ? { steps: [{ send: event }], world: { ...world, held: 'nothing' } } : undefined),
  make,
})
const panelOpened = { type: 'menu.opened', menu: 'panel' }
const panelClosed = { type: 'menu.closed', menu: 'panel' }
const servicesOpened = { type: 'menu.opened', menu: 'services' }
const servicesClosed = { type: 'menu.closed', menu: 'services' }

const isAtTop = ['top', 'pinned']
const onlyInSight = (gesture: Gesture): Gesture => ({ ...gesture, hears: (world, before) => (isAtTop.includes(String(before.value)) ? gesture.hears(world, before) : undefined) })
const openPanel = onlyInSight(holds('click the menu button', 'panel', panelOpened, async (page) => {
  await menuButton(page).click()
  await panelComes(page)
}))
const tapPanel = onlyInSight(holds('tap the menu button', 'panel', panelOpened, async (page) => {
  await tap(menuButton(page))
  await panelComes(page)
}))
const closePanel = frees('close the panel by a press beside it', 'panel', panelClosed, async (page) => {
  await page.mouse.click(10, 450)
  await panelGoes(page)
})
const tapBeside = frees('tap beside the panel', 'panel', panelClosed, async (page) => {
  await page.touchscreen.tap(10, 450)
  await panelGoes(page)
})
const openServices = onlyInSight(holds('click Services', 'services', servicesOpened, async (page) => {
  await trigger(page).click()
  await page.clock.runFor(200)
}))
const closeServices = frees('click beside the services', 'services', servicesClosed, async (page) => {
  await page.mouse.click(3, 30)
  await page.clock.runFor(400)
})
const tabInto = holds('Tab into the header', 'focus', { type: 'focus.entered' }, (page) => tabTo(page, home(page)))
const tabOut = frees('Tab back out of it', 'focus', { type: 'focus.left' }, (page) => page.keyboard.press('Shift+Tab'))

const follow = onlyInSight({
  name: 'click Portfolio in the menu',
  hears: (world) => (world['held'] === 'nothing' && world['page'] === 0 ? { steps: [{ send: { type: 'route.changed' } }], world: { ...world, y: 0, page: 1 } } : undefined),
  make: async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL(/portfolio/)
    await page.clock.runFor(1500)
    await stillScroll(page)
  },
})

export const headerOnPage = adapter(headerMachine, {
  path: '/about',
  begin: { y: 0, held: 'nothing', page: 0 },
  // The page says where it stands as it comes to life.
  prelude: [{ send: { type: 'page.scrolled', y: 0 } }],
  parts: (page) => [menuButton(page), footerLink(page, 'About')],
  events: {
    'page.scrolled': by({
      mouse: [
        scrolls('turn the wheel by 8 px', [0], 8, wheel(8)),
        scrolls('turn the wheel down the page', [0, 8], 400, wheel(400)),
        scrolls('turn it by 5 px more', [400], 405, wheel(5)),
        scrolls('turn it back by 100 px', [400, 405], 300, wheel(-103)),
        scrolls('turn it back to the top', [300, 400, 405], 0, wheel(-1000)),
      ],
      keyboard: [scrolls('press Page Down', [0], 800, (page) => page.keyboard.press('PageDown')), scrolls('press Arrow Up', [800], 760, (page) => page.keyboard.press('ArrowUp')), scrolls('press Page Up', [760, 800], 0, (page) => page.keyboard.press('PageUp'))],
      touch: [scrolls('swipe up the page', [0], 500, (page) => swipe(page, 500)), scrolls('swipe a little back', [500], 380, (page) => swipe(page, -120)), scrolls('swipe to the top', [380, 500], 0, (page) => swipe(page, -900))],
    }),
    'page.resized': by({ mouse: impossible('no gesture of its own: it follows each change of page'), keyboard: impossible('no gesture of its own: it follows each change of page'), touch: impossible('no gesture of its own: it follows each change of page') }),
    'route.changed': by({ mouse: [follow], keyboard: impossible('tried by the dropdown’s tours, which follow links by key'), touch: impossible('tried by the side panel’s tours, which go to another page') }),
    'focus.entered': by({ mouse: impossible('a press of the mouse gives no keyboard focus'), keyboard: [tabInto], touch: impossible('a finger gives no keyboard focus') }),
    'focus.left': by({ mouse: impossible('a press of the mouse gives no keyboard focus'), keyboard: [tabOut], touch: impossible('a finger gives no keyboard focus') }),
    'menu.opened': by({ mouse: [openPanel, openServices], keyboard: impossible('keyboard focus holds the header before the menu does'), touch: [tapPanel] }),
    'menu.closed': by({ mouse: [closePanel, closeServices], keyboard: impossible('keyboard focus holds the header before the menu does'), touch: [tapBeside] }),
  },
  states: {
    top: {
      words: 'at the upper edge of the page, which stands at its top',
      check: async (page) => {
        expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(8)
        await expect(header(page)).toBeInViewport()
      },
    },
    hidden: { words: 'out of the window', check: (page) => expect(header(page)).not.toBeInViewport() },
    pinned: {
      words: 'at the upper edge of the window, white, while the page is scrolled',
      check: async (page) => {
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(8)
        await expect(header(page)).toBeInViewport({ ratio: 0.9 })
        await expect.poll(async () => Math.round((await header(page).boundingBox())?.y ?? -1)).toBe(0)
      },
    },
  },
})
