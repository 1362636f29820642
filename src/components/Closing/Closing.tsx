import { ButtonLink } from '#components/Button/ButtonLink'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import type { PictureSource } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Closing.css.ts'

export interface ClosingProps {
  readonly words: { readonly title: string; readonly lede: string; readonly action: string }
  readonly picture: PictureSource
  readonly email: string
  readonly telephone: { readonly shown: string; readonly href: string }
  /** The services that the enquiry starts with. */
  readonly enquiry?: readonly string[]
}

/** The last room of a page that no other object leads: the one action. */
export function Closing({ words, picture, email, telephone, enquiry = [] }: ClosingProps) {
  return (
    <>
      <Room field="sky" padding="room">
        <Container>
          <div className={styles.grid}>
            <div className={styles.words}>
              <Heading level={2} size="title" id="closing">{words.title}</Heading>
              <Text size="lead">{words.lede}</Text>
              {/* Spelled so on purpose (specification, section 2). */}
              <ButtonLink tone="signal" to="/contactUs" search={enquiry.length > 0 ? { service: enquiry.join(',') } : {}}>{words.action}</ButtonLink>
              <div className={styles.contact}>
                <a href={`mailto:${email}`} className={styles.link}>{email}</a>{' '}
                <a href={telephone.href} className={styles.link}>{telephone.shown}</a>
              </div>
            </div>
            <div className={styles.object}><Picture picture={picture} fit="stand" sizes={imageSizes('95vw', '57vw')} /></div>
          </div>
        </Container>
      </Room>
      <div className={styles.sill} />
    </>
  )
}
