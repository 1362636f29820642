import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import type { RoomProps } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import { WallLabel } from '#components/WallLabel/WallLabel'
import type { ServicePage } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './ServiceBody.css.ts'

/** The room that goes with the page's own: a louder or a darker sheet of paper. */
const partners: Record<ServicePage['room'], RoomProps['field']> = {
  mint: 'pine', pine: 'mint', blush: 'coral', coral: 'plum', lilac: 'plum', plum: 'lilac', sky: 'cobalt', cobalt: 'sky', butter: 'coral', sand: 'coral',
}

export function ServiceBody({ page }: { readonly page: ServicePage }) {
  const { words, statement, parts, includes, quote, room, pictures: [picture] } = page
  return (
    <>
      <Room field="paper" padding="sectionAfter">
        <Container>
          <p className={styles.statement} data-optical=""><Statement>{statement}</Statement></p>
          <div className={styles.parts}>
            {parts.map(({ id, title, paragraphs }) => (
              <div key={id} className={styles.part}>
                <Heading level={2} size="accent">{title}</Heading>
                {paragraphs.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
              </div>
            ))}
          </div>
          <section className={styles.included}>
            <Heading level={2} size="accent" id="included">{words.included}</Heading>
            <ul role="list" className={styles.points}>
              {includes.map(({ name, text }) => (
                <li key={name} className={styles.point}>
                  <Heading level={3} size="statement">{name}</Heading>
                  <Text>{text}</Text>
                </li>
              ))}
            </ul>
          </section>
        </Container>
      </Room>
      <Room field={partners[room]} padding="room" step="start">
        <Container>
          <div className={styles.belief}>
            <Quote words={quote} size="large" caption={<span className={styles.caption}><WallLabel title={words.belief} line={words.believedOf} /></span>} />
            {picture ? <div className={styles.object}><Picture picture={picture} fit="stand" sizes={imageSizes('90vw', '58vw', '42vw')} /></div> : null}
          </div>
        </Container>
      </Room>
    </>
  )
}
