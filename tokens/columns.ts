import { space } from './contract.css'

/** A grid of one column, which is never wider than what it stands in: on phones, and where there is one. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** On paper the same by other means: between the rows of grids within grids browsers part a heading from its words. */
export const paperColumn = { print: { display: 'flex', flexDirection: 'column' } } as const

/** The page's grid on tablets and wider: twelve equal columns, a gutter apart. */
export const twelveColumns = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.gutter } as const
