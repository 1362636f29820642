import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { WallLabel } from '#components/WallLabel/WallLabel'
import type { QuoteModel } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './About.css.ts'

/** Where the voices hang, in the order in which they are read. */
const loud = ['loudLeft', 'loudRight'] as const
const soft = ['innerLeft', 'innerRight', 'left', 'right'] as const

export interface VoicesProps {
  readonly title: string
  /** Says under it whose words they are. */
  readonly note: string
  readonly quotes: readonly QuoteModel[]
}

/** What clients say, composed like a wall: the few large words beside a portrait, the others in pairs between them. */
export function Voices({ title, note, quotes }: VoicesProps) {
  const isLoud = quotes.map(({ isShort }) => isShort)
  const softOnes = isLoud.filter((each) => !each).length
  const before = (index: number): number => isLoud.slice(0, index).filter((each) => each === isLoud[index]).length
  return (
    <Room field="paper" padding="none">
      <Container>
        <div className={styles.title}>
          <Heading level={2} size="section" id="quotes">{title}</Heading>
          <Text size="small" tone="muted">{note}</Text>
        </div>
        <div className={styles.voices}>
          {quotes.map(({ words, job, client, portrait, isShort }, index) => {
            const label = <WallLabel title={job} line={client} />
            const face = { ...portrait, alt: '' }
            if (isShort) {
              const place = loud[before(index) % loud.length] ?? 'loudLeft'
              return (
                <div key={words} className={styles.voice[place]}>
                  <div className={styles.portrait[place]}><Picture picture={face} sizes={imageSizes('60vw', '25vw', '33vw')} /></div>
                  <Quote words={words} size="large" caption={label} />
                </div>
              )
            }
            const nth = before(index)
            // One that is left without another beside it has the wall to itself.
            const place = nth === softOnes - 1 && nth % 2 === 0 ? 'last' : soft[nth % soft.length] ?? 'last'
            return (
              <div key={words} className={styles.voice[place]}>
                <Quote words={words} size={place === 'last' ? 'modest' : 'small'} caption={label} portrait={face} />
              </div>
            )
          })}
        </div>
      </Container>
    </Room>
  )
}
