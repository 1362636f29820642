import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { IndexList } from '#components/IndexList/IndexList'
import { Picture } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import { WallLabel } from '#components/WallLabel/WallLabel'
import type { HomePage, LinkModel } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './ServiceRooms.css.ts'

type Group = HomePage['groups'][number]
type Words = HomePage['words']['contents']

/** The services as the contents of a book: four rooms, each set differently, its object on the way into the next. */
export function ServiceRooms({ words, groups }: { readonly words: Words; readonly groups: readonly Group[] }) {
  return (
    <section className={styles.rooms}>
      <div className={styles.head}>
        <Container>
          <p className={styles.lede}>{words.lede}</p>
          <div className={styles.shelf}><h2 id="contents" className={styles.word}>{words.title}</h2></div>
        </Container>
      </div>
      {groups.map((group, index) => <ServiceRoom key={group.group} words={words} group={group} first={1 + groups.slice(0, index).flatMap(({ services }) => services).length} />)}
    </section>
  )
}

const steps = { brand: 'start', search: 'end', content: 'none', web: 'none' } as const
/** The two pairs of rooms overlap like sheets; the second of each makes way for the object of the first. */
const paddings = { brand: 'room', search: 'after', content: 'room', web: 'after' } as const

const wide = imageSizes('95vw', '57vw')
const pictureSizes = { brand: imageSizes('90vw', '57vw', '42vw'), search: imageSizes('90vw', '47vw', '42vw'), content: wide, web: wide } as const

function ServiceRoom({ words, group: { group, title, caption, room, picture, services }, first }: { readonly words: Words; readonly group: Group; readonly first: number }) {
  return (
    <div className={styles.place[group]}>
      <Room field={room} padding={paddings[group]} step={steps[group]}>
        <Container>
          <div className={styles.grid}>
            <div className={`${styles.title[group]} ${styles.name}`}><Heading level={3} size="room">{title}</Heading></div>
            <div className={styles.list[group]}>
              {group === 'content'
                ? <Sentence links={services} and={words.and} first={first} />
                : <IndexList links={services} first={first} size={group === 'web' ? 'name' : 'row'} columns={group === 'web' ? 'two' : 'one'} />}
            </div>
            {/* Of a picture that a listener does not have, and before the next group's heading a prelude to it. */}
            <p aria-hidden className={styles.label[group]}><WallLabel title={caption} line={words.objects[group]} /></p>
            <div className={styles.objects[group]}><Picture picture={picture} fit="stand" sizes={pictureSizes[group]} /></div>
          </div>
        </Container>
      </Room>
    </div>
  )
}

/** The same list as one running sentence. */
function Sentence({ links, and, first }: { readonly links: readonly LinkModel[]; readonly and: string; readonly first: number }) {
  return (
    <p className={styles.sentence}>
      {links.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index === links.length - 1 ? `${and} ` : null}
          <span className={styles.whole}>
            <Link to={path} className={styles.phrase}>{title}</Link>
            <sup aria-hidden className={styles.number}>{first + index}</sup>
            {index < links.length - 2 ? ',' : null}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
