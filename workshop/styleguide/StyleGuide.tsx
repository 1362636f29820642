import { Container } from '#components/Container/Container'
import { Contents } from '#components/Contents/Contents'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import { specimens } from './specimens.tsx'
import * as styles from './StyleGuide.css.ts'
import { Contrasts, Layers, Motion, Palette, Rooms, Shapes, Sizes, Spaces, Type } from './Tokens.tsx'

const chapters = [
  { id: 'palette', title: 'Palette', lede: 'Raw hues. Styles name a role of the theme.', content: <Palette /> },
  { id: 'rooms', title: 'Rooms', lede: 'A flat field of one colour; what stands in it takes its colours from it.', content: <Rooms /> },
  { id: 'contrast', title: 'Contrast', lede: 'Every pair that meets, with what the tests ask of it.', content: <Contrasts /> },
  { id: 'type', title: 'Type', lede: 'Fluid between a phone and a desk; three families, three jobs.', content: <Type /> },
  { id: 'space', title: 'Space', lede: 'From a hair to a room.', content: <Spaces /> },
  { id: 'size', title: 'Sizes', lede: 'What fingers need, and what holds text.', content: <Sizes /> },
  { id: 'shape', title: 'Radius and shadow', lede: 'Square, or round; flat, or lifted.', content: <Shapes /> },
  { id: 'motion', title: 'Motion', lede: 'Point at a row to see it. All of it is off with reduced motion.', content: <Motion /> },
  { id: 'layers', title: 'Layers', lede: 'What stands above what.', content: <Layers /> },
]

const parts = Object.entries(specimens)

/** Every token and every part, from the sources that the site itself is made of. */
export function StyleGuide() {
  return (
    <>
      <header>
        <Room field="butter" padding="room">
          <Container>
            <Heading level={1} size="hero">Style guide</Heading>
            <Text size="lead"><Statement>{`${chapters.length} chapters of tokens and ${parts.length} parts: *all that the pages are made of.*`}</Statement></Text>
          </Container>
        </Room>
      </header>
      <div className={styles.page}>
        <div className={styles.contents}>
          <Contents title="In this guide" entries={[...chapters.map(({ id, title }) => ({ id, title })), { id: 'parts', title: 'Parts' }]} />
        </div>
        <main id="main" className={styles.main}>
          {chapters.map(({ id, title, lede, content }) => (
            <section key={id} aria-labelledby={id} className={styles.chapter}>
              <Heading level={2} size="section" id={id}>{title}</Heading>
              <div className={styles.lede}><Text tone="muted">{lede}</Text></div>
              {content}
            </section>
          ))}
          <section aria-labelledby="parts" className={styles.chapter}>
            <Heading level={2} size="section" id="parts">Parts</Heading>
            <div className={styles.lede}><Text tone="muted">The few that every screen is made of, each with its closed set of looks.</Text></div>
            <ul role="list" className={styles.index}>
              {parts.map(([name]) => <li key={name}><a href={`#${name}`} className={styles.indexLink}>{name}</a></li>)}
            </ul>
            {parts.map(([name, specimen]) => (
              <section key={name} aria-labelledby={name} className={styles.part}>
                <Heading level={3} size="name" id={name}>{name}</Heading>
                <div className={styles.specimen}>{specimen}</div>
              </section>
            ))}
          </section>
        </main>
      </div>
    </>
  )
}
