import { space } from './contract.css'

/** The page's grid on tablets and wider: twelve equal columns, a gutter apart. */
export const twelveColumns = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.gutter } as const
