/** Every state of the form, looked at by axe on a phone and on a desk. */
import { expect } from '@playwright/test'
import { findingsOn, isScrollingSideways } from '../findings.ts'
import { settle } from '../visit.ts'
import { openForm } from './contactForm.ts'
import { test } from './formSite.ts'
import { formStates } from './formStates.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [state, { reach, isStopped }] of Object.entries(formStates)) {
  // What holds a page against the rules here needs its clock: the report's looks at that one too.
  if (isStopped) continue
  test(`${state}: no finding of any rule, on a desk or on a phone`, async ({ page, formSite }) => {
    await page.clock.install()
    await openForm(page)
    await reach({ page, formSite })
    await page.clock.runFor(2_000)
    if (!['sending', 'trying again', 'offline'].includes(state)) await settle(page)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findingsOn(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(isScrollingSideways), `scrolls sideways at ${width} px`).toBe(false)
    }
    await page.context().setOffline(false)
  })
}
