import { expect } from '@playwright/test'
import type { Locator, Page, Route } from '@playwright/test'
import { pageMachine } from '#machines/pageMachine'
import { lateLine, messageOf, rescueOf } from '../../../journeys/delivery/missingPage.ts'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible } from '../adapter.ts'
import type { Appearance, Gesture, Heard, World } from '../adapter.ts'
import { footerLink, menuButton, tabTo, tap } from '../hands.ts'

const retry = (page: Page): Locator => rescueOf(page).getByRole('button').first()
const stay = (page: Page): Locator => rescueOf(page).getByRole('button', { name: 'Stay on this page' })
const pages = '**/content/**'

type Press = (goal: Locator, page: Page) => Promise<void>
const click: Press = (goal) => goal.click()
const enter: Press = async (goal, page) => {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}
const started = { send: { type: 'navigation.started' } }
const arrived = { send: { type: 'page.arrived', isLeftByKeys: false } }
const leftByKeys = { send: { type: 'page.arrived', isLeftByKeys: true } }
const failed = (isOnline: boolean) => ({ send: { type: 'page.failed', isOnline } })

/** What the network does with pages: lets them through, cuts them off or keeps them back. */
interface Network {
  way: 'open' | 'cut' | 'slow'
  readonly held: Route[]
}
const networks = new WeakMap<Page, Network>()
const networkOf = (page: Page): Network => {
  const network = networks.get(page)
  if (!network) throw new Error('Nobody keeps the pages back.')
  return network
}
const turn = async (page: Page, way: Network['way']): Promise<void> => {
  const network = networkOf(page)
  network.way = way
  if (way === 'slow') return
  for (const route of network.held.splice(0)) await (way === 'open' ? route.continue() : route.abort()).catch(() => undefined)
}
const cut = (page: Page): Promise<void> => turn(page, 'cut')
const mend = (page: Page): Promise<void> => turn(page, 'open')

const isComing = (world: World): boolean => world['page'] === 'coming'

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
  await expect(messageOf(page)).toBeVisible()
  await expect(retry(page)).toHaveAccessibleName('Try again')
}

const seeMessageGo = (page: Page): Promise<void> => expect(messageOf(page)).toHaveCount(0)

/** Back on the link that led away; the message is there still. */
const seeFocusLeave = async (page: Page): Promise<void> => {
  await expect(page.getByRole('contentinfo').locator('a:focus')).toBeVisible()
  await expect(messageOf(page)).toBeVisible()
}

const visit = (world: World, steps: Heard['steps'], page = 'here'): Heard | undefined => {
  const visits = Number(world['visits'])
  return visits < unread.length - 1 ? { steps, world: { visits: visits + 1, page } } : undefined
}

/** The network’s part. */
const arrives: Gesture = {
  name: 'the slow page arrives',
  hears: (world) => (isComing(world) ? { steps: [arrived], world: { ...world, page: 'here' } } : undefined),
  make: async (page) => {
    await expect.poll(async () => {
      await mend(page)
      return page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement)
    }, { message: 'the new page’s heading has focus' }).toBe(true)
    await expect(messageOf(page)).toHaveCount(0)
  },
}
const breaksOff: Gesture = {
  name: 'the slow page is cut off',
  hears: (world, before) => (isComing(world) && isIn(before, 'awaited') ? { steps: [failed(true)], world: { ...world, page: 'here' } } : undefined),
  make: async (page) => {
    await cut(page)
    await seeFailure(page)
  },
}

const goesBack: Gesture = {
  name: 'Tab to “Try again”, and go back a page',
  hears: (world, before) => (isIn(before, 'failed') ? { steps: [leftByKeys], world: { ...world, page: 'here' } } : undefined),
  make: async (page) => {
    await tabTo(page, retry(page))
    await page.goBack()
    await seeFocusLeave(page)
  },
}

