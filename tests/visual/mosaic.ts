import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** px of the page that one stone of a mosaic stands for, each way: wider than any noise of fonts and edges. */
const stone = 20

/** A screenshot as the mean colour of each of its squares. */
export interface Mosaic {
  readonly width: number
  readonly height: number
  /** Three bytes a stone, row by row. */
  readonly colours: Uint8Array
}

/** A stone counts as changed from here, of 255 in any channel; so many changed stones are a change. */
const clearly = 22
const fewest = 2
/** A change too faint for that is one if this share of all stones has it: another ground, another text colour. */
const faintly = 6
const share = 0.04

/** Fewer colours, so that what is kept is small. */
const coarse = 4

const stones = (pixels: number): number => Math.max(1, Math.round(pixels / stone))

/** The mosaic of a picture of a page; `scale` is the picture's pixels for each px, one way. */
export async function mosaicOf(picture: Sharp, scale = 1): Promise<Mosaic> {
  const { width = 0, height = 0 } = await picture.metadata()
  const { data, info } = await picture.removeAlpha().resize(stones(width / scale), stones(height / scale), { fit: 'fill', kernel: 'linear' }).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, colours: data.map((value) => Math.min(255, Math.round(value / coarse) * coarse)) }
}

export const encode = ({ width, height, colours }: Mosaic): Promise<Buffer> =>
  sharp(colours, { raw: { width, height, channels: 3 } }).webp({ lossless: true, effort: 6 }).toBuffer()

export async function decode(file: Buffer): Promise<Mosaic> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, colours: data }
}

/** What is different, in words; nothing where it is the same but for noise. */
export function difference(now: Mosaic, accepted: Mosaic): string | undefined {
  if (now.width !== accepted.width) return `is ${now.width * stone} px wide and was ${accepted.width * stone} px`
  // A page that rounds to one stone more or less is compared by what both have.
  if (Math.abs(now.height - accepted.height) > 1) return `is ${now.height * stone} px high and was ${accepted.height * stone} px`
  const rows = Math.min(now.height, accepted.height)
  const changed: { readonly x: number; readonly y: number }[] = []
  let faint = 0
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < now.width; x++) {
      const at = 3 * (y * now.width + x)
      const most = Math.max(...[at, at + 1, at + 2].map((channel) => Math.abs((now.colours[channel] ?? 0) - (accepted.colours[channel] ?? 0))))
      if (most > clearly) changed.push({ x, y })
      if (most > faintly) faint++
    }
  }
  if (changed.length < fewest && faint < share * rows * now.width) return undefined
  if (changed.length < fewest) return `has another colour in ${faint} of ${rows * now.width} squares`
  const [left, right] = [Math.min(...changed.map(({ x }) => x)), Math.max(...changed.map(({ x }) => x)) + 1]
  const [top, bottom] = [Math.min(...changed.map(({ y }) => y)), Math.max(...changed.map(({ y }) => y)) + 1]
  return `looks different in ${changed.length} squares, from ${left * stone}, ${top * stone} to ${right * stone}, ${bottom * stone} px`
}
