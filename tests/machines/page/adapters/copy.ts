import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { copyMachine } from '#machines/copyMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by, send } from '../adapter.ts'
import type { Appearance, Gesture } from '../adapter.ts'
import { tabTo } from '../hands.ts'
import { sendButton, write } from './contact.ts'

declare global {
  interface Window {
    /** The browser's answer to the wish to copy, in the test's hand. */
    answerCopy?: (isAllowed: boolean) => void
  }
}

const button = (page: Page): Locator => page.getByRole('button', { name: 'Copy the message' })
const byHand = (page: Page): Locator => page.getByRole('textbox', { name: 'The message', exact: true })
const said = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words })

const answers = (name: string, isAllowed: boolean): Gesture => ({
  name,
  hears: (world, before) => (isIn(before, 'copying') ? { steps: [isAllowed ? { actor: 'copy', done: null } : { actor: 'copy', error: 'not allowed' }], world } : undefined),
  make: (page) => page.evaluate((allowed) => window.answerCopy?.(allowed), isAllowed),
})
const presses = (name: string, press: (page: Page) => Promise<void>): readonly Gesture[] => [
  { name, hears: (world, before) => (isIn(before, 'copying') ? undefined : { steps: send('copy.pressed'), world }), make: press },
  answers('the browser allows it', true),
  answers('the browser does not allow it', false),
]

const nothing: Appearance = {
  words: 'a button, and nothing is said of copying',
  check: async (page) => {
    await expect(button(page)).toBeVisible()
    await expect(said(page, 'Cop')).toHaveCount(0)
    await expect(byHand(page)).toHaveCount(0)
  },
}

export const copy = adapter(copyMachine, {
  path: '/contactUs',
  parts: (page) => [page.getByRole('button', { name: 'Clear the form' })],
  prepare: async (page) => {
    await page.evaluate(() => {
      document.execCommand = () => false
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: () => new Promise<void>((resolve, reject) => {
            window.answerCopy = (isAllowed) => (isAllowed ? resolve() : reject(new Error('not allowed')))
          }),
        },
      })
    })
    await write(page, { 'Your name': 'Maud Ellery', 'E-mail': 'maud@example.org', 'Your message': 'A film, by May.' })
    await sendButton(page).click()
    await expect(button(page)).toBeVisible()
  },
  expects: [/mailto:/],
  elsewhere: ['banner', 'contentinfo'],
  events: {
    'copy.pressed': by({
      mouse: presses('click the button', (page) => button(page).click()),
      keyboard: presses('Tab to the button, press Enter', async (page) => {
        await tabTo(page, button(page))
        await page.keyboard.press('Enter')
      }),
      touch: presses('tap the button', (page) => button(page).tap()),
    }),
  },
  states: {
    ready: nothing,
    copying: nothing,
    copied: {
      words: 'the status says that it is copied, and where to',
      check: async (page) => {
        await expect(said(page, 'Copied. Paste it into an e-mail')).toBeVisible()
        await expect(byHand(page)).toHaveCount(0)
      },
    },
    failed: {
      words: 'the message is there to be marked by hand',
      check: async (page) => {
        await expect(said(page, 'Copying did not work')).toBeVisible()
        await expect(byHand(page)).toHaveValue(/A film, by May/)
      },
    },
  },
})
