import { Link } from '@tanstack/react-router'
import { useCurrentYear } from '#browser/hydrated'
import { Container } from '#components/Container/Container'
import { Logo } from '#components/Logo/Logo'
import { serviceEntries } from '#content/menu'
import { settings } from '#content/settings'
import { layoutStrings } from '#content/strings'
import * as styles from './Footer.css.ts'

const { footer } = layoutStrings
const usefulLinks = [
  { title: footer.usefulLinks.about, to: '/about' },
  { title: footer.usefulLinks.portfolio, to: '/portfolio' },
  { title: footer.usefulLinks.blogs, to: '/blogs' },
  { title: footer.usefulLinks.contact, to: '/contactUs' },
] as const

/** The first six services and the six after them (specification, section 2). */
const topServices: readonly { readonly id: number; readonly title: string; readonly path: string }[] = serviceEntries.slice(0, 12)

export function Footer() {
  const year = useCurrentYear()
  const { address, telephone, email } = settings
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.brand}>
            <p className={styles.logo}><Logo />{settings.name}</p>
            <p className={styles.blurb}>{footer.blurb}</p>
          </div>
          <nav aria-labelledby="useful-links">
            <h2 id="useful-links" className={styles.listTitle}>{footer.usefulLinks.title}</h2>
            <ul role="list">
              {usefulLinks.map(({ title, to }) => <li key={to} className={styles.item}><Link to={to} className={styles.link}>{title}</Link></li>)}
            </ul>
          </nav>
          <nav aria-labelledby="top-services">
            <h2 id="top-services" className={styles.listTitle}>{footer.topServices}</h2>
            <ul role="list" className={styles.columns}>
              {topServices.map(({ id, title, path }) => <li key={id} className={styles.item}><Link to={path} className={styles.link}>{title}</Link></li>)}
            </ul>
          </nav>
        </div>
        <address className={styles.contact}>
          <a href={telephone.href} className={styles.contactLink}>{telephone.shown}</a>
          <a href={`mailto:${email}`} className={styles.contactLink}>{email}</a>
          <span>{address.street}<br />{address.town} {address.postcode}</span>
        </address>
        <div className={styles.legal}>
          <p className={styles.legalText}>
            {footer.copyright(year)} {footer.registered}{settings.vatNumber === '' ? null : ` ${footer.vat(settings.vatNumber)}`}
          </p>
          <nav aria-label={footer.legal.title} className={styles.legalLinks}>
            <Link to="/privacy" className={styles.link}>{footer.legal.privacy}</Link>
            <Link to="/accessibility" className={styles.link}>{footer.legal.accessibility}</Link>
          </nav>
        </div>
        <nav id="site-links" tabIndex={-1} aria-label={layoutStrings.dropdown.label}>
          <noscript>
            <ul className={styles.siteLinks}>
              {serviceEntries.map(({ id, title, path }) => <li key={id}><a href={path} className={styles.link}>{title}</a></li>)}
            </ul>
          </noscript>
        </nav>
      </Container>
      <span className={styles.wordmark} aria-hidden>{settings.name}</span>
    </footer>
  )
}
