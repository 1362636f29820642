import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import * as room from '#components/Room/Room.css'
import type { SlideModel } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Hero.css.ts'

/** One room of the hero: what is said, the way on, and the object that acts on it. */
export function HeroSlide({ slide: { title, subtitle, description, action, picture, room: field }, isFirst }: { readonly slide: SlideModel; readonly isFirst: boolean }) {
  return (
    <div className={`${styles.slide} ${room.field[field]}`}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.title}><Heading level={2} size="hero">{title}</Heading></div>
          <div className={styles.words}>
            <p className={styles.subtitle}>{subtitle}</p>
            <p className={styles.description}>{description}</p>
            <ButtonLink tone="signal" to={action.to}>{action.label}</ButtonLink>
          </div>
          <div className={isFirst ? styles.speaking : styles.object}>
            <Picture picture={picture} first={isFirst} fit="stand" sizes={imageSizes('95vw', '64vw', isFirst ? '67vw' : '57vw')} />
          </div>
        </div>
      </Container>
    </div>
  )
}
