import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { contactMachine } from '#machines/contactMachine'
import type { FormValues } from '#machines/contactMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible, memoryOf, never, send } from '../adapter.ts'
import type { Appearance, Gesture, World } from '../adapter.ts'
import { tabTo } from '../hands.ts'

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name })
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send enquiry' })
const clearButton = (page: Page): Locator => page.getByRole('button', { name: 'Clear the form' })
const undoButton = (page: Page): Locator => page.getByRole('button', { name: 'Bring it back' })
const notice = (page: Page): Locator => page.getByRole('form').getByRole('group', { name: /There is a problem|All corrected|has the message ready/ })
const status = (page: Page, words: string | RegExp): Locator => page.getByRole('form').getByRole('status').filter({ hasText: words })

/** As the model sees them: what counts is whether anything stands in the form, and what is wrong with it. */
const [nothing, some, all]: readonly FormValues[] = [{ name: '', services: [] }, { name: 'Maud', services: [] }, { name: 'Maud', services: ['all'] }]
const [noName, noAddress, noMessage] = [{ field: 'name', message: 'Enter your name' }, { field: 'email', message: 'Enter an e-mail address' }, { field: 'message', message: 'Tell us' }]

/** Puts words where there were others; what is written last is written by hand. */
export async function write(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await field(page, name).fill(text)
}
const letter = { 'Your name': 'Maud Ellery', 'E-mail': 'maud@example.org', 'Your message': 'A film, by May.' }

type Press = (goal: Locator, page: Page) => Promise<void>
const click: Press = (goal) => goal.click()
const tap: Press = (goal) => goal.tap()
const enter: Press = async (goal, page) => {
  // Focus may be anywhere in the form: from its end, backwards.
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await tabTo(page, goal, 'Shift+Tab')
  await page.keyboard.press('Enter')
}

const canWrite = (before: Parameters<Gesture['hears']>[1]): boolean => isIn(before, 'editing')
/** To write into several fields is to leave all but one, which is looked at where something was wrong. */
const canWriteMuch = (before: Parameters<Gesture['hears']>[1]): boolean => canWrite(before) && !isIn(before, 'editing.wrong')
const writes = (name: string, values: FormValues | undefined, words: Readonly<Record<string, string>>): Gesture => ({
  name,
  hears: (world, before) => (canWriteMuch(before) && world['holds'] !== name ? { steps: [{ send: { type: 'form.changed', values } }], world: { ...world, holds: name } } : undefined),
  make: (page) => write(page, words),
})
const writeSome = writes('write a name and nothing else', some, { 'E-mail': '', 'Your message': '', 'Your name': 'Maud' })
const writeAll = writes('write all that is asked for', all, letter)

/** What is wrong with what the form holds. */
const problemsIn = ({ holds }: World): readonly object[] => {
  if (holds === writeAll.name) return []
  if (holds === writeSome.name) return [noAddress, noMessage]
  return holds === 'nothing' ? [noName, noAddress, noMessage] : [noMessage]
}

