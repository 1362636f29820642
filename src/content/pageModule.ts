/** A page's name in those of its files that are called after it: the first page has no path to be called by. */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1))

/** Where the module with a page's model is served, from the site's root on. One address for each page, so that no list of them is shipped. */
export const pageModule = (version: string, path: string): string => `content/${version}/${pageName(path)}.js`

/** The path of the page whose module is served there: what `pageModule` was asked for. */
export function pathOfModule(address: string): string | undefined {
  const name = /^content\/[^/]+\/(.+)\.js$/.exec(address)?.[1]
  return name && (name === 'home' ? '/' : `/${name}`)
}
