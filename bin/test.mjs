/** `npm test`: installs what the tests need, and runs every one of them (`testSite.ts`). */
import { onNode24 } from './onNode24.mjs'

onNode24('testSite.ts', { installs: true })
