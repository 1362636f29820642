import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/
/** As many files as are worked on at once: a large site has more of them than a process may open. */
const atOnce = 16

/** So many files are pressed as small as can be: more than this site has, fewer than one of thousands of documents. */
const pressedHardest = 300

/**
 * Brotli's quality: 11, and from there on 10 for documents and lists of them (2 % more bytes in two fifths of the time).
 * The window is of 256 KB, which changes no file of a site as large as this one; a wider one takes more memory.
 */
const brotliOf = (file: string, size: number, nth: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: nth > pressedHardest && /\.(?:html|json|xml)$/.test(file) ? 10 : 11,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
})

async function writeTwins(file: string, nth: number): Promise<void> {
  const text = await readFile(file)
  await Promise.all([
    brotli(text, { params: brotliOf(file, text.length, nth) }).then((small) => writeFile(`${file}.br`, small)),
    zip(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

export interface Precompressor {
  /**
   * Begins with a file that is written, by its path in the folder.
   * @throws where another could not be compressed.
   */
  readonly add: (name: string) => void
  /**
   * Begins with every file that was not begun with, and waits for all.
   * @throws where one could not be compressed.
   */
  readonly finish: () => Promise<void>
}

/** Writes a brotli and a gzip twin beside every text file of a folder, as hosts send them, while others are still being made. */
export function createPrecompressor(folder: string): Precompressor {
  const limit = pLimit(atOnce)
  const work = new Map<string, Promise<void>>()
  /** Kept for who asks next: nobody waits for a file while others are made, and a failure that nobody hears of ends Node at once. */
  let failure: Error | undefined
  const expectNoFailure = (): void => {
    if (failure) throw failure
  }
  const add = (name: string): void => {
    expectNoFailure()
    const file = join(folder, normalize(name))
    if (!isText.test(file) || work.has(file)) return
    work.set(file, limit(writeTwins, file, work.size).catch((cause: unknown) => {
      failure ??= new Error(`${file} could not be compressed`, { cause })
    }))
  }
  return {
    add,
    async finish() {
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).forEach(add)
      await Promise.all(work.values())
      expectNoFailure()
    },
  }
}
