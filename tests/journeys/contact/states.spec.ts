/** Every state that a form service brings the form into, looked at by axe on a phone and on a desk; the others are in accessibility/states.spec.ts. */
import { expect } from '@playwright/test'
import { keepTimers } from '../../axeSource.ts'
import { findingsOn, isScrollingSideways } from '../findings.ts'
import { settle } from '../visit.ts'
import { openForm } from './contactForm.ts'
import { test } from './formSite.ts'
import { formStates } from './formStates.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [state, { says, isStopped, reach }] of Object.entries(formStates)) {
  test(`${state}: no finding of any rule, on a desk or on a phone`, async ({ page, formSite }) => {
    await keepTimers(page.context())
    await page.clock.install()
    await openForm(page)
    await reach({ page, formSite })
    if (!isStopped) await page.clock.runFor(2_000)
    await settle(page)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findingsOn(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(isScrollingSideways), `scrolls sideways at ${width} px`).toBe(false)
      expect(await page.getByText(says).first().isVisible(), `still so at ${width} px`).toBe(true)
    }
    await page.context().setOffline(false)
  })
}
