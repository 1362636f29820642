import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import type { Step } from '../../model/play.ts'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible, never, send } from '../adapter.ts'
import type { Gesture, World } from '../adapter.ts'
import { footerLink, isStill, menuButton, panel, panelComes, panelGoes, tabTo, tap } from '../hands.ts'

const isLocked = (page: Page) => page.evaluate(() => document.getElementById('root')?.inert === true || document.querySelector('header')?.closest('[inert]') !== null)

const done: Step = { actor: 'loadPanel', done: null }
const ended = send('animation.ended')

/** What happens once the panel is on its way out: it moves out by itself, but not where nothing may move. */
const closes = (world: World, type: string): readonly Step[] => [...send(type), ...(world['motion'] === 'still' ? [] : ended)]

/** Where nothing may move it is out of sight at once, and out of the page when focus has left it. */
const isOutOfSight = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }))))
    .toBe(false)

/** It moves out in the browser's own time; where nothing may move, the machine counts the time. */
async function isOut(page: Page, rest = 0): Promise<void> {
  await isOutOfSight(page)
  if (await isStill(page)) return
  await panelGoes(page)
  await page.clock.runFor(rest)
}

const opens = (name: string, press: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world, before) => (isIn(before, 'closed') ? { steps: [...send('menuButton.pressed'), done], world } : undefined),
  make: async (page) => {
    await press(page)
    await panelComes(page)
  },
})
const shuts = (name: string, type: string, press: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world, before) => (isIn(before, 'open') ? { steps: closes(world, type), world } : undefined),
  make: async (page) => {
    await press(page)
    await isOut(page)
  },
})

const closeButton = (page: Page) => panel(page).getByRole('button', { name: 'Close the menu' })
const byMouse = opens('click the menu button', (page) => menuButton(page).click())
const byKey = opens('Tab to the menu button, press Enter', async (page) => {
  await tabTo(page, menuButton(page))
  await page.keyboard.press('Enter')
})
const byTap = opens('tap the menu button', (page) => tap(menuButton(page)))
const escape = shuts('press Escape', 'escape.pressed', (page) => page.keyboard.press('Escape'))
const back: Gesture = {
  name: 'go back a page',
  hears: (world, before) => (world['pages'] === 1 && isIn(before, 'open') ? { steps: closes(world, 'route.changed'), world: { ...world, pages: 0 } } : undefined),
  make: async (page) => {
    await page.goBack()
    await expect(page).toHaveURL(/privacy/)
    await isOut(page, 1500)
  },
}
const link = (name: string, press: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world, before) => (isIn(before, 'open') && world['pages'] === 1 ? { steps: closes(world, 'link.followed'), world } : undefined),
  make: async (page) => {
    await press(page)
    await isOut(page)
  },
})
const onlyWide = impossible('at 1024 px and above the panel holds no links of the site')

export const sidePanel = adapter(sidePanelMachine, {
  path: '/privacy',
  begin: { pages: 1, motion: 'moving' },
  parts: (page) => [menuButton(page), footerLink(page, 'About')],
  prepare: async (page) => {
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(/about/)
    await page.clock.runFor(1500)
  },
  events: {
    'menuButton.pressed': by({ mouse: [byMouse], keyboard: [byKey], touch: [byTap] }),
    'close.pressed': by({
      mouse: [shuts('click the close button', 'close.pressed', (page) => closeButton(page).click())],
      keyboard: [shuts('press Enter on the close button', 'close.pressed', async (page) => {
        await tabTo(page, closeButton(page))
        await page.keyboard.press('Enter')
      })],
      touch: [shuts('tap the close button', 'close.pressed', (page) => tap(closeButton(page)))],
    }),
    'outside.pressed': by({
      mouse: [shuts('click beside the panel', 'outside.pressed', (page) => page.mouse.click(10, 450))],
      keyboard: impossible('a keyboard has no pointer'),
      touch: [shuts('tap beside the panel', 'outside.pressed', (page) => page.touchscreen.tap(10, 450))],
    }),
    'escape.pressed': by({ mouse: [escape], keyboard: [escape], touch: impossible('a touch screen has no Escape key') }),
    'focus.left': never('only while its code is on its way, which comes at once from a server beside the test: kept back by a journey of the layout'),
    'link.followed': by({ mouse: onlyWide, keyboard: onlyWide, touch: [link('tap the link to the page on screen', (page) => tap(panel(page).getByRole('link', { name: 'About Us' })))] }),
    'route.changed': by({ mouse: [back], keyboard: [back], touch: [back] }),
    'animation.ended': never('not a gesture: it follows each closing by itself'),
  },
  states: {
    closed: {
      words: 'no dialog, the page is in use',
      check: async (page) => {
        await expect(panel(page)).toHaveCount(0)
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
        expect(await isLocked(page)).toBe(false)
      },
    },
    opening: { words: 'no dialog, the page is in use', check: (page) => expect(panel(page)).toHaveCount(0) },
    unavailable: { words: 'focus is at the links at the foot of the page', check: (page) => expect(page.locator('#useful-links')).toBeFocused() },
    open: {
      words: 'a dialog with focus inside, as wide as specified; the page behind is inert',
      check: async (page) => {
        await expect(panel(page)).toBeVisible()
        await expect.poll(() => panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
        expect(await isLocked(page)).toBe(true)
        const width = page.viewportSize()?.width ?? 0
        const specified = width < 768 ? width * 0.9 : width < 1024 ? width * 0.61 : 480
        await expect.poll(async () => Math.abs(((await panel(page).boundingBox())?.width ?? 0) - specified)).toBeLessThanOrEqual(16)
      },
    },
    closing: {
      words: 'the panel is out of sight, and the page in use again',
      check: async (page) => {
        await isOutOfSight(page)
        expect(await isLocked(page)).toBe(false)
      },
    },
  },
})

