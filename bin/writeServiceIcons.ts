/** Draws src/components/ServiceIcon/serviceIcons.svg again. Run: npm run icons */
import { writeFileSync } from 'node:fs'
import { serviceIconSprite } from './serviceIconSprite.ts'

writeFileSync('src/components/ServiceIcon/serviceIcons.svg', serviceIconSprite())
