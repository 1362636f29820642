import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { pageMachine } from '#machines/pageMachine'
import { rescueOf, warningsOf } from '../../../journeys/delivery/missingPage.ts'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible } from '../adapter.ts'
import type { Appearance, Gesture } from '../adapter.ts'
import { footerLink, menuButton, tabTo } from '../hands.ts'

const message = (page: Page): Locator => warningsOf(page).filter({ hasText: 'That page did not arrive' })
const retry = (page: Page): Locator => rescueOf(page).getByRole('button').first()
const stay = (page: Page): Locator => rescueOf(page).getByRole('button', { name: 'Stay on this page' })
const pages = '**/content/**'

type Press = (goal: Locator, page: Page) => Promise<void>
const click: Press = (goal) => goal.click()
const tap: Press = (goal) => goal.tap()
const enter: Press = async (goal, page) => {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}
const started = { send: { type: 'navigation.started' } }
const arrived = { send: { type: 'page.arrived' } }
const failed = (isOnline: boolean) => ({ send: { type: 'page.failed', isOnline } })

const cut = async (page: Page): Promise<void> => {
  await page.unroute(pages)
  await page.route(pages, (route) => route.abort())
}
const mend = (page: Page): Promise<void> => page.unroute(pages)

const goOffline = (page: Page): Promise<void> => page.context().setOffline(true)
const goOnline = (page: Page): Promise<void> => page.context().setOffline(false)

/** Each page is asked for once in a tour: what has come is kept. */
const unread = ['Brand strategy', 'Brand identity', 'Web design', 'Marketing strategy', 'Paid search', 'SEO'] as const
const next = new WeakMap<Page, number>()
const goSomewhere = async (page: Page, press: Press): Promise<void> => {
  const number = next.get(page) ?? 0
  next.set(page, number + 1)
  await press(footerLink(page, unread[number] ?? ''), page)
}
const seeFailure = async (page: Page): Promise<void> => {
  await expect(message(page)).toBeVisible()
  await expect(retry(page)).toHaveAccessibleName('Try again')
}

const hands = (verb: string, press: Press) => {
  const comes: Gesture = {
    name: `${verb} a link to a page that comes`,
    hears: (world) => (Number(world['visits']) < unread.length - 1 ? { steps: [started, arrived], world: { ...world, visits: Number(world['visits']) + 1 } } : undefined),
    make: async (page) => {
      await mend(page)
      await goSomewhere(page, press)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.clock.runFor(1500)
    },
  }
  const fails = (isOnline: boolean): Gesture => ({
    name: `${verb} a link to a page that does not come${isOnline ? '' : ', offline'}`,
    hears: (world, before) => (isIn(before, 'fine') && Number(world['visits']) < unread.length - 1 ? { steps: [started, failed(isOnline)], world: { ...world, visits: Number(world['visits']) + 1 } } : undefined),
    make: async (page) => {
      if (isOnline) await cut(page)
      else await goOffline(page)
      await goSomewhere(page, press)
      await seeFailure(page)
      await goOnline(page)
    },
  })
  const again: Gesture = {
    name: `${verb} “Try again”, and it comes`,
    hears: (world, before) => (isIn(before, 'failed') ? { steps: [{ send: { type: 'retry.pressed' } }, arrived], world } : undefined),
    make: async (page) => {
      await mend(page)
      await press(retry(page), page)
      await expect(message(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.clock.runFor(1500)
    },
  }
  const inVain: Gesture = {
    name: `${verb} “Try again”, in vain, offline`,
    hears: (world, before) => (isIn(before, 'failed') ? { steps: [{ send: { type: 'retry.pressed' } }, failed(false)], world } : undefined),
    make: async (page) => {
      await goOffline(page)
      await press(retry(page), page)
      await seeFailure(page)
      await goOnline(page)
    },
  }
  const stays: Gesture = {
    name: `${verb} “Stay on this page”`,
    hears: (world, before) => (isIn(before, 'failed') ? { steps: [{ send: { type: 'stay.pressed' } }, started, arrived], world } : undefined),
    make: async (page) => {
      await press(stay(page), page)
      await expect(message(page)).toHaveCount(0)
      await page.clock.runFor(1500)
    },
  }
  return { comes, fails: fails(true), failsOffline: fails(false), again, inVain, stays }
}
const [mouse, keyboard, touch] = [hands('click', click), hands('press Enter on', enter), hands('tap', tap)]
const goes = (hand: typeof mouse) => [hand.comes, hand.fails, hand.failsOffline]

const beingTried: Appearance = { words: 'the button says that it is being tried again', check: (page) => expect(retry(page)).toHaveAccessibleName('Trying again…') }

export const pageFailed = adapter(pageMachine, {
  path: '/about',
  parts: (page) => [menuButton(page), footerLink(page, 'About')],
  begin: { visits: 0 },
  expects: [/net::ERR_FAILED/, /net::ERR_INTERNET_DISCONNECTED/],
  events: {
    'navigation.started': by({ mouse: goes(mouse), keyboard: goes(keyboard), touch: goes(touch) }),
    'page.failed': by({ mouse: [mouse.fails, mouse.failsOffline, mouse.inVain], keyboard: [keyboard.fails, keyboard.inVain], touch: [touch.fails, touch.inVain] }),
    'page.arrived': by({ mouse: [mouse.comes, mouse.again], keyboard: [keyboard.comes, keyboard.again], touch: [touch.comes, touch.again] }),
    'retry.pressed': by({ mouse: [mouse.again, mouse.inVain], keyboard: [keyboard.again, keyboard.inVain], touch: [touch.again, touch.inVain] }),
    'stay.pressed': by({ mouse: [mouse.stays], keyboard: [keyboard.stays], touch: [touch.stays], still: impossible('as with the mouse') }),
  },
  states: {
    fine: { words: 'no message', check: (page) => expect(message(page)).toHaveCount(0) },
    failed: { words: 'a message says that the page did not arrive, with a button to try again', check: seeFailure },
    retrying: beingTried,
    renewing: beingTried,
  },
})
