/**
 * The ten people of the testimonials, in their order, put together by hand from the parts of Notionists
 * by Zoish (CC0 1.0) and coloured: ground, clothes, skin and hair are each person's own.
 */
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { palette as c } from './kit/palette.mjs'

const skin = { deep: '#6B432E', brown: '#95633F', tan: '#C98F63', fair: '#EDBE98', pale: '#F6D3B5' }
const hair = { black: c.ink, brown: '#5B3320', auburn: '#9A4A22', grey: '#8D857A', silver: '#CFC8BC' }

const variant = (number) => [`variant${String(number).padStart(2, '0')}`]

/**
 * Every number is a variant of Notionists; a person without `glasses` or `beard` has none. `hat` keeps its lines;
 * `bare` is skin beyond the head's own shape, where hair or beard would leave the ground to be seen.
 */
const people = [
  { name: 'portrait-1', ground: c.mint, clothes: c.vermilion, skin: skin.brown, hair: hair.black, parts: { hair: 30, body: 13, lips: 23, nose: 12, eyes: 5, brows: 12, glasses: 11 } },
  { name: 'portrait-2', ground: c.butter, clothes: c.white, skin: skin.tan, hair: c.cobaltDeep, hat: true, bare: 'M836 534L922 456L1012 534z', parts: { hair: 61, body: 20, lips: 22, nose: 20, eyes: 5, brows: 4, beard: 2 } },
  { name: 'portrait-3', ground: c.sky, clothes: c.butter, skin: skin.pale, hair: hair.auburn, parts: { hair: 47, body: 23, lips: 14, nose: 16, eyes: 5, brows: 5 } },
  { name: 'portrait-4', ground: c.blush, clothes: c.paper, skin: skin.fair, hair: hair.brown, bare: 'M1060 570L1080 530L1122 560L1110 630zM940 1104H1032L1006 1150H940z', parts: { hair: 22, body: 11, lips: 23, nose: 19, eyes: 5, brows: 7, beard: 2 } },
  { name: 'portrait-5', ground: c.lilac, clothes: c.coral, skin: skin.deep, hair: hair.black, bare: 'M976 544L1026 484L1072 564z', parts: { hair: 20, body: 16, lips: 3, nose: 13, eyes: 5, brows: 12 } },
  { name: 'portrait-6', ground: c.sand, clothes: c.white, skin: skin.tan, hair: c.pine, parts: { hair: 63, body: 12, lips: 23, nose: 16, eyes: 5, brows: 5 } },
  { name: 'portrait-7', ground: c.coral, clothes: c.mint, skin: skin.pale, hair: hair.silver, beardHair: hair.grey, bare: 'M1036 580L1096 512L1118 604H1080z', parts: { hair: 35, body: 7, lips: 22, nose: 20, eyes: 4, brows: 4, glasses: 8, beard: 6 } },
  { name: 'portrait-8', ground: c.mint, clothes: c.sky, skin: skin.deep, hair: hair.black, parts: { hair: 5, body: 19, lips: 3, nose: 12, eyes: 5, brows: 8 } },
  { name: 'portrait-9', ground: c.butter, clothes: c.lilac, skin: skin.fair, hair: hair.grey, parts: { hair: 4, body: 21, lips: 17, nose: 13, eyes: 5, brows: 4, glasses: 3 } },
  { name: 'portrait-10', ground: c.sky, clothes: c.white, skin: skin.pale, hair: c.vermilion, beardHair: hair.auburn, hat: true, parts: { hair: 0, body: 25, lips: 22, nose: 19, eyes: 4, brows: 7, beard: 9 } },
]

/** The groups of an avatar, in the order in which Notionists draws them. */
const groupsOf = (svg) => svg.match(/<g transform="translate\([^)]*\)">.*?<\/g>(?=<g transform|<\/g><\/svg>)/gs)

function portrait({ ground, clothes, skin: tone, hair: shade, beardHair = shade, hat = false, bare, parts }) {
  const svg = createAvatar(notionists, {
    hair: parts.hair === 0 ? ['hat'] : variant(parts.hair),
    body: variant(parts.body),
    lips: variant(parts.lips),
    nose: variant(parts.nose),
    eyes: variant(parts.eyes),
    brows: variant(parts.brows),
    glasses: variant(parts.glasses ?? 1),
    glassesProbability: parts.glasses ? 100 : 0,
    beard: variant(parts.beard ?? 1),
    beardProbability: parts.beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString()
  const [head, body, top, lips, beard, ...face] = groupsOf(svg)
  const lined = (part) => part.replaceAll('#000', c.ink)
  const drawn = [
    bare ? `<path d="${bare}" fill="${tone}"/>` : '',
    lined(head.replace('#fff', tone)),
    lined(body.replace('#fff', clothes)),
    top.replaceAll('#000', hat ? c.ink : shade).replaceAll('#fff', shade),
    lined(lips),
    beard.replaceAll('#000', hat && beardHair === shade ? c.ink : beardHair),
    ...face.map(lined),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="176 180 1380 1380" fill="none"><path d="M176 180h1380v1380H176z" fill="${ground}"/>${drawn.join('')}</svg>\n`
}

export const drawings = Object.fromEntries(people.map((person) => [person.name, portrait(person)]))
