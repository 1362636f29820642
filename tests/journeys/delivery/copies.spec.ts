import { expect } from '@playwright/test'
import { sitePages } from '../../sitePages.ts'
import { heading, menuButton, test, windows } from '../layout/parts.ts'

test.use({ viewport: windows.phone, contextOptions: { reducedMotion: 'reduce' } })

test('a copy that an archive keeps under an address of its own stays the page that it is, and its menu opens', async ({ page }) => {
  const { html = '' } = sitePages().find(({ path }) => path === '/about') ?? {}
  await page.route('**/archive/**', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const entry = page.waitForResponse((response) => html.includes(`data-code="${new URL(response.url()).pathname}`))
  await page.goto('/archive/2026/about')
  await (await entry).finished()
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('About us: Small on purpose, by the river')
  await menuButton(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Portfolio' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
