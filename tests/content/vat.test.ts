import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '#content/settings'

afterEach(() => {
  vi.doUnmock('#content/settings')
  vi.resetModules()
})

/** What the contact form says of budgets where the firm has this number for VAT. */
async function budgetHint(vatNumber: string): Promise<string> {
  vi.resetModules()
  vi.doMock('#content/settings', () => ({ settings: { ...settings, vatNumber } }))
  const { contactStrings } = await import('#content/contactStrings')
  return contactStrings.fields.budget.hint
}

test('budgets are asked for before VAT by a firm that is registered for it, and without a word of VAT by one that is not', async () => {
  await expect(budgetHint('GB 123 4567 89')).resolves.toMatch(/ for a year\. Before VAT\.$/)
  await expect(budgetHint('')).resolves.toMatch(/ for a year\.$/)
})
