import type { Entry } from '#content/entry'
import type { SocialLink } from '#content/schema'
import type { Faults } from './known.ts'

export function* checkSocialLinks(links: readonly Entry<SocialLink>[]): Faults {
  for (const { file, value: { title, accessibleName = title } } of links) {
    // Who speaks to the page says what stands on the link (WCAG 2.5.3).
    if (!accessibleName.startsWith(title)) yield `${file}: accessibleName: must begin with the title, ${JSON.stringify(title)} (found ${JSON.stringify(accessibleName)})`
  }
}
