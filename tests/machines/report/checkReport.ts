import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { findChromium } from '../../../bin/findChromium.ts'
import { axeSource } from '../../axeSource.ts'
import { isScrollingSideways } from '../../journeys/findings.ts'

/** MB: the report travels by mail. */
const most = 5

/** Opens every page of the report from the disk, at three widths, and returns what the accessibility rules find, what it asks of a network, and whether it is too heavy. */
export async function checkReport(folder: string): Promise<readonly string[]> {
  const executablePath = findChromium()
  if (!executablePath) return []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const weight = readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6
  console.log(`The report weighs ${weight.toFixed(1)} MB.`)
  const found = weight > most ? [`weighs ${weight.toFixed(1)} MB, and at most ${most} are allowed`] : []
  try {
    for (const width of [1440, 820, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const page = await context.newPage()
      page.on('request', (request) => {
        if (!request.url().startsWith('file:') && !request.url().startsWith('data:')) found.push(`asks for ${request.url()}`)
      })
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
        await page.goto(pathToFileURL(resolve(folder, file)).href)
        const isWide = await page.evaluate(isScrollingSideways)
        if (isWide) found.push(`${file} at ${width} px: scrolls sideways`)
        const { violations } = await new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze()
        found.push(...violations.map(({ id, help, nodes }) => `${file} at ${width} px: ${id}, ${help} (${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')})`))
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return found
}
