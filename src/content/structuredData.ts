/** What pages say to machines, as JSON-LD: one agency, referred to by its id (schema.org). */
import { addressOf, cardAddress } from './address.ts'
import type { Page } from './pages.ts'
import type { LinkModel, PictureModel } from './page.ts'
import { settings } from './settings.ts'
import { socialLinks } from './social.ts'
import { inSentence, strings } from './strings.ts'

type Node = Record<string, unknown>

const { siteUrl } = settings
const agencyId = `${siteUrl}/#agency`
const siteId = `${siteUrl}/#website`

/** The widest file of a picture, in the format that every reader of a link knows. */
export const pictureAddress = ({ name, hash, webp }: PictureModel): string => `${siteUrl}/pictures/${name}.${hash}-${webp}.webp`

const agency: Node = {
  '@type': 'ProfessionalService',
  '@id': agencyId,
  name: settings.name,
  legalName: settings.legalName,
  slogan: settings.tagline,
  url: addressOf('/'),
  logo: addressOf('/icon-512.png'),
  image: cardAddress('/'),
  telephone: settings.telephone.href.replace('tel:', ''),
  email: settings.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: settings.address.street,
    addressLocality: settings.address.town,
    postalCode: settings.address.postcode,
    addressCountry: settings.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...settings.geo },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: settings.openingHours.machine.days,
    opens: settings.openingHours.machine.opens,
    closes: settings.openingHours.machine.closes,
  },
  areaServed: 'GB',
  sameAs: socialLinks.map(({ path }) => path),
}

const website: Node = { '@type': 'WebSite', '@id': siteId, url: addressOf('/'), name: settings.name, inLanguage: 'en-GB', publisher: { '@id': agencyId } }

function breadcrumbs(trail: readonly LinkModel[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: addressOf(path) })),
  }
}

function ownNodes(page: Page): readonly Node[] {
  const url = addressOf(page.path)
  if ('redirect' in page.model) return []
  const { title: name, description } = page.model.head
  const about = { name, description, url, isPartOf: { '@id': siteId }, inLanguage: 'en-GB' }
  switch (page.kind) {
    case 'home':
      return [{ '@type': 'WebPage', ...about, about: { '@id': agencyId } }]
    case 'about':
      return [{ '@type': 'AboutPage', ...about, about: { '@id': agencyId } }]
    case 'contact':
      return [{ '@type': 'ContactPage', ...about, about: { '@id': agencyId } }]
    case 'portfolio':
      return [{
        '@type': 'CollectionPage',
        ...about,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: page.model.tiles.length,
          itemListElement: page.model.tiles.map((tile, index) => ({ '@type': 'ListItem', position: index + 1, name: tile.title, url: addressOf(tile.path) })),
        },
      }]
    case 'blogs':
      return [{ '@type': 'Blog', ...about, publisher: { '@id': agencyId }, blogPost: page.model.articles.map((article) => ({ '@type': 'BlogPosting', headline: article.title, url: addressOf(article.path), datePublished: article.published })) }]
    case 'service':
      return [
        { '@type': 'Service', name: page.model.title, serviceType: page.model.title, description, url, areaServed: 'GB', provider: { '@id': agencyId } },
        breadcrumbs([{ title: strings.breadcrumbs.home, path: '/' }, { title: page.model.title, path: page.path }]),
      ]
    case 'article':
      return [
        {
          '@type': 'BlogPosting',
          headline: page.model.title,
          description,
          // The card first: it alone is as wide as search engines want a picture to be shown large.
          image: [cardAddress(page.path), pictureAddress(page.model.picture)],
          datePublished: page.model.dates.machine,
          dateModified: page.modified,
          articleSection: page.model.section,
          author: { '@id': agencyId },
          publisher: { '@id': agencyId },
          mainEntityOfPage: url,
          inLanguage: 'en-GB',
        },
        breadcrumbs([{ title: strings.breadcrumbs.blogs, path: '/blogs' }, { title: page.model.title, path: page.path }]),
      ]
    case 'project': {
      const { title, line, year, services, picture, film } = page.model
      const work = `${title}: ${inSentence(line)}`
      const excerpt = { '@id': `${url}#excerpt` }
      return [
        { '@type': 'CreativeWork', name: work, description, url, image: pictureAddress(picture), dateCreated: year, creator: { '@id': agencyId }, about: { '@type': 'Organization', name: title }, keywords: services.map((service) => service.title), ...(film && { video: excerpt }) },
        ...(film ? [{ '@type': 'VideoObject', ...excerpt, name: strings.video.excerpt(work), description: film.description, thumbnailUrl: pictureAddress(picture), uploadDate: `${film.published}T00:00:00Z`, duration: `PT${film.seconds}S`, contentUrl: addressOf(film.src) }] : []),
        breadcrumbs([{ title: strings.breadcrumbs.portfolio, path: '/portfolio' }, { title, path: page.path }]),
      ]
    }
    default:
      return []
  }
}

/** A page's graph. It holds no reviews and no ratings: of itself an agency has none to give. */
export function structuredData(page: Page): Node {
  return { '@context': 'https://schema.org', '@graph': [website, agency, ...ownNodes(page)] }
}
