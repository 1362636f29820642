import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import type { HomePage } from '#content/page'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  readonly slides: HomePage['slides']
  readonly words: HomePage['slider']
}

export function Hero({ slides }: HeroProps) {
  const [slide] = slides
  if (!slide) return null
  return (
    <Room field={slide.room} padding="none">
      <div className={styles.hero}>
        <Container>
          <div className={styles.grid}>
            <div className={styles.words}>
              <Heading level={1} size="hero">{slide.title}</Heading>
              <p className={styles.description}>{slide.description}</p>
              <ButtonLink tone="signal" to={slide.action.to}>{slide.action.label}</ButtonLink>
            </div>
            <Cutout picture={slide.picture} first lean="below" sizes="(min-width: 1024px) 50vw, 100vw" />
          </div>
        </Container>
      </div>
    </Room>
  )
}
