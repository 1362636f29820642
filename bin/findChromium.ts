import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of the tests: CHROMIUM_PATH, this machine's own, or Playwright's. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  const candidates = CHROMIUM_PATH
    ? [CHROMIUM_PATH]
    : [
        ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        chromium.executablePath(),
      ]
  // Some systems have a stub of that name which only says where to get the browser.
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0)
}
