import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { dropdownMachine } from '#machines/dropdownMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible, never, send } from '../adapter.ts'
import type { Appearance, Gesture } from '../adapter.ts'
import { tabTo, trigger } from '../hands.ts'

const service = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brand strategy' })
const elsewhere = { x: 20, y: 880 }

const shut: Appearance = {
  words: 'the trigger says that it is closed; no service can be seen',
  check: async (page) => {
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(service(page)).toHaveCount(0)
  },
}
const shown: Appearance = {
  words: 'the trigger says that it is open; the services are on the screen',
  check: async (page) => {
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(service(page)).toBeInViewport()
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBeGreaterThanOrEqual(24)
  },
}

/** Nowhere, or on another part of the page: a link, a page's heading, the menu button. */
const isOutside = (focus: unknown): boolean => focus === 'none' || focus === 'elsewhere'
const leaving = (focus: unknown): readonly string[] => (isOutside(focus) ? [] : ['focus.left'])
/** From inside it, or from nowhere, Escape gives focus to the trigger. */
const afterEscape = (focus: unknown): string => (focus === 'elsewhere' ? focus : 'trigger')

const pointAt: Gesture = {
  name: 'point at Services',
  hears: (world) => (world['pointer'] === 'on' ? undefined : { steps: [{ send: { type: 'pointer.entered', moved: true } }, ...send('pointer.moved')], world: { ...world, pointer: 'on' } }),
  make: (page) => trigger(page).hover(),
}
const pointAway: Gesture = {
  name: 'point elsewhere',
  hears: (world) => (world['pointer'] === 'on' ? { steps: send('pointer.left'), world: { ...world, pointer: 'away' } } : undefined),
  make: (page) => page.mouse.move(elsewhere.x, elsewhere.y),
}
const click: Gesture = {
  name: 'click Services',
  hears: (world) => (world['pointer'] === 'on' ? { steps: send('trigger.pressed'), world: { ...world, focus: 'trigger' } } : undefined),
  make: (page) => trigger(page).click(),
}
/** What is pinned looks as it did: that it stays tells it from what hover keeps open. */
const pin: Gesture = {
  name: 'click Services that pointing has opened, and stay away',
  hears: (world, before) => (isIn(before, 'open.hovered') && world['pointer'] === 'on' ? { steps: [...send('trigger.pressed', 'pointer.left'), { wait: 1000 }], world: { ...world, pointer: 'away', focus: 'trigger' } } : undefined),
  make: async (page) => {
    await trigger(page).click()
    await page.mouse.move(elsewhere.x, elsewhere.y)
    await page.clock.runFor(1000)
  },
}
const clickElsewhere: Gesture = {
  name: 'click beside it',
  hears: (world) => ({ steps: send(...(world['pointer'] === 'on' ? ['pointer.left'] : []), 'outside.pressed', ...leaving(world['focus'])), world: { ...world, pointer: 'away', focus: 'none' } }),
  make: (page) => page.mouse.click(elsewhere.x, elsewhere.y),
}
const escape: Gesture = {
  name: 'press Escape',
  hears: (world, before) => (isIn(before, 'closed') ? undefined : { steps: send('escape.pressed'), world: { ...world, focus: isIn(before, 'open') ? afterEscape(world['focus']) : world['focus'] ?? 'none' } }),
  make: (page) => page.keyboard.press('Escape'),
}
const follow: Gesture = {
  name: 'click a service',
  hears: (world, before) => (isIn(before, 'open') && world['pages'] === 0 ? { steps: send('link.followed', 'route.changed', 'pointer.left'), world: { ...world, pointer: 'away', focus: 'elsewhere', pages: 1 } } : undefined),
  make: async (page) => {
    await service(page).click()
    await page.mouse.move(elsewhere.x, elsewhere.y)
    await expect(page).toHaveURL(/brand-strategy/)
    await page.clock.runFor(1500)
  },
}
const back: Gesture = {
  name: 'go back a page',
  hears: (world) => (world['pages'] === 1 && world['pointer'] === 'away' ? { steps: send('route.changed', ...leaving(world['focus'])), world: { ...world, focus: 'elsewhere', pages: 0 } } : undefined),
  make: async (page) => {
    await page.goBack()
    await expect(page).toHaveURL(/about/)
    await page.clock.runFor(1500)
  },
}
const narrow: Gesture = {
  name: 'make the window narrow, and wide again',
  hears: (world, before) => (world['pointer'] === 'away' && isIn(before, 'open') ? { steps: send('viewport.narrowed', ...leaving(world['focus'])), world: { ...world, focus: world['focus'] === 'none' ? 'none' : 'elsewhere' } } : undefined),
  make: async (page) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await expect(trigger(page)).toHaveCount(0)
    // The page hears of a window's width with the next frame. No hand is quicker than that; a test is.
    await page.evaluate(() => new Promise((drawn) => window.ownTimers[2](drawn)))
    await page.setViewportSize({ width: 1440, height: 900 })
  },
}

