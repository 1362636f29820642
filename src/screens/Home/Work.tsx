import { QuietLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { Wall } from '#components/Wall/Wall'
import type { HomePage } from '#content/page'
import * as styles from './Work.css.ts'

/** How many projects there are, standing on the wall on which some of them hang. */
export function Work({ words, tiles }: { readonly words: HomePage['words']['work']; readonly tiles: HomePage['tiles'] }) {
  return (
    <Room field="paper" padding="afterOnly">
      <Container>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size="section" id="work">{words.title}</Heading>
            <Text size="lead">{words.lede}</Text>
            <QuietLink to="/portfolio">{words.all}</QuietLink>
          </div>
          <span aria-hidden className={styles.count}>{words.count}</span>
        </div>
      </Container>
      <Wall tiles={tiles} />
    </Room>
  )
}
