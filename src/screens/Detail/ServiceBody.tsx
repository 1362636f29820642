import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import type { DetailPage } from '#content/page'
import * as styles from './Detail.css.ts'

export function ServiceBody({ page }: { readonly page: DetailPage }) {
  return (
    <>
      <Room field="paper" padding="sectionAfter">
        <Container>
          <div className={styles.statement}><Heading level={2} size="statement"><Statement>{page.statement}</Statement></Heading></div>
          <div className={styles.columns}>
            {page.parts.map((part) => part.kind === 'prose' ? (
              <div key={part.id} className={styles.part}>
                <Heading level={3} size="accent">{part.title}</Heading>
                {part.paragraphs.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
              </div>
            ) : null)}
          </div>
          <Heading level={2} size="section" id="included">{page.words.included}</Heading>
          <ul role="list" className={styles.points}>
            {page.includes.map(({ name, text }) => (
              <li key={name} className={styles.point}>
                <h3 className={styles.pointName}>{name}</h3>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        </Container>
      </Room>
      <Room field="coral" padding="room" step="start">
        <Container>
          <Quote words={page.quote} size="large" caption={page.words.belief} />
          <div className={styles.pictures}>
            {page.pictures.map((picture) => <Picture key={picture.name} picture={picture} sizes="(min-width: 768px) 45vw, 90vw" />)}
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="section">{null}</Room>
    </>
  )
}
