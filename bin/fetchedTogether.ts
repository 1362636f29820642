interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[]; readonly isEntry: boolean } | null
}

type ChunkName = (id: string, graph: ModuleGraph) => string | null

/** The modules by which the browser comes to a module: the entries, and those that are imported lazily. */
function waysTo(id: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return [...seen].filter((module) => {
    const info = graph.getModuleInfo(module)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })
}

/**
 * Names one chunk for what every page starts with, and for those of the small modules that two screens or later parts
 * share: each is smaller than what a file of its own costs.
 *
 * @param small what the paths of the small modules match, one of these at least
 */
export function fetchedFirst(name: string, small: readonly RegExp[]): ChunkName {
  return (id, graph) => {
    const ways = waysTo(id, graph)
    const isFirst = ways.some((way) => graph.getModuleInfo(way)?.isEntry)
    return isFirst || (ways.length > 1 && small.some((path) => path.test(id))) ? name : null
  }
}

/**
 * Names one chunk for modules that are fetched together: those that the given lazy modules alone lead to. One larger
 * file compresses better than several small ones, and is one request. What two chunks share comes with the first of them.
 *
 * @param chunks name of the chunk → ends of the paths of the modules that are imported lazily
 */
export function fetchedTogether(chunks: Readonly<Record<string, readonly string[]>>): ChunkName {
  const names = Object.keys(chunks)
  return (id, graph) => {
    const found = waysTo(id, graph).map((way) => names.findIndex((name) => chunks[name]?.some((end) => way.endsWith(end))))
    return found.length === 0 || found.includes(-1) ? null : names[Math.min(...found)] ?? null
  }
}
