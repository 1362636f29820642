import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { backToTopMachine } from '#machines/backToTopMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by } from '../adapter.ts'
import type { Gesture } from '../adapter.ts'
import { scrollBy, stillScroll, swipe, tabTo, topButton } from '../hands.ts'

const scrolls = (name: string, from: number, to: number, move: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world) => (world['y'] === from ? { steps: [{ send: { type: 'page.scrolled', y: to } }], world: { y: to } } : undefined),
  make: (page) => scrollBy(page, () => move(page), (y) => (to === 0 ? y === 0 : Math.abs(to - from) < 60 ? y === to : y > 50)),
})
const wheel = (distance: number) => async (page: Page): Promise<void> => {
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, distance)
}
const presses = (name: string, press: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (_, before) => (isIn(before, 'shown') ? { steps: [{ send: { type: 'button.pressed' } }, { send: { type: 'page.scrolled', y: 0 } }], world: { y: 0 } } : undefined),
  make: async (page) => {
    await press(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, header')))).toBe(true)
    await stillScroll(page)
  },
})

export const backToTop = adapter(backToTopMachine, {
  path: '/about',
  begin: { y: 0 },
  parts: (page) => [topButton(page)],
  events: {
    'page.scrolled': by({
      mouse: [scrolls('turn the wheel by 50 px', 0, 50, wheel(50)), scrolls('turn the wheel by 1 px more', 50, 51, wheel(1)), scrolls('turn it back by 1 px', 51, 50, wheel(-1)), scrolls('turn it back to the top', 50, 0, wheel(-100))],
      keyboard: [
        scrolls('press End', 0, 2000, (page) => page.keyboard.press('End')),
        scrolls('press Home', 2000, 0, (page) => page.keyboard.press('Home')),
      ],
      touch: [scrolls('swipe up the page by 400 px', 0, 400, (page) => swipe(page, 400)), scrolls('swipe back down', 400, 0, (page) => swipe(page, -600))],
    }),
    'button.pressed': by({
      mouse: [presses('click the button', (page) => topButton(page).click())],
      keyboard: [presses('Tab back to the button, press Enter', async (page) => {
        await tabTo(page, topButton(page), 'Shift+Tab')
        await page.keyboard.press('Enter')
      }), {
        name: 'Tab back to the button, press Home, then Enter',
        hears: (_, before) => (isIn(before, 'shown') ? { steps: [{ send: { type: 'page.scrolled', y: 0 } }, { send: { type: 'button.pressed' } }], world: { y: 0 } } : undefined),
        make: async (page) => {
          await tabTo(page, topButton(page), 'Shift+Tab')
          await page.keyboard.press('Home')
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
          await stillScroll(page)
          await page.keyboard.press('Enter')
          await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('main, header')))).toBe(true)
        },
      }],
      touch: [presses('tap the button', (page) => topButton(page).tap())],
    }),
  },
  states: {
    hidden: { words: 'no button', check: (page) => expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0) },
    shown: {
      words: 'a round button of 44 px at least, inside the window',
      check: async (page) => {
        await expect(page.getByRole('button', { name: 'Back to top' })).toBeInViewport({ ratio: 1 })
        expect((await topButton(page).boundingBox())?.width).toBeGreaterThanOrEqual(44)
      },
    },
  },
})
