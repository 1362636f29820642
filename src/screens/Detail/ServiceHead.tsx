import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs'
import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Picture } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import type { ServicePage } from '#content/page'
import { clearStep } from '#tokens/clear'
import { imageSizes } from '#tokens/imageSizes'
import { hangsWithin, wordStep } from '#tokens/word'
import * as styles from './ServiceHead.css.ts'

/** The widest line that stands as one on a tablet; wider words break into their parts. */
const oneLine = wordStep('Photography')

/** As much of a line as the text below it may be wide. */
const overText = 0.42

/** The service's giant word, sized by measurement, and its object, which stands across the word and the room's edge. */
export function ServiceHead({ page }: { readonly page: ServicePage }) {
  const { words, title, word, section, lead, enquiry, picture, clear, isBroad, room } = page
  const each = word.split(' ')
  const parts = Math.max(...each.map(wordStep))
  const whole = wordStep(word)
  const lines = whole <= oneLine || whole === parts ? 'one' : 'two'
  const isDeep = hangsWithin(overText, lines === 'one' ? word : each.at(-1) ?? word)
  return (
    <Room field={room} padding="head">
      <Container>
        <Breadcrumbs label={words.breadcrumbs.label} trail={[{ title: words.breadcrumbs.home, to: '/' }]} here={section} />
        <div className={styles.stage}>
          <div className={`${styles.narrow[parts]} ${styles.wide[lines === 'one' ? whole : parts]} ${styles.grid[lines]} ${isDeep ? styles.deep : ''}`}>
            <h1 className={`${styles.word[lines]} ${/^[AVWY]/.test(word) ? styles.slanted : ''}`}>{title.startsWith(word) ? <>{word}{word === title ? null : <span className={hidden}>{title.slice(word.length)}</span>}</> : (
              // Who hears the heading hears the name alone: the word is part of it, or says the same.
              <><span aria-hidden>{word}<span className={hidden}>: </span></span><span className={hidden}>{title}</span></>
            )}</h1>
            <div className={styles.words}>
              <div className={styles.lead}>
                {/* The heading has it whole for who hears it. */}
                {word === title ? null : <div aria-hidden><Text tone="strong">{title}</Text></div>}
                <Text size="lead">{lead}</Text>
              </div>
              {/* Spelled so on purpose (specification, section 2). */}
              <div className={styles.ask}><ButtonLink tone="solid" to="/contactUs" search={{ service: enquiry.join(',') }}>{words.ask}</ButtonLink></div>
            </div>
            <div className={`${styles.object[lines === 'one' && isBroad ? 'broad' : lines]} ${styles.clear[clearStep(clear)]}`}>
              <Picture picture={picture} first fit="stand" sizes={imageSizes('95vw', '57vw', '52vw')} />
            </div>
          </div>
        </div>
      </Container>
    </Room>
  )
}
