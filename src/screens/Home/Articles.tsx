import { Link } from '@tanstack/react-router'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { QuietLink } from '#components/Button/ButtonLink'
import { Heading } from '#components/Heading/Heading'
import { Picture } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import * as room from '#components/Room/Room.css'
import { Text } from '#components/Text/Text'
import type { ArticleLinkModel, HomePage } from '#content/page'
import { imageSizes } from '#tokens/imageSizes'
import * as styles from './Articles.css.ts'

/** The newest article with its object in a room of its own, the ones before it as a list. */
export function Articles({ words, articles }: { readonly words: HomePage['words']['articles']; readonly articles: HomePage['articles'] }) {
  const [lead, ...others] = articles
  return (
    <Room field="paper" padding="none">
      <div className={styles.grid}>
        <div className={styles.head}>
          <Heading level={2} size="section" id="articles">{words.title}</Heading>
          <Text size="lead">{words.lede}</Text>
        </div>
        {lead ? <Lead article={lead} /> : null}
        <div className={styles.others}>
          <ArticleList articles={others} />
          <QuietLink to="/blogs">{words.all}</QuietLink>
        </div>
      </div>
    </Room>
  )
}

function Lead({ article: { title, path, date, published, category, lead, room: field, picture } }: { readonly article: ArticleLinkModel }) {
  return (
    <div className={styles.lead}>
      <div className={`${styles.field} ${room.field[field]}`}>
        <div className={styles.object}><Picture picture={picture} fit="stand" sizes={imageSizes('95vw', '69vw', '49vw')} /></div>
      </div>
      <div className={styles.leadWords}>
        <p className={styles.when}><time dateTime={published}>{date}</time> <span className={styles.category}>{category}</span></p>
        <Heading level={3} size="name"><Link to={path} className={styles.leadLink}>{title}</Link></Heading>
        <Text>{lead}</Text>
      </div>
    </div>
  )
}
