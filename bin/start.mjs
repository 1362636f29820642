/** `npm start`: installs the packages where they are missing, then builds and serves the site (`startSite.ts`). */
import { onNode24 } from './onNode24.mjs'

onNode24('startSite.ts', { installs: true })
