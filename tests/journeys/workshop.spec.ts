import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settings } from '#content/settings'
import { dropdownMachine } from '#machines/dropdownMachine'
import { freePort } from '../../bin/freePort.ts'
import { play } from '../machines/model/play.ts'
import { copyProject } from '../projectCopy.ts'
import { findingsOn, isScrollingSideways } from './findings.ts'

// The workshop is there while the site is developed and never in what is built: `npm run dev` is what is visited here.
let server: ChildProcess
let origin: string

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 1000 } })

async function develop(cwd: string): Promise<{ readonly server: ChildProcess; readonly origin: string }> {
  const port = await freePort()
  const at = `http://127.0.0.1:${port}`
  const started = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], { cwd, stdio: 'ignore' })
  await expect.poll(() => fetch(at).then(({ ok }) => ok, () => false), { timeout: 180_000 }).toBe(true)
  return { server: started, origin: at }
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  ({ server, origin } = await develop('.'))
})

test.afterAll(() => {
  server.kill()
})

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

test('the inspector shows what the machines of the page do, and leads them', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(`${origin}/about`)
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' })
  await expect(services).toBeVisible({ timeout: 120_000 })
  const opener = page.getByRole('button', { name: 'Machines' })
  await opener.focus()
  await page.keyboard.press('Alt+i')
  const panel = page.frameLocator('iframe[title="The machines of this page"]')
  // To the right, to the left, and back below the page, where its menu is free.
  for (const _ of ['right', 'left', 'below']) await panel.getByRole('button', { name: 'Move the panel' }).click({ timeout: 120_000 })
  await panel.getByRole('button', { name: /^dropdown/ }).click()
  const state = panel.getByTestId('state')
  await expect(state).toHaveText('closed.idle')

  await test.step('what is done on the page is lit and logged', async () => {
    await services.click()
    await expect(state).toHaveText('open.pressed')
    await expect(panel.locator('rect[data-state="open.pressed"]')).toHaveAttribute('data-lit')
    await expect(panel.locator('rect[data-state="closed"]')).not.toHaveAttribute('data-lit')
    await expect(panel.locator('path[data-lit]')).toHaveCount(1)
    await expect(panel.locator('text[data-lit]')).toHaveText('trigger.pressed')
    await expect(panel.getByRole('row').filter({ hasText: /^\d+dropdowntrigger\.pressed/ }).first()).toContainText('open.pressed')
  })

  await test.step('it has no finding of axe', async () => {
    // The page beside it has its title from the build.
    expect((await findingsOn(page)).filter((finding) => !finding.startsWith('document-title'))).toEqual([])
  })

  await test.step('an event sent by hand moves the page', async () => {
    await panel.getByRole('combobox', { name: 'Event' }).selectOption('escape.pressed')
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(state).toHaveText(/^closed/)
  })

  await test.step('a state is reached by its shortest path', async () => {
    await panel.getByRole('combobox', { name: 'State' }).selectOption('open.hovered')
    await panel.getByRole('button', { name: 'Go there' }).click()
    await expect(panel.getByRole('status')).toHaveText('Reached open.hovered.')
    await expect(services).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('the walk so far is a row of the machine’s table', async () => {
    await panel.getByRole('button', { name: 'Copy the walk' }).click()
    const code = (await panel.getByRole('region', { name: 'The walk as a test' }).textContent()) ?? ''
    const [row] = Function(`return [${code}]`)()
    expect(row).toMatchObject({ when: { wait: 150 }, then: { open: 'hovered' }, emits: [{ type: 'menu.opened', menu: 'services' }] })
    const run = play(dropdownMachine, undefined)
    const moments = [...row.from, row.when].map((step: { type: string } | { wait: number }) => run.take('wait' in step ? step : { send: step }))
    expect(moments.at(-1)?.value).toEqual(row.then)
  })

  await test.step('the same key closes it and gives focus back', async () => {
    await page.keyboard.press('Alt+i')
    await expect(page.locator('iframe')).toBeHidden()
    await expect(opener).toBeFocused()
  })
  expect(complaints).toEqual([])
})

test('the style guide shows every part and has no finding of axe', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(`${origin}/styleguide`)
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible({ timeout: 120_000 })
  for (const name of readdirSync('src/components')) await expect(page.getByRole('region', { name, exact: true }), `${name} has no entry in workshop/styleguide/specimens.tsx`).toBeAttached()
  expect(await findingsOn(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(isScrollingSideways)).toBe(false)
  expect(complaints).toEqual([])
})

test('an open page says what is wrong with a file of the content, and is there again by itself once that is put right', async ({ page }) => {
  test.setTimeout(360_000)
  const folder = mkdtempSync(join(tmpdir(), 'site-developed-'))
  copyProject(folder, ['art', 'docs'])
  const developed = await develop(folder)
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  const change = (file: string, from: string, to: string): void => {
    const path = join(folder, 'src', 'content', file)
    const text = readFileSync(path, 'utf8')
    expect(text, `${file} has no ${from} to be changed here`).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  try {
    await page.goto(`${developed.origin}/about`)
    await expect(heading).toBeVisible({ timeout: 120_000 })
    for (const [file, from, to, said] of [
      ['testimonials.ts', 'export const testimonials', 'export const testimonial', 'src/content/testimonials.ts: must export const testimonials'],
      ['videos.json', '"width"', 'width', 'src/content/videos.json: line 2, column'],
      ['social.ts', "'https://", "'http://", 'src/content/social.ts (entry 1): path: must be a whole address'],
      ['menu.ts', 'export const serviceEntries', 'export const entries', 'src/content/menu.ts: must export const serviceEntries'],
      // The configuration reads it: with a fault in it the server cannot be started anew.
      ['settings.ts', "companyNumber: '", "companyNumber: '1", 'src/content/settings.ts: companyNumber: must be as Companies House'],
    ] as const) {
      await test.step(said, async () => {
        change(file, from, to)
        await expect(overlay).toContainText(said, { timeout: 60_000 })
        change(file, to, from)
        await expect(overlay).not.toBeAttached({ timeout: 60_000 })
        await expect(heading).toBeVisible({ timeout: 60_000 })
      })
    }
    await test.step('a fact that the configuration reads is changed', async () => {
      const { name } = settings
      change('settings.ts', `name: '${name}'`, `name: 'Another ${name}'`)
      await expect(page.getByRole('banner').getByText(`Another ${name}`)).toBeVisible({ timeout: 60_000 })
    })
  } finally {
    developed.server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
