import { spawnSync } from 'node:child_process'
import type { Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { listenAtFreePort } from '../../bin/freePort.ts'
import { createSiteServer } from '../../bin/siteServer.ts'
import { sitemapPaths } from '../sitePages.ts'

// React tells of attributes that differ from the served ones only in its development build.
const folder = '.cache/development'
const missing = '/nope'
let server: Server
let origin: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--outDir', folder, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
  })
  expect(build.status, build.stderr).toBe(0)
  server = createSiteServer(folder)
  origin = `http://127.0.0.1:${await listenAtFreePort(server)}`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('every page hydrates exactly as it was served', async ({ page }) => {
  test.setTimeout(480_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    // That the one page is not found.
    if (message.location().url === `${origin}${missing}`) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text().slice(0, 400)}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  const paths = sitemapPaths(folder)
  expect(paths.length).toBeGreaterThan(50)
  for (const path of [...paths, '/thankyou', '/portfolio?category=web', '/blogs?category=strategy', '/contactUs?service=seo', '/services/seo#included', missing]) {
    await page.goto(`${origin}${path}`)
    // What hydrates last, when the browser is idle, and what it has to do after that.
    await page.waitForFunction(() => {
      const isAlive = (part: Element): boolean => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
      return document.querySelector('[data-early]') === null
        && [...document.querySelectorAll('footer, header nav, main form')].every(isAlive)
        && [...document.querySelectorAll('[aria-roledescription="carousel"]')].every((carousel) => carousel.matches('[data-live]'))
    })
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  }
  expect(complaints).toEqual([])
})
