import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { across } from '#tokens/across'
import { from, prefers } from '#tokens/breakpoints'
import { oneColumn, paperColumn, twelveColumns } from '#tokens/columns'
import { color, font, ground, size, space } from '#tokens/contract.css'
import { display } from '#tokens/display'
import { italic } from '#tokens/italic'

export const head = style({ paddingBlockStart: space.huge, paddingBlockEnd: space.l, '@media': { [from.desktop]: { paddingBlockEnd: space.xl } } })

/** The river: the words stand in it, the object on its bank. */
export const river = style({ display: 'grid', '@media': { [from.tablet]: { ...twelveColumns, alignItems: 'end' } } })
export const lede = style({
  paddingBlock: `${space.room} ${space.l}`,
  ...display,
  fontSize: font.size.name,
  lineHeight: font.leading.row,
  letterSpacing: font.tracking.row,
  textWrap: 'balance',
  // Chromium evens out six lines at most: with the room up to the bank it takes no more.
  '@media': { [from.tablet]: { gridColumn: '1 / span 6', paddingBlock: space.xl, marginInlineEnd: `calc(-1 * ${space.xl})` }, [from.desktop]: { gridColumn: '1 / span 5' } },
})
export const object = style({ '@media': { [from.tablet]: { gridColumn: '7 / span 6' }, [from.desktop]: { gridColumn: '6 / span 7', marginBlockStart: `calc(-1 * ${space.section})` } } })

export const story = style({ borderBlockStart: `${size.rule} solid ${ground.text}`, marginBlockStart: space.xxl })
export const block = style({
  ...oneColumn,
  gap: space.m,
  paddingBlockStart: space.xl,
  borderBlockEnd: `${size.line} solid ${ground.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '7fr 5fr', columnGap: space.xl }, [from.desktop]: { ...twelveColumns, paddingBlockStart: space.xxl } },
})
export const blockSubtitle = style({ ...italic, marginBlockEnd: space.s, fontSize: font.size.lead, lineHeight: font.leading.row })
export const blockTitle = style({ containerType: 'inline-size', '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: '1 / span 5', paddingBlockEnd: space.xxl } } })
/** On a small desktop a little smaller: no word of its longest line goes to a line of its own, or comes close to the text beside it. */
globalStyle(`${blockTitle} h3`, { fontSize: `min(${font.size.section}, ${across(0.17)})`, '@media': { [from.wide]: { paddingInlineEnd: space.l } } })
export const blockText = style({ '@media': { [from.tablet]: { paddingBlockEnd: space.xl }, [from.desktop]: { gridColumn: '6 / span 4', paddingBlockEnd: space.xxl } } })
/** Stands on the row's lower line. */
export const blockObject = style({
  width: '60%',
  marginInlineStart: 'auto',
  '@media': {
    [from.tablet]: { width: '100%', alignSelf: 'end' },
    [from.desktop]: { gridColumn: '10 / span 3', width: `calc(100% + .5 * ${space.huge})`, marginBlockStart: `calc(-1 * ${space.xxl})`, marginInlineStart: 0 },
  },
})

/** The way a piece of work goes, as steps out of the water: each stands higher than the last. */
export const stairs = style({
  ...oneColumn,
  marginBlockStart: space.xxl,
  borderBlockEnd: `${space.huge} solid ${color.room.sky.field}`,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }, [prefers.forcedColors]: { borderBlockEnd: 'none' }, print: { borderBlockEnd: 'none' } },
})
const stair = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: `${space.l} ${space.margin} ${space.xl} ${space.l}`,
  background: color.room.sand.field,
  borderBlockStart: `${size.rule} solid ${color.text}`,
  '@media': { [from.desktop]: { paddingInlineEnd: space.xl } },
})
const rise = (steps: number) => ({
  marginInlineStart: `calc(${space.margin} + ${8 * (3 - steps)}%)`,
  '@media': { [from.desktop]: { marginInlineStart: 0, marginBlockStart: `calc(${3 - steps} * ${space.room})` } },
})
export const step = [
  style([stair, rise(0), { '@media': { [from.desktop]: { paddingInlineStart: space.edge } } }]),
  style([stair, rise(1)]),
  style([stair, rise(2)]),
  style([stair, rise(3), { '@media': { [from.desktop]: { paddingInlineEnd: space.edge } } }]),
]
export const stepWhen = style({ ...italic, fontSize: font.size.lead, lineHeight: font.leading.row })

/** A title and whose words they are. */
export const title = style({ ...oneColumn, gap: space.m, '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } } })

/** A wall of voices: few words large, beside whoever said them; the others in pairs that never stand level. */
export const voices = style({ ...oneColumn, rowGap: space.huge, paddingBlockStart: space.huge, '@media': { [from.tablet]: twelveColumns, [from.desktop]: { rowGap: space.room }, ...paperColumn } })

const loud = style({ ...oneColumn, gap: space.l, gridColumn: '1 / -1', '@media': { [from.tablet]: { alignItems: 'end', columnGap: space.xxl }, [from.wide]: { columnGap: space.huge }, print: { breakInside: 'avoid' } } })
const soft = (tablet: string, desktop: string) => style({ '@media': { [from.tablet]: { gridColumn: tablet, alignSelf: 'start' }, [from.desktop]: { gridColumn: desktop } } })
const lower = style({ '@media': { [from.tablet]: { marginBlockStart: space.section } } })

export const voice = styleVariants({
  loudLeft: [loud, { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 7fr)' }, [from.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } } }],
  loudRight: [loud, { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 2fr)' }, [from.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } } }],
  left: [soft('1 / span 6', '1 / span 5')],
  right: [soft('7 / span 6', '7 / span 5'), lower],
  innerLeft: [soft('1 / span 6', '2 / span 5')],
  innerRight: [soft('7 / span 6', '8 / span 5'), lower],
  last: [soft('2 / span 10', '3 / span 8')],
})
/** Runs off the page's edge. */
export const portrait = styleVariants({
  loudLeft: { width: '66%', marginInlineStart: `calc(-1 * ${space.edge})`, '@media': { [from.tablet]: { width: `calc(100% + ${space.edge})` } } },
  loudRight: {
    width: '66%',
    justifySelf: 'end',
    marginInlineEnd: `calc(-1 * ${space.edge})`,
    '@media': { [from.tablet]: { width: `calc(100% + ${space.edge})`, order: 1 } },
  },
})

export const logos = style({ marginBlockStart: space.xl })
