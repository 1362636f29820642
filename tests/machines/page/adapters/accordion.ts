import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { accordionMachine } from '#machines/accordionMachine'
import { adapter, by, impossible } from '../adapter.ts'
import type { Gesture } from '../adapter.ts'
import { menuButton, panel, panelComes, panelGoes, tabTo, tap } from '../hands.ts'

const heading = (page: Page) => panel(page).getByRole('button', { name: 'Services' })
const service = (page: Page) => panel(page).getByRole('link', { name: 'Brand strategy' })

const toggles = (name: string, press: (page: Page) => Promise<void>): Gesture => ({
  name,
  hears: (world) => ({ steps: [{ send: { type: 'section.toggled', id: 'services' } }], world }),
  make: press,
})
const again: Gesture = {
  name: 'close the panel and open it again',
  hears: (world) => ({ steps: [{ send: { type: 'panel.closed' } }], world }),
  make: async (page) => {
    await tap(panel(page).getByRole('button', { name: 'Close the menu' }))
    await panelGoes(page)
    await tap(menuButton(page))
    await panelComes(page)
  },
}
const wide = impossible('at 1024 px and above the panel holds no submenus')

export const accordion = adapter(accordionMachine, {
  path: '/about',
  parts: (page) => [menuButton(page)],
  prepare: async (page) => {
    await tap(menuButton(page))
    await panelComes(page)
  },
  events: {
    'section.toggled': by({ mouse: wide, keyboard: wide, touch: [
      toggles('tap Services', (page) => tap(heading(page))),
      toggles('press Enter on Services', async (page) => {
        await tabTo(page, heading(page))
        await page.keyboard.press('Enter')
      }),
    ] }),
    'panel.closed': by({ mouse: wide, keyboard: wide, touch: [again] }),
  },
  states: {
    noneOpen: {
      words: 'Services says that it is closed; none of its links is there, also for keys and screen readers',
      check: async (page) => {
        await expect(heading(page)).toHaveAttribute('aria-expanded', 'false')
        await expect(service(page)).toHaveCount(0)
      },
    },
    oneOpen: {
      words: 'Services says that it is open; its links are there',
      check: async (page) => {
        await expect(heading(page)).toHaveAttribute('aria-expanded', 'true')
        await expect(service(page)).toBeVisible()
      },
    },
  },
})
