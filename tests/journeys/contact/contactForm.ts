import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export interface Words {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly company?: string
  readonly telephone?: string
}

export const maud: Words = { name: 'Maud Ellery', email: 'maud@example.org', message: 'A film, by May.' }

/** Opens the page and waits until the form's own code has come. */
export async function openForm(page: Page, search = ''): Promise<void> {
  await page.goto(`/contactUs${search}`)
  await formIsReady(page)
}

export async function formIsReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear the form' }).waitFor()
}

export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label })

export async function fill(page: Page, words: Words): Promise<void> {
  await field(page, 'Your name').fill(words.name)
  await field(page, 'E-mail').fill(words.email)
  await field(page, 'Your message').fill(words.message)
  if (words.company !== undefined) await field(page, 'Company').fill(words.company)
  if (words.telephone !== undefined) await field(page, 'Telephone').fill(words.telephone)
}

export async function holds(page: Page, words: Words): Promise<void> {
  await expect(field(page, 'Your name')).toHaveValue(words.name)
  await expect(field(page, 'E-mail')).toHaveValue(words.email)
  await expect(field(page, 'Your message')).toHaveValue(words.message)
}

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send enquiry' })

/** What came of the last try, at the top of the form. */
export const notice = (page: Page, title: string): Locator => page.getByRole('group', { name: title, exact: true })

/** Says what a screen reader says of the element that has focus: its role, its name, what describes it, whether it is wrong. */
export async function heardOfFocus(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  try {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '', fetchRelatives: false })
    const [node] = nodes
    const isInvalid = node?.properties?.some((property) => property.name === 'invalid' && property.value.value !== 'false')
    return [node?.role?.value, node?.name?.value, isInvalid ? 'invalid' : '', node?.description?.value].filter(Boolean).join(' | ')
  } finally {
    await session.detach()
  }
}

/** Writes down from now on what live regions say, in order. */
export async function listenToStatus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')
        const words = region?.textContent.trim() ?? ''
        if (words !== '' && said.at(-1) !== words) said.push(words)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []))
}