const hands = (verb: string, press: Press) => {
  const waits: Gesture = {
    name: `${verb} a link to a page that is slow`,
    hears: (world) => (isComing(world) ? undefined : visit(world, [started], 'coming')),
    make: async (page) => {
      const shown = page.url()
      await turn(page, 'slow')
      await goSomewhere(page, press)
      await expect(page).not.toHaveURL(shown)
    },
  }
  const comes: Gesture = {
    name: `${verb} a link to a page that comes`,
    hears: (world) => visit(world, [started, arrived]),
    make: async (page) => {
      // What is kept back comes once nobody wants it any more.
      if (networkOf(page).way === 'cut') await mend(page)
      await goSomewhere(page, press)
      await mend(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.clock.runFor(1500)
    },
  }
  const fails = (isOnline: boolean): Gesture => ({
    name: `${verb} a link to a page that does not come${isOnline ? '' : ', offline'}`,
    hears: (world, before) => (isIn(before, 'fine') ? visit(world, [started, failed(isOnline)]) : undefined),
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
    hears: (world, before) => (isIn(before, 'failed') && !isComing(world) ? { steps: [{ send: { type: 'retry.pressed' } }, arrived], world } : undefined),
    make: async (page) => {
      await mend(page)
      await press(retry(page), page)
      await expect(messageOf(page)).toHaveCount(0)
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
  const leaves = (back: typeof arrived): Gesture['hears'] => (world, before) =>
    isIn(before, 'failed') ? { steps: [{ send: { type: 'stay.pressed' } }, back], world: { ...world, page: 'here' } } : undefined
  const stays: Gesture = {
    name: `${verb} “Stay on this page”`,
    hears: leaves(press === enter ? leftByKeys : arrived),
    make: async (page) => {
      await press(stay(page), page)
      await (press === enter ? seeFocusLeave : seeMessageGo)(page)
    },
  }
  const turnsBack: Gesture = {
    name: `${verb} the link again that led away, and Escape`,
    hears: leaves(arrived),
    make: async (page) => {
      await tabTo(page, footerLink(page, unread[(next.get(page) ?? 0) - 1] ?? ''))
      await page.keyboard.press('Escape')
      await seeMessageGo(page)
    },
  }
  return { comes, waits, fails: fails(true), failsOffline: fails(false), again, inVain, stays, turnsBack }
}
const [mouse, keyboard, touch] = [hands('click', click), hands('press Enter on', enter), hands('tap', tap)]
const goes = (hand: typeof mouse) => [hand.comes, hand.waits, hand.fails, hand.failsOffline]

const quiet: Appearance = {
  words: 'no message, and no line along the head of the window; the veil is the loading machine’s',
  check: async (page) => {
    await expect(messageOf(page)).toHaveCount(0)
    await expect(lateLine(page)).toHaveCount(0)
  },
}
const beingTried: Appearance = { words: 'the button says that it is being tried again', check: (page) => expect(retry(page)).toHaveAccessibleName('Trying again…') }

export const page = adapter(pageMachine, {
  path: '/about',
  parts: (page) => [menuButton(page), footerLink(page, 'About')],
  begin: { visits: 0, page: 'here' },
  prepare: async (page) => {
    networks.set(page, { way: 'open', held: [] })
    await page.route(pages, (route) => {
      const { way, held } = networkOf(page)
      if (way === 'slow') held.push(route)
      else return way === 'open' ? route.continue() : route.abort()
    })
  },
  expects: [/net::ERR_FAILED/, /net::ERR_INTERNET_DISCONNECTED/],
  events: {
    'navigation.started': by({ mouse: goes(mouse), keyboard: goes(keyboard), touch: goes(touch) }),
    'page.failed': by({ mouse: [mouse.fails, mouse.failsOffline, mouse.inVain, breaksOff], keyboard: [keyboard.fails, keyboard.inVain, breaksOff], touch: [touch.fails, touch.inVain, breaksOff] }),
    'page.arrived': by({ mouse: [mouse.comes, mouse.again, arrives], keyboard: [keyboard.comes, keyboard.again, goesBack, arrives], touch: [touch.comes, touch.again, arrives] }),
    'retry.pressed': by({ mouse: [mouse.again, mouse.inVain], keyboard: [keyboard.again, keyboard.inVain], touch: [touch.again, touch.inVain] }),
    'stay.pressed': by({ mouse: [mouse.stays], keyboard: [keyboard.stays, keyboard.turnsBack], touch: [touch.stays], still: impossible('as with the mouse') }),
  },
  states: {
    fine: quiet,
    'awaited.veiled': quiet,
    'awaited.late': {
      words: 'a line is drawn along the head of the window; no message',
      check: async (page) => {
        await expect(lateLine(page)).toBeVisible()
        expect((await lateLine(page).boundingBox())?.y).toBe(0)
        await expect(messageOf(page)).toHaveCount(0)
      },
    },
    declined: { words: 'the message, until the focus has left it', check: (page) => expect(messageOf(page)).toBeVisible() },
    leaving: { words: 'the message, and no focus in it', check: seeFocusLeave },
    failed: { words: 'a message says that the page did not arrive, with a button to try again', check: seeFailure },
    retrying: beingTried,
    renewing: beingTried,
  },
})
