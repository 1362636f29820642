import { onNode24 } from './onNode24.mjs'

onNode24('testSite.ts', { installs: true })
