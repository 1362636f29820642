import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import { use } from 'react'
import { useHydrated } from '#browser/hydration/hydrated'
import { useShownLocation } from '#browser/navigation/shownLocation'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Icon } from '#components/Icon/Icon'
import { IndexList } from '#components/IndexList/IndexList'
import { Picture } from '#components/Picture/Picture'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { settings } from '#content/settings'
import { imageSizes } from '#tokens/imageSizes'
import { closest } from './closest.ts'
import * as styles from './NotFound.css.ts'

const root = getRouteApi('__root__')
/** The router would call a page the current one at each address beneath it, where there is none. */
const exact = { exact: true }

/** Any address that leads nowhere: what was probably meant, or whom to ask, and every way on. */
export function NotFound() {
  const { pages } = root.useRouteContext()
  const page = use(pages.notFound())
  const { pathname } = useShownLocation()
  // Which address was asked for is known in the browser alone: every wrong one is served the same page.
  const meant = useHydrated() ? closest(pathname, page.names) : undefined
  const { words } = page
  return (
    <>
      <Room field="sky" padding="none">
        <Container>
          <div className={styles.stage} aria-hidden>
            <div className={styles.sign}>
              <span>4</span>
              <span className={styles.ring}><Picture picture={page.picture} first fit="stand" sizes={imageSizes('54vw', '53vw', '36vw')} /></span>
              <span>4</span>
            </div>
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="sectionOn">
        <Container>
          <div className={styles.head}>
            <Heading level={1} size="room">{words.title}</Heading>
            <Text size="lead">{words.lede}</Text>
            <div className={styles.ways}>
              <nav aria-label={words.ways}>
                <ul role="list" className={styles.links}>
                  <li><Link to="/" className={styles.link}>{words.links.home}</Link></li>
                  <li><Link to="/portfolio" activeOptions={exact} className={styles.link}>{words.links.portfolio}</Link></li>
                  <li><Link to="/blogs" activeOptions={exact} className={styles.link}>{words.links.blogs}</Link></li>
                  <li><Link to="/contactUs" activeOptions={exact} className={styles.link}>{words.links.contact}</Link></li>
                </ul>
              </nav>
              <div className={styles.suggestion} role="status">
                <p className={styles.question}>{meant ? words.didYouMean : words.ask}</p>
                {meant ? (
                  <Link to={meant.path} activeOptions={exact} className={styles.answer}><span>{meant.title}</span><Icon icon={ArrowRight} /></Link>
                ) : (
                  <a href={settings.telephone.href} className={styles.link}>{settings.telephone.shown}</a>
                )}
              </div>
            </div>
          </div>
          <div className={styles.services}><Heading level={2} size="name">{words.services}</Heading></div>
          <div className={styles.columns}>
            {page.groups.map(({ group, title, services }) => (
              <div key={group} className={styles.group}>
                <h3 className={styles.groupTitle}>{title}</h3>
                <IndexList links={services} size="small" />
              </div>
            ))}
          </div>
        </Container>
      </Room>
    </>
  )
}
