import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePages } from '#content/pages'
import { channelsOf } from '#tokens/contrast'
import { color } from '#tokens/themes/larkhythe'
import { gatherContent } from '../../src/siteContent.ts'

/** How far a channel may be from the colour it stands for, of 255: what a picture loses when it is packed. */
const lost = 3

const uncut = makePages(gatherContent()).flatMap(({ path, model }) => ('subject' in model && model.subject === 'uncut' ? [{ ...model, path }] : []))

test.each(uncut)('the drawing of $path, which stands uncut in its tile, has its room’s colour in both upper corners: the tile goes on there', async ({ room, picture: { name, hash, widths, webp } }) => {
  const wanted = channelsOf(color.room[room].field)
  for (const file of [`${widths[0]}.avif`, `${webp}.webp`]) {
    const { data, info } = await sharp(`public/pictures/${name}.${hash}-${file}`).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const corner of [0, info.width - 1]) {
      const far = wanted.map((channel, index) => Math.abs((data[corner * info.channels + index] ?? 0) - channel))
      expect(Math.max(...far), `${room} is ${wanted.join(', ')}`).toBeLessThanOrEqual(lost)
    }
  }
})
