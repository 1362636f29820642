/**
 * What the contact form looks like where it is sent to a form service, for the report: the site that the tours go over is built
 * for the visitor's mail program, and comes to none of these.
 */
import { expect } from '@playwright/test'
import { keepTimers } from '../../axeSource.ts'
import { openForm } from '../../journeys/contact/contactForm.ts'
import { test } from '../../journeys/contact/formSite.ts'
import { formStates } from '../../journeys/contact/formStates.ts'
import { adapters } from './adapters.ts'
import { findOn, holdMovements, readTree, takePicture, writeRun } from './evidence.ts'
import type { Sighting } from './evidence.ts'

if (process.env['REPORT'] !== undefined) {
  test.describe('contact with a form service', () => {
    // One after the other, since what they bring home is one file.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: { width: 1440, height: 900 } })
    const elsewhere = adapters.find(({ name }) => name === 'contact')?.elsewhere ?? []
    const sightings: Sighting[] = []
    const began = performance.now()

    for (const [state, { leaf, reach }] of Object.entries(formStates)) {
      if (leaf === undefined) continue
      test(`${state}: ${leaf}`, async ({ page, formSite }) => {
        await keepTimers(page.context())
        await page.clock.install()
        await openForm(page)
        await reach({ page, formSite })
        const letGo = await holdMovements(page)
        const findings = await findOn(page)
        sightings.push({ state: leaf, picture: await takePicture(page), tree: await readTree(page, elsewhere), findings })
        await letGo()
        expect(findings).toEqual([])
        await page.context().setOffline(false)
      })
    }

    test.afterAll(() => writeRun({ machine: 'contact', profile: 'service', seconds: (performance.now() - began) / 1000, sightings, tours: [], replay: '' }))
  })
}
