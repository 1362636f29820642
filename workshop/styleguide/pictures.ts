import pictures from '../../src/content/pictures.json'
import type { PictureSource } from '#components/Picture/Picture'

const named = (name: keyof typeof pictures): PictureSource => ({ name, ...pictures[name], alt: '' })

/** Of the site's own pictures, a few that stand for all. */
export const bell = named('object-bell')
export const envelope = named('object-envelope')
export const lifebuoy = named('object-lifebuoy')
export const field = named('panel-field')
export const portrait = named('portrait-3')
export const pictured = named('service-seo')
