import type { Page } from '@playwright/test'
import { settle } from '../journeys/visit.ts'
import type { Journey } from './journeys.ts'

/** Waits until a journey's page stands still: one whose code does not come never comes to life. */
export const settleFor = ({ isEarly }: Journey, page: Page): Promise<void> => (isEarly ? page.waitForLoadState('networkidle') : settle(page))
