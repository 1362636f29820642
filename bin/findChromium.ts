import { chromium } from '@playwright/test'
import { findProgram, findWorking, placesOf } from './findProgram.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of the tests: CHROMIUM_PATH, this machine's own, or Playwright's. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  const candidates = CHROMIUM_PATH
    ? [CHROMIUM_PATH]
    : [
        ...placesOf(names),
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        chromium.executablePath(),
      ]
  return findWorking(candidates, '--version')
}

/** Chromium without its windows: a third of the work, and letters drawn a little otherwise. Nobody's choice is overruled by it. */
export const findHeadlessShell = (): string | undefined => (process.env['CHROMIUM_PATH'] ? undefined : findProgram('chromium-headless-shell'))
