import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import type { HomePage } from '#content/page'
import * as styles from './Opening.css.ts'

/** What a hythe is, and how the agency goes about its work. */
export function Opening({ words, story }: { readonly words: HomePage['words']['story']; readonly story: HomePage['story'] }) {
  return (
    <Room field="paper" padding="sectionAfter">
      <Container>
        <p className={styles.statement}><Statement>{words.statement}</Statement></p>
        <div className={styles.story}>
          <div className={styles.heading}><Heading level={2} size="accent" id="story">{words.title}</Heading></div>
          {story.map(({ title, subtitle, line }) => (
            <div key={title} className={styles.block}>
              <p className={styles.subtitle}>{subtitle}</p>
              <Heading level={3} size="row">{title}</Heading>
              <Text tone="muted">{line}</Text>
            </div>
          ))}
        </div>
      </Container>
    </Room>
  )
}
