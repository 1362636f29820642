import { settings } from './settings.ts'

/** A path of the site in full, as other sites and search engines know it. */
export const addressOf = (path: string): string => `${settings.siteUrl}${path}`
