import { useCurrentYear } from '#browser/hydration/currentYear'
import { useHydrationKey } from '#browser/hydration/hydrated'
import { usefulLinksId } from '#browser/landmarks'
import { Container } from '#components/Container/Container'
import { Logo } from '#components/Logo/Logo'
import { menu, serviceEntries } from '#content/menu'
import type { ServiceEntry } from '#content/menu'
import { serviceGroups } from '#content/serviceGroups'
import { settings } from '#content/settings'
import { laterStrings } from '#content/laterStrings'
import { PageLink } from '#layout/PageLink/PageLink'
import { BackToTop } from '#layout/BackToTop/BackToTop'
import * as styles from './Footer.css.ts'

const { footer, groups, siteLinks } = laterStrings
const usefulLinks = [
  { title: footer.usefulLinks.about, to: '/about' },
  { title: footer.usefulLinks.portfolio, to: '/portfolio' },
  { title: footer.usefulLinks.blogs, to: '/blogs' },
  // Spelled so on purpose (specification, section 2).
  { title: footer.usefulLinks.contact, to: '/contactUs' },
] as const

const services: readonly ServiceEntry[] = serviceEntries
/** The first six services and the six after them (specification, section 2). */
const topServices = services.slice(0, 12)

export function Footer() {
  const year = useCurrentYear()
  const { address, telephone, email } = settings
  return (
    <footer key={useHydrationKey()} className={styles.footer}>
      <div className={styles.measured}>
        <Container>
          <div className={styles.grid}>
            <div className={styles.brand}>
              <div className={styles.logo}><Logo />{settings.name}</div>
              <div className={styles.blurb}>{footer.blurb}</div>
            </div>
            <nav aria-labelledby={usefulLinksId}>
              <h2 id={usefulLinksId} className={styles.listTitle}>{footer.usefulLinks.title}</h2>
              <ul role="list">
                {usefulLinks.map(({ title, to }) => (
                  <li key={to} className={styles.item}><PageLink to={to} className={styles.link}>{title}</PageLink></li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="top-services">
              <h2 id="top-services" className={styles.listTitle}>{footer.topServices}</h2>
              <ul role="list" className={styles.columns}>
                {topServices.map(({ id, title, path }) => (
                  <li key={id} className={styles.item}><PageLink to={path} className={styles.link}>{title}</PageLink></li>
                ))}
              </ul>
            </nav>
          </div>
          <address className={styles.contact}>
            <a href={telephone.href} className={styles.contactLink}>{telephone.shown}</a>{' '}
            <a href={`mailto:${email}`} className={styles.email}>{email}</a>
            <p className={styles.address}>{address.street}<br />{`${address.town} ${address.postcode}`}</p>
          </address>
          <div className={styles.legal}>
            <div className={styles.legalText}>
              {[footer.copyright(year), footer.registered, ...(settings.vatNumber === '' ? [] : [footer.vat(settings.vatNumber)])].join(' ')}
            </div>
            <nav aria-label={footer.legal.title}>
              <ul role="list" className={styles.legalLinks}>
                <li><PageLink to="/privacy" className={styles.legalLink}>{footer.legal.privacy}</PageLink></li>
                <li><PageLink to="/accessibility" className={styles.legalLink}>{footer.legal.accessibility}</PageLink></li>
              </ul>
            </nav>
          </div>
          {/* Where the menu button leads without scripts. */}
          <noscript>
            <nav id="site-links" aria-labelledby="site-links-title" className={styles.siteLinks}>
              <h2 id="site-links-title" className={styles.listTitle}>{siteLinks}</h2>
              <ul role="list" className={styles.siteColumns}>
                {menu.map((item) => ('path' in item ? <li key={item.id} className={styles.item}><PageLink to={item.path} className={styles.link}>{item.title}</PageLink></li> : null))}
              </ul>
              {serviceGroups.map((group) => (
                <div key={group}>
                  <h3 className={styles.groupTitle}>{groups[group].title}</h3>
                  <ul role="list" className={styles.siteColumns}>
                    {services.filter((entry) => entry.group === group).map(({ id, title, path }) => (
                      <li key={id} className={styles.item}><PageLink to={path} className={styles.link}>{title}</PageLink></li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </noscript>
        </Container>
        <p className={styles.wordmark} aria-hidden>{settings.name}</p>
      </div>
      <BackToTop />
    </footer>
  )
}
