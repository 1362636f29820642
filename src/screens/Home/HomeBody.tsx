import { Closing } from '#components/Closing/Closing'
import type { HomePage } from '#content/page'
import { settings } from '#content/settings'
import { Articles } from './Articles.tsx'
import { Opening } from './Opening.tsx'
import { Praise } from './Praise.tsx'
import { ServiceRooms } from './ServiceRooms.tsx'
import { Work } from './Work.tsx'

export function HomeBody({ page: { words, story, groups, tiles, quotes, brands, articles, closingWords, closing } }: { readonly page: HomePage }) {
  return (
    <>
      <Opening words={words.story} story={story} />
      <ServiceRooms words={words.contents} groups={groups} />
      <Work words={words.work} tiles={tiles} />
      <Praise words={words} quotes={quotes} brands={brands} />
      <Articles words={words.articles} articles={articles} />
      <Closing words={closingWords} picture={closing} email={settings.email} telephone={settings.telephone} />
    </>
  )
}
