/** `npm run serve`: serves what was built (`serveSite.ts`). */
import { onNode24 } from './onNode24.mjs'

onNode24('serveSite.ts', { installs: false })
