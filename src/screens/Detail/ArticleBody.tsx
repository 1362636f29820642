import { Container } from '#components/Container/Container'
import { Contents } from '#components/Contents/Contents'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import { Quote } from '#components/Quote/Quote'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import type { ArticlePage, PartModel, ProseModel, TipsModel } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './ArticleBody.css.ts'

const isProse = (part: PartModel): part is ProseModel => part.kind === 'prose'

/**
 * The text in its own order: prose beside the contents, the tips in a room of their own, and what comes after them.
 * A browser's reading view takes the block with most paragraphs close under it, and would leave out all from the tips
 * on: between the whole text and a section stand the columns and the prose and no more, and it has both names for such
 * a block that those views look for (`e-content` is microformats.org's).
 */
export function ArticleBody({ page }: { readonly page: ArticlePage }) {
  const { parts, words, lead, quote, object } = page
  const tipsAt = parts.findIndex(({ kind }) => kind === 'tips')
  const tips = parts.find((part): part is TipsModel => part.kind === 'tips')
  const before = parts.slice(0, tips ? tipsAt : parts.length).filter(isProse)
  const after = tips ? parts.slice(tipsAt + 1).filter(isProse) : []
  const middle = Math.ceil(before.length / 2)
  return (
    <div id="content" className="e-content">
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Contents title={words.onThisPage} entries={parts.flatMap(({ id, title }) => (title === undefined ? [] : { id, title }))} />
        </div>
        <div className={styles.prose}>
          <p className={styles.lead}>{lead}</p>
          {before.slice(0, middle).map((part) => <Section key={part.id} part={part} />)}
          {/* For the eye alone: the sentence is the article's own, and stands in it. */}
          <div className={styles.pullQuote} aria-hidden><Quote words={quote} size="pull" /></div>
          {before.slice(middle).map((part) => <Section key={part.id} part={part} />)}
        </div>
      </div>
      {tips ? (
        <Room field="sand" padding="room" step="end">
          <Container>
            <Heading level={2} size="hero" id={tips.id}>{tips.title}</Heading>
            <ol role="list" className={styles.tips}>
              {tips.points.map(({ name, text }, index) => (
                <li key={name} className={styles.tip}>
                  <span className={styles.numeral}>{index + 1}</span>
                  <Heading level={3} size="row">{name}</Heading>
                  <div className={styles.advice}><Text>{text}</Text></div>
                </li>
              ))}
            </ol>
            <div className={styles.object}><Picture picture={object} fit="stand" sizes={imageSizes('60vw', '38vw', '34vw')} /></div>
          </Container>
        </Room>
      ) : null}
      {after.length > 0 ? (
        <div className={styles.columns}>
          <div className={styles.prose}>{after.map((part) => <Section key={part.id} part={part} />)}</div>
        </div>
      ) : null}
    </div>
  )
}

function Section({ part: { id, title, paragraphs } }: { readonly part: ProseModel }) {
  const Tag = title ? 'section' : 'div'
  return (
    <Tag className={styles.section}>
      {title ? <Heading level={2} size="name" id={id}>{title}</Heading> : null}
      {paragraphs.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
    </Tag>
  )
}
