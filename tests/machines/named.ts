/**
 * Those of a list that were named on the command line, or all where none was. Ends the program where a name is none of the
 * list: nothing would be done, and nobody would be told.
 */
export function named(list: readonly string[], names: readonly string[] = process.argv.slice(2)): ReadonlySet<string> {
  const unknown = names.filter((name) => !list.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(' and no ')}: name one of ${[...new Set(list)].join(', ')}.`)
    process.exit(1)
  }
  return new Set(names.length > 0 ? names : list)
}
