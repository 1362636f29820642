import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { decode, difference, encode, mosaicOf } from '../visual/mosaic.ts'

/** A page of 800 × 600 px with a headline's worth of bars, as a browser would photograph it. */
const page = async (ground: string, bars: readonly number[], shift = 0): Promise<Sharp> =>
  sharp(await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="${ground}" d="M0 0h800v600H0z"/>${bars.map((x) => `<path d="M${x + shift} 100h12v60h-12z"/>`).join('')}</svg>`)).jpeg({ quality: 90 }).toBuffer())

const bars = [100, 140, 180, 220, 260]
const accepted = mosaicOf(await page('#F7F2E9', bars))

test('what was accepted is kept as it is', async () => {
  expect(difference(await decode(await encode(await accepted)), await accepted)).toBeUndefined()
})

test.each([
  ['edges that another machine smooths otherwise', '#F7F2E9', bars, 0.3],
  ['a colour that is one step beside', '#F6F2E9', bars, 0],
])('is no change: %s', async (_what, ground, shown, shift) => {
  expect(difference(await mosaicOf(await page(ground, shown, shift)), await accepted)).toBeUndefined()
})

test.each([
  ['a letter that is missing', '#F7F2E9', bars.slice(1), 0, /looks different in \d+ squares, from 80, 100/],
  ['words that stand elsewhere', '#F7F2E9', bars, 14, /looks different/],
  ['another ground', '#E9DFCF', bars, 0, /another colour|looks different/],
])('is a change: %s', async (_what, ground, shown, shift, said) => {
  expect(difference(await mosaicOf(await page(ground, shown, shift)), await accepted)).toMatch(said)
})

test('a page that has grown is a change', async () => {
  const { width, height, colours } = await accepted
  expect(difference({ width, height: height + 2, colours }, await accepted)).toBe('is 640 px high and was 600 px')
})
