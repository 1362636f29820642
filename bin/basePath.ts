/**
 * The path that the site is served under, with a slash at both ends: BASE_PATH, or the root of its host.
 * @throws where a value is set that no host could serve.
 */
export function readBasePath({ BASE_PATH = '' }: Readonly<Record<string, string | undefined>>): string {
  if (BASE_PATH === '') return '/'
  if (/^\/(?:[a-z0-9_-]+\/)*$/i.test(BASE_PATH)) return BASE_PATH
  throw new Error(`BASE_PATH is “${BASE_PATH}”: give it a path with a slash at both ends, for example /site/, or leave it unset.`)
}

/** What is to be said where the site is built for another path than the one that its address has. */
export function strayBase(base: string, siteUrl: string): readonly string[] {
  const path = new URL(`${siteUrl}/`).pathname
  if (path === base) return []
  return [`The site is built to stand at ${base} (BASE_PATH), and siteUrl in src/content/settings.ts, ${siteUrl}, says ${path}: search engines and shared links are sent to siteUrl all the same. Let both say the same.`]
}
