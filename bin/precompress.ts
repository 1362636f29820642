import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/** Writes a brotli and a gzip twin beside every text file of a folder, as hosts send them. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file))
  await Promise.all(files.map(async (name) => {
    const file = join(folder, name)
    const text = await readFile(file)
    await Promise.all([
      brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).then((small) => writeFile(`${file}.br`, small)),
      zip(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ])
  }))
}
