import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { counts } from '#content/counts'
import { hold, isWhole, openWhole } from './layout/parts.ts'
import { complaintsIn, saysNotFound, settle } from './visit.ts'
import { notFoundPage, pathOf, sitemapPaths, sitePages, siteRedirects } from '../sitePages.ts'

const pages = sitePages()
const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

for (const { path } of pages) {
  test(`${path} answers with its own page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB"/i)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(first(html, /<title>([^<]+)<\/title>/)).toBeTruthy()
    expect(first(html, /<meta name="description" content="([^"]{50,})"/)).toBeTruthy()
    // One script stands in the document, the same in each, and the policy allows it by its text.
    const scripts = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)
    expect(scripts).toHaveLength(1)
    expect(answer.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(scripts[0] ?? '').digest('base64')}';`)
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
  })
}

test('no two pages share a title, a description or a canonical address', () => {
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)"/]) {
    const found = pages.map(({ html }) => first(html, pattern))
    expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([])
  }
})

test('every page that may be listed names its own address and is in the sitemap, and no other is', () => {
  const listed = pages.filter(({ isIndexed }) => isIndexed)
  for (const { path, html } of listed) {
    expect(pathOf(first(html, /<link rel="canonical" href="([^"]+)"/) ?? 'https://none.example'), path).toBe(path)
  }
  expect(sitemapPaths().toSorted()).toEqual(listed.map(({ path }) => path).toSorted())
})

for (const path of ['/nope', '/services', '/services/nope', '/blogs/nope', `/porject_${counts.projects + 1}`, '/porject_0', '/porject_01', '/porject_x', '/a/b/c', '/404']) {
  test(`${path} is not found`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toBe(notFoundPage().html)
  })
}

for (const [path, meant] of [['/services/web-desing', 'Web design'], ['/about/us', 'About Us'], ['/services/seo/now', 'SEO'], ['/services/web%20design', 'Web design'], ['/blogs/local%2Dsearch%C3%A9', ''], [`/porject_${[...String(counts.projects + 1)].map((figure) => `%3${figure}`).join('')}`, '']] as const) {
  test(`${path} is not found, and the page that says so comes to life and calls no other the current one`, async ({ page, context, baseURL }) => {
    const complaints = await complaintsIn(context, baseURL ?? '')
    await page.goto(path)
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has drifted off')
    expect(complaints.filter((complaint) => ![`${baseURL}${path}`, page.url()].some((address) => saysNotFound(complaint, address)))).toEqual([])
    // Nothing that came and went has moved it.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    if (meant) await expect(page.getByRole('main').getByRole('status').getByRole('link')).toHaveText(meant)
    await expect(page.locator('[aria-current="page"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

for (const [path, meant] of [['/about%', 'About Us'], ['/%', ''], [`/${'a'.repeat(4000)}`, '']] as const) {
  test(`${path.slice(0, 20)}, which no page could have as its address, leads on all the same`, async ({ page }) => {
    await page.goto(path)
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has drifted off')
    await expect(page.getByRole('main').getByRole('status')).toContainText(meant)
    await isWhole(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects, start to finish')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

test('a page fetched ahead of a slow start is there for whoever goes to it', async ({ page }) => {
  // A browser that does not say when it is idle, as Safari, on a processor that takes its time.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 400)
    }
  })
  const ahead = page.waitForRequest(/\/content\/.*\/blogs\.js/, { timeout: 30_000 })
  await page.goto('/nope')
  await ahead
  await isWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About us')
})

test('what was probably meant stays while the next page is on its way', async ({ page }) => {
  await page.goto('/services/web-desing')
  const meant = page.getByRole('main').getByRole('status')
  await expect(meant.getByRole('link')).toHaveText('Web design')
  const model = await hold(page, /\/content\/.*\/seo\.js/)
  await page.getByRole('main').getByRole('link', { name: 'SEO', exact: true }).click()
  await model.asked()
  await expect(page).toHaveURL('/services/seo')
  await expect(meant.getByRole('link')).toHaveText('Web design')
  model.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO')
})

test('Back to where nothing was, from a page that has not its code, stands at its top; and comes when the line does', async ({ page }) => {
  await openWhole(page, '/nope')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.reload()
  await isWhole(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const parts = /NotFound-[^/]*\.js|\/404\.js/
  await page.route(parts, (route) => route.abort())
  await page.goBack()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.unroute(parts)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has drifted off')
})

test('the not-found page has its own title, one heading, and is not listed by search engines', () => {
  const { html, isIndexed, title } = notFoundPage()
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(isIndexed).toBe(false)
  expect(pages.map((page) => page.title)).not.toContain(title)
})

for (const [from, to] of Object.entries(siteRedirects())) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe(to)
    expect(pages.map(({ path }) => path)).toContain(to)
  })
}

test('a last slash and upper case lead to the one right address', async ({ request }) => {
  for (const { path } of pages.filter((page) => page.path !== '/')) {
    for (const variant of [`${path}/`, path.toUpperCase(), `${path}.html`]) {
      const answer = await request.get(`${variant}?from=test`, { maxRedirects: 0 })
      expect(answer.status(), variant).toBe(308)
      expect(answer.headers()['location'], variant).toBe(`${path}?from=test`)
    }
  }
})

test('every answer carries the content security policy, without unsafe sources', async ({ request }) => {
  for (const path of ['/', '/about', '/nope', '/services/21', '/robots.txt']) {
    const policy = (await request.get(path, { maxRedirects: 0 })).headers()['content-security-policy']
    expect(policy, path).toContain('default-src')
    expect(policy, path).not.toContain('unsafe')
  }
})
