import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { LogoRow } from '#components/LogoRow/LogoRow'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { WallLabel } from '#components/WallLabel/WallLabel'
import brandsSprite from '#content/logos/brands.svg'
import type { HomePage } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Praise.css.ts'

export interface PraiseProps {
  readonly words: Pick<HomePage['words'], 'quotes' | 'brands'>
  readonly quotes: HomePage['quotes']
  readonly brands: HomePage['brands']
}

/** Three clients in few words, then the marks of ten. */
export function Praise({ words, quotes, brands }: PraiseProps) {
  const [first, ...others] = quotes
  return (
    <>
      <div className={styles.place}>
        <Room field="coral" padding="none" step="end">
          <Container>
            <div className={styles.grid}>
              <div className={styles.heading}><Heading level={2} size="accent" id="quotes">{words.quotes.title}</Heading></div>
              {first ? (
                <>
                  <div className={styles.first}><Quote words={first.words} size="large" caption={<WallLabel title={first.job} line={first.client} />} /></div>
                  <div className={styles.portrait}><Picture picture={first.portrait} sizes={imageSizes('70vw', '40vw', '38vw')} /></div>
                </>
              ) : null}
              <div className={styles.others}>
                {others.map(({ words: said, job, client, portrait }) => (
                  <Quote key={said} words={said} size="small" caption={<WallLabel title={job} line={client} />} portrait={portrait} />
                ))}
              </div>
            </div>
          </Container>
        </Room>
      </div>
      <Room field="paper" padding="sectionAfter">
        <Container>
          <div className={styles.brands}>
            <Heading level={2} size="accent" id="brands">{words.brands.title}</Heading>
            <LogoRow sprite={brandsSprite} logos={brands} />
          </div>
        </Container>
      </Room>
    </>
  )
}
