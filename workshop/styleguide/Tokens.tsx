import { Text } from '#components/Text/Text'
import * as roomStyles from '#components/Room/Room.css'
import * as theme from '#tokens/brand'
import { breakpoint } from '#tokens/breakpoints'
import { contrast, pairsOf } from '#tokens/contrast'
import { palette } from '#tokens/palette'
import * as styles from './Tokens.css.ts'

const keys = <Thing extends object>(thing: Thing): (keyof Thing & string)[] => Object.keys(thing).filter((key): key is keyof Thing & string => key in thing)

const ratio = (one: string, other: string): string => `${contrast(one, other).toFixed(1)} : 1`

export function Palette() {
  return (
    <ul role="list" className={styles.swatches}>
      {keys(palette).map((hue) => (
        <li key={hue}>
          <div className={styles.hue[hue]} />
          <div className={styles.name}>{hue}</div>
          <div className={styles.value}>{palette[hue]}</div>
        </li>
      ))}
    </ul>
  )
}

export function Rooms() {
  return (
    <ul role="list" className={styles.rooms}>
      {keys(theme.color.room).map((room) => {
        const { field, text } = theme.color.room[room]
        return (
          <li key={room} className={`${roomStyles.field[room]} ${styles.room}`}>
            <span className={styles.roomName}>{room}</span>
            <span className={styles.roomLine}>{ratio(text, field)}</span>
          </li>
        )
      })}
    </ul>
  )
}

export function Contrasts() {
  const outside = pairsOf(theme.color)
  return (
    <table className={styles.table}>
      <thead><tr><th scope="col">pair</th><th scope="col">sample</th><th scope="col">is</th><th scope="col">at least</th></tr></thead>
      <tbody>
        {outside.map(({ what, one, other, least }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td><Pair one={one} other={other} /></td>
            <td>{ratio(one, other)}</td>
            <td>{least} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Two bands of colour, drawn: their values come with the theme. */
function Pair({ one, other }: { readonly one: string; readonly other: string }) {
  return (
    <svg viewBox="0 0 6 2" className={styles.pair} aria-hidden focusable={false}>
      <path d="M0 0h6v2H0z" fill={other} />
      <path d="M1 .5h4v1H1z" fill={one} />
    </svg>
  )
}

export function Type() {
  return (
    <>
      <ul role="list" className={styles.families}>
        {keys(styles.family).map((family) => (
          <li key={family}>
            <div className={styles.family[family]}>Objects stand on the page</div>
            <div className={styles.value}>{family}</div>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.scale}>
        {keys(styles.fontSize).map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.label}><span className={styles.name}>{step}</span> <span className={styles.value}>{theme.font.size[step]}</span></p>
            <div className={styles.fontSize[step]}>Lark</div>
          </li>
        ))}
      </ul>
      <Figures groups={{ leading: theme.font.leading, tracking: theme.font.tracking, weight: theme.font.weight, hang: theme.font.hang, word: theme.font.word }} />
    </>
  )
}

export function Spaces() {
  return (
    <ul role="list" className={styles.bars}>
      {keys(styles.spaceWidth).map((step) => (
        <li key={step} className={styles.bar}>
          <p className={styles.label}><span className={styles.name}>{step}</span> <span className={styles.value}>{theme.space[step]}</span></p>
          <div className={styles.spaceWidth[step]} />
        </li>
      ))}
    </ul>
  )
}

export function Sizes() {
  return (
    <ul role="list" className={styles.bars}>
      {keys(styles.sizeWidth).map((step) => (
        <li key={step} className={styles.bar}>
          <p className={styles.label}><span className={styles.name}>{step}</span> <span className={styles.value}>{theme.size[step]}</span></p>
          <div className={styles.sizeWidth[step]} />
        </li>
      ))}
    </ul>
  )
}

export function Shapes() {
  return (
    <ul role="list" className={styles.swatches}>
      {keys(styles.corner).map((name) => <li key={name}><div className={styles.corner[name]} /><div className={styles.name}>{name}</div><div className={styles.value}>{theme.radius[name]}</div></li>)}
      {keys(styles.shade).map((name) => <li key={name}><div className={styles.shade[name]} /><div className={styles.name}>{name}</div><div className={styles.value}>{theme.shadow[name]}</div></li>)}
    </ul>
  )
}

export function Motion() {
  return (
    <>
      <ul role="list" className={styles.bars}>
        {keys(styles.movement).map((name) => (
          <li key={name} className={styles.moving}>
            <p className={styles.label}><span className={styles.name}>{name}</span> <span className={styles.value}>{theme.motion[name]}</span></p>
            <div className={styles.way}><div className={styles.movement[name]} /></div>
          </li>
        ))}
      </ul>
      <Figures groups={{ 'page transition': { page: theme.motion.page, pageRise: theme.motion.pageRise } }} />
    </>
  )
}

export function Layers() {
  const layers = Object.fromEntries(Object.entries(theme.layer).toSorted(([, one], [, other]) => Number(other) - Number(one)))
  return <Figures groups={{ 'layers, the highest first': layers, 'breakpoints, px': breakpoint }} />
}

function Figures({ groups }: { readonly groups: Readonly<Record<string, object>> }) {
  return (
    <div className={styles.groups}>
      {Object.entries(groups).map(([title, values]) => (
        <div key={title}>
          <Text tone="muted" size="small">{title}</Text>
          <dl className={styles.figures}>
            {Object.entries(values).map(([name, value]) => <div key={name} className={styles.figure}><dt className={styles.name}>{name}</dt><dd className={styles.value}>{String(value)}</dd></div>)}
          </dl>
        </div>
      ))}
    </div>
  )
}