const hands = (verb: string, press: Press) => {
  const sendIt: Gesture = {
    name: `${verb} “Send enquiry”`,
    hears: (world, before) => {
      if (!canWrite(before)) return undefined
      const problems = problemsIn(world)
      const values = memoryOf(before, 'values')
      return {
        steps: [
          { send: { type: 'submit.pressed', values } },
          { actor: 'validate', done: problems },
          ...(problems.length === 0 ? [{ actor: 'deliver', done: { kind: 'handedOver', handOver: 'whole' } }] : []),
        ],
        world,
      }
    },
    make: async (page) => {
      await press(sendButton(page), page)
      await expect(notice(page)).toBeVisible()
    },
  }
  const clear: Gesture = {
    name: `${verb} “Clear the form”`,
    hears: (world, before) => (canWrite(before) && world['holds'] !== 'nothing' ? { steps: send('clear.pressed'), world: { ...world, held: world['holds'] ?? '', holds: 'nothing' } } : undefined),
    make: (page) => press(clearButton(page), page),
  }
  const clearNothing: Gesture = {
    name: `${verb} “Clear the form” when it is empty`,
    hears: (world, before) => (canWrite(before) && world['holds'] === 'nothing' ? { steps: send('clear.pressed'), world } : undefined),
    make: (page) => press(clearButton(page), page),
  }
  const undo: Gesture = {
    name: `${verb} “Bring it back”`,
    hears: (world, before) => (isIn(before, 'editing.cleared') && world['held'] !== 'nothing' ? { steps: send('undo.pressed'), world: { ...world, holds: world['held'] ?? '' } } : undefined),
    make: (page) => press(undoButton(page), page),
  }
  return { sendIt, clear, clearNothing, undo }
}
const mend: Gesture = {
  name: 'mend the e-mail address and leave the field',
  hears: (world, before) => (isIn(before, 'editing.wrong') && world['holds'] === writeSome.name ? {
    steps: [{ send: { type: 'form.changed', values: { ...some, email: 'maud@example.org' } } }, { send: { type: 'field.left', field: 'email' } }, { actor: 'look', done: [noMessage] }],
    world: { ...world, holds: 'some of it' },
  } : undefined),
  make: async (page) => {
    await field(page, 'E-mail').fill('maud@example.org')
    await field(page, 'E-mail').press('Tab')
  },
}
const leave: Gesture = {
  name: 'leave a field that was never wrong',
  hears: (world, before) => (isIn(before, 'editing.wrong') ? { steps: [{ send: { type: 'field.left', field: 'company' } }], world } : undefined),
  make: async (page) => {
    await field(page, 'Company').focus()
    await field(page, 'Company').press('Tab')
  },
}
const fillStore: Gesture = {
  name: 'write while the device can keep nothing',
  hears: (world, before) => (canWriteMuch(before) && world['store'] === 'works' && world['holds'] === 'nothing' ? { steps: [{ send: { type: 'form.changed', values: some } }, ...send('draft.lost')], world: { ...world, store: 'full', holds: writeSome.name } } : undefined),
  make: async (page) => {
    await page.evaluate(() => {
      sessionStorage.clear()
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          sessionStorage.setItem(`ballast-${size}`, 'x'.repeat(size))
        } catch {
          // Full to this size.
        }
      }
    })
    await write(page, { 'Your name': 'Maud' })
  },
}
const emptyStore: Gesture = {
  name: 'write again when it can',
  hears: (world, before) => (canWriteMuch(before) && world['store'] === 'full' ? { steps: [{ send: { type: 'form.changed', values: all } }, ...send('draft.kept')], world: { ...world, store: 'works', holds: writeAll.name } } : undefined),
  make: async (page) => {
    await page.evaluate(() => sessionStorage.clear())
    await write(page, letter)
  },
}
const [mouse, keyboard, touch] = [hands('click', click), hands('press Enter on', enter), hands('tap', tap)]

const noWord: Appearance = {
  words: 'nothing is said but that it is kept, or that it cannot be',
  check: async (page) => {
    await expect(notice(page)).toHaveCount(0)
    await expect(undoButton(page)).toHaveCount(0)
  },
}
const says = (words: string): Appearance => ({ words: `the status says: ${words}`, check: (page) => expect(status(page, words)).toBeVisible() })
const byService = never('the site is built for the visitor’s mail program here: a form service is tried by the journeys of the contact form')
const unseen: Appearance = { words: 'not seen where no form service is set', check: () => Promise.reject(new Error('This cannot be: no form service is set.')) }
const unfetched: Appearance = { words: 'seen where a part of the page could not be fetched, which the journeys of the contact form try', check: () => Promise.reject(new Error('This cannot be: all of the page is here.')) }
const wrong: Appearance = {
  words: 'a summary of what is wrong, and “Error: ” before the page’s title',
  check: async (page) => {
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible()
    await expect(page).toHaveTitle(/^Error: /)
  },
}
const newPage = never('said once, as the page comes to life: the journeys of the contact form go away and come back')

