import { pageName } from './pageModule.ts'
import { settings } from './settings.ts'

/** A path of the site in full, as other sites and search engines know it. */
export const addressOf = (path: string): string => `${settings.siteUrl}${path}`

/** The name of the picture that a shared link shows: one for each page, made by art/cards.mjs. */
export const cardName = (path: string): string => pageName(path).replaceAll('/', '-')

export const cardAddress = (path: string): string => addressOf(`/cards/${cardName(path)}.jpg`)
