import type { BrowserContext } from '@playwright/test'
import { settings } from '#content/settings'

/** Where the one picture from elsewhere is (specification, section 2). */
export const elsewhere = `https://${settings.panelPicture.host}/`

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>'

/** Stands in for the host of the panel's picture: no test depends on a network. */
export async function standInForOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
}

/** What a browser says that is asked for a mail program and has none. */
export const expectedMail = /^(?:other host: |failed: |console error: Failed to launch ')mailto:/

/** What is meant to be: that picture is asked for, no mail program takes a message in a test, /nope is not found, and who leaves does not wait for pictures. */
export const expected = new RegExp([
  new RegExp(`^other host: ${elsewhere.replaceAll('.', '\\.')}`),
  expectedMail,
  /^(?:status 404: \S+\/nope|console error: Failed to load resource: the server responded with a status of 404 \(Not Found\) \(\S+\/nope\))$/,
  /^failed: \S+ net::ERR_ABORTED$/,
].map(({ source }) => source).join('|'))
