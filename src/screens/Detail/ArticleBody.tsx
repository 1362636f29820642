import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import type { DetailPage, PartModel } from '#content/page'
import * as styles from './Detail.css.ts'

type Prose = Extract<PartModel, { kind: 'prose' }>
type Tips = Extract<PartModel, { kind: 'tips' }>

export function ArticleBody({ page }: { readonly page: DetailPage }) {
  const tips = page.parts.find((part): part is Tips => part.kind === 'tips')
  const prose = page.parts.filter((part): part is Prose => part.kind === 'prose')
  const middle = Math.ceil(prose.length / 2)
  return (
    <>
      <Room field="paper" padding="sectionAfter">
        <Container>
          <div className={styles.article}>
            <nav aria-labelledby="on-this-page" className={styles.contents}>
              <h2 id="on-this-page" className={styles.contentsTitle}>{page.words.onThisPage}</h2>
              <ol role="list">
                {page.parts.map(({ id, title }) => title === undefined ? null : (
                  <li key={id} className={styles.contentsItem}><a href={`#${id}`} className={styles.contentsLink}>{title}</a></li>
                ))}
              </ol>
            </nav>
            <div className={styles.prose}>
              <p className={styles.lead}>{page.lead}</p>
              {prose.slice(0, middle).map((part) => <Section key={part.id} part={part} />)}
              <p className={styles.pullQuote}><Statement>{page.quote}</Statement></p>
              {prose.slice(middle).map((part) => <Section key={part.id} part={part} />)}
            </div>
          </div>
        </Container>
      </Room>
      {tips ? (
        <Room field="sand" padding="room" step="end" labelledBy={tips.id}>
          <Container>
            <Heading level={2} size="section" id={tips.id}>{tips.title}</Heading>
            <ol role="list" className={styles.points}>
              {tips.points.map(({ name, text }, index) => (
                <li key={name} className={styles.numbered}>
                  <span className={styles.numeral} aria-hidden>{index + 1}</span>
                  <h3 className={styles.pointName}>{name}</h3>
                  <Text>{text}</Text>
                </li>
              ))}
            </ol>
          </Container>
        </Room>
      ) : null}
    </>
  )
}

function Section({ part }: { readonly part: Prose }) {
  const Tag = part.title ? 'section' : 'div'
  return (
    <Tag className={styles.section} aria-labelledby={part.title ? part.id : undefined}>
      {part.title ? <Heading level={2} size="row" id={part.id}>{part.title}</Heading> : null}
      {part.paragraphs.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
    </Tag>
  )
}
