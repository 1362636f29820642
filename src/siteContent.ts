/** The site's content with what it names and may not look up itself. Only the build, the tests and the development server import this. */
import { checkContent } from '#content/check'
import type { Content } from '#content/check'
import type { RawContent } from '#content/rawContent'
import { readContent } from '#content/site'
import { slideCount } from '#machines/sliderMachine'
import { serviceIconNames } from './components/ServiceIcon/serviceIconNames.ts'

/** Every content file as it was written, not yet checked. */
export const rawContent = (): RawContent => readContent({ icons: new Set(serviceIconNames), slideCount })

/** @throws {ContentError} naming every fault. */
export const gatherContent = (): Content => checkContent(rawContent())
