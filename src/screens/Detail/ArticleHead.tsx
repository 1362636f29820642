import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs'
import { PageHead } from '#components/PageHead/PageHead'
import type { ArticlePage } from '#content/page'
import * as styles from './ArticleHead.css.ts'

export function ArticleHead({ page }: { readonly page: ArticlePage }) {
  const { words, dates, room, picture, title, filter } = page
  return (
    <PageHead
      field={room}
      picture={picture}
      size="title"
      title={title}
      before={<Breadcrumbs label={words.breadcrumbs.label} trail={[{ title: words.breadcrumbs.blogs, to: '/blogs' }, { ...filter, to: '/blogs' }]} />}
    >
      <p className={styles.dates}>
        <time dateTime={dates.machine}>{dates.shown}</time>{' '}
        <span>{words.minutes}{words.updated ? <>; <span className={styles.updated}>{words.updated}</span></> : null}</span>
      </p>
    </PageHead>
  )
}
