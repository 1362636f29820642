import { onNode24 } from './onNode24.mjs'

onNode24('startSite.ts', { installs: true })