export const contact = adapter(contactMachine, {
  path: '/contactUs',
  parts: (page) => [clearButton(page), page.getByRole('contentinfo').getByRole('link').first()],
  begin: { holds: 'nothing', held: 'nothing', store: 'works' },
  prelude: [{ send: { type: 'form.found', draft: 'd1', values: nothing, isTyped: false } }, { wait: 1999 }, { wait: 1 }],
  // The last tour's draft is of another tab.
  prepare: async (page) => {
    await page.evaluate(() => sessionStorage.clear())
  },
  expects: [/mailto:/],
  elsewhere: ['banner', 'contentinfo'],
  remembers: (moment) => {
    const list = memoryOf(moment, 'mended')
    // The one line speaks of what was just done, or of the draft.
    const isSilent = ['editing.cleared', 'editing.restored'].some((state) => isIn(moment, state))
    return [...(Array.isArray(list) && list.length > 0 ? ['a mended field'] : []), ...(isSilent ? [] : [memoryOf(moment, 'isKept') === true ? 'a draft' : 'no draft'])]
  },
  events: {
    'form.found': newPage,
    'draft.found': newPage,
    'draft.kept': by({ mouse: [emptyStore], keyboard: [emptyStore], touch: [emptyStore] }),
    'draft.lost': by({ mouse: [fillStore], keyboard: [fillStore], touch: [fillStore] }),
    'form.changed': by({ mouse: [writeSome, writeAll], keyboard: [writeSome, writeAll], touch: [writeSome, writeAll] }),
    'field.left': by({ mouse: [mend, leave], keyboard: [mend, leave], touch: [mend, leave] }),
    'submit.pressed': by({ mouse: [mouse.sendIt], keyboard: [keyboard.sendIt], touch: [touch.sendIt], still: impossible('nothing moves here but what is shown as with the mouse') }),
    'stop.pressed': byService,
    'clear.pressed': by({ mouse: [mouse.clear, mouse.clearNothing], keyboard: [keyboard.clear], touch: [touch.clear] }),
    'undo.pressed': by({ mouse: [mouse.undo], keyboard: [keyboard.undo], touch: [touch.undo] }),
    'connection.returned': byService,
  },
  states: {
    'editing.quiet': noWord,
    'editing.restored': {
      words: 'the form says that the words are back, and they are',
      check: async (page) => {
        await expect(page.getByRole('form').getByText('What you wrote before is back.')).toBeVisible()
        await expect(field(page, 'Your name')).not.toHaveValue('')
      },
    },
    'editing.unsure': says('What you wrote is back. It was on its way'),
    'editing.cleared': {
      words: 'the status says that the form is empty, and a button offers to bring it back',
      check: async (page) => {
        await expect(status(page, 'The form is empty')).toBeVisible()
        await expect(undoButton(page)).toBeVisible()
        await expect(field(page, 'Your name')).toHaveValue('')
      },
    },
    'editing.stopped': unseen,
    'editing.wrong.told': wrong,
    'editing.wrong.looking': wrong,
    'editing.failed.unprepared': unfetched,
    'editing.failed.timeOut': unseen,
    'editing.failed.unreachable': unseen,
    'editing.failed.refused': unseen,
    'editing.failed.tooMany': unseen,
    'editing.failed.server': unseen,
    'editing.handedOver': {
      words: 'the message is ready in the mail program, it says, and claims nothing more',
      check: async (page) => {
        await expect(page.getByRole('group', { name: 'Your e-mail program has the message ready.' })).toBeVisible()
        await expect(page).toHaveURL(/contactUs/)
      },
    },
    'sending.validating': unseen,
    'sending.settling': unseen,
    'sending.submitting': unseen,
    'sending.retrying': unseen,
    'sending.waiting': unseen,
    sent: unseen,
  },
  memories: {
    'a mended field': {
      words: 'the summary ticks one off, and the line at the foot says how many there are',
      check: async (page) => {
        await expect(notice(page).getByRole('link', { name: /^Corrected: / })).toHaveCount(1)
        await expect(status(page, /^Corrected: 1 of \d\.$|^All corrected/)).toBeVisible()
      },
    },
    'a draft': { words: '', check: (page) => expect(page.getByText('This browser cannot keep what you type')).toHaveCount(0) },
    'no draft': {
      words: 'it says that this browser cannot keep it',
      check: (page) => expect(page.getByText('This browser cannot keep what you type')).toHaveCount(1),
    },
  },
})