const tab: Gesture = {
  name: 'Tab to Services',
  hears: (world, before) => (isOutside(world['focus']) && isIn(before, 'closed') ? { steps: send('focus.entered'), world: { ...world, focus: 'trigger' } } : undefined),
  make: (page) => tabTo(page, trigger(page)),
}
const onTrigger = (name: string, key: string, event: string): Gesture => ({
  name,
  hears: (world) => (world['focus'] === 'trigger' ? { steps: send(event), world } : undefined),
  make: (page) => page.keyboard.press(key),
})
const enterKey = onTrigger('press Enter on Services', 'Enter', 'trigger.pressed')
const space = onTrigger('press Space on Services', 'Space', 'trigger.pressed')
const arrow = onTrigger('press Arrow Down on Services', 'ArrowDown', 'arrowDown.pressed')
const tabIn: Gesture = {
  name: 'Tab to the first service',
  hears: (world, before) => (world['focus'] === 'trigger' && isIn(before, 'open') ? { steps: send('focus.entered'), world: { ...world, focus: 'inside' } } : undefined),
  make: (page) => tabTo(page, service(page)),
}
const tabOut: Gesture = {
  name: 'Shift+Tab back past Services',
  hears: (world) => (isOutside(world['focus']) ? undefined : { steps: send('focus.left'), world: { ...world, focus: 'elsewhere' } }),
  make: (page) => tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }), 'Shift+Tab'),
}
const followByKey: Gesture = {
  name: 'press Enter on a service',
  hears: (world) => (world['focus'] === 'inside' && world['pages'] === 0 ? { steps: send('link.followed', 'route.changed', 'focus.left'), world: { ...world, focus: 'elsewhere', pages: 1 } } : undefined),
  make: async (page) => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/brand-strategy/)
    await page.clock.runFor(1500)
  },
}

const narrowScreen = impossible('the desktop menu is not on screens under 1024 px; a finger on a wider one is a journey of the layout')
const wide = (mouse: readonly Gesture[], keyboard: readonly Gesture[], why: string) => by({ mouse: mouse.length > 0 ? mouse : impossible(why), keyboard: keyboard.length > 0 ? keyboard : impossible(why), touch: narrowScreen })
const noPointer = 'a keyboard has no pointer'

export const dropdown = adapter(dropdownMachine, {
  path: '/about',
  begin: { pointer: 'away', focus: 'none', pages: 0 },
  parts: (page) => [trigger(page)],
  prepare: async (page) => {
    await page.mouse.move(elsewhere.x + 5, elsewhere.y)
    await page.mouse.move(elsewhere.x, elsewhere.y)
  },
  events: {
    'pointer.entered': wide([pointAt], [], noPointer),
    'pointer.moved': wide([pointAt], [], noPointer),
    'pointer.left': wide([pointAway], [], noPointer),
    'trigger.pressed': wide([click, pin], [enterKey, space], ''),
    'arrowDown.pressed': wide([], [arrow], 'a mouse has no arrow keys'),
    'focus.entered': wide([], [tab, tabIn], 'a press of the mouse gives no keyboard focus'),
    'focus.left': wide([clickElsewhere], [tabOut], ''),
    'escape.pressed': wide([escape], [escape], ''),
    'outside.pressed': wide([clickElsewhere], [], noPointer),
    'link.followed': wide([follow], [followByKey], ''),
    'panel.opened': never('on the way to the menu button the press beside it, or focus, has closed the dropdown already'),
    'viewport.narrowed': wide([narrow], [narrow], ''),
    'route.changed': wide([follow, back], [followByKey, back], ''),
  },
  states: {
    'closed.idle': shut,
    'closed.resting': shut,
    opening: shut,
    'open.hovered': shown,
    'open.pressed': shown,
    'open.closing': shown,
  },
})
