/** An OpenType font with one table of another font that has the same glyphs in the same order. Source: OpenType 1.9, "Organization of an OpenType Font". */
export function withTable(font, name, donor) {
  const tables = new Map([...tablesOf(font), [name, tablesOf(donor).get(name)]])
  const names = [...tables.keys()].toSorted()
  const directory = Buffer.alloc(12 + 16 * names.length)
  const largest = Math.floor(Math.log2(names.length))
  font.copy(directory, 0, 0, 4)
  for (const [at, value] of [[4, names.length], [6, 16 * 2 ** largest], [8, largest], [10, 16 * (names.length - 2 ** largest)]]) directory.writeUInt16BE(value, at)
  const parts = [directory]
  let offset = directory.length
  for (const [index, tag] of names.entries()) {
    const table = tables.get(tag)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    let sum = 0
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
    const entry = 12 + 16 * index
    directory.write(tag, entry, 'latin1')
    for (const [at, value] of [[4, sum], [8, offset], [12, table.length]]) directory.writeUInt32BE(value, entry + at)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** By name, in the order of the font's directory. */
function tablesOf(font) {
  return new Map(Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const offset = font.readUInt32BE(entry + 8)
    return [font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + font.readUInt32BE(entry + 12))]
  }))
}
