import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { findServedForm } from '#browser/form/servedForm'
import { laterPart } from '#browser/loading/laterParts'
import { whenIdle } from '#browser/loading/whenIdle'
import { Container } from '#components/Container/Container'
import { PageHead } from '#components/PageHead/PageHead'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { settings } from '#content/settings'
import { Office } from './Office.tsx'
import * as styles from './Contact.css.ts'

const route = getRouteApi('/contactUs')

/** The form stands as it was prerendered, and is sent by the browser's own means, until its code comes. */
export const { Part: EnquiryForm, bring: bringForm } = laterPart(() => import('./EnquiryForm.tsx'), (module) => module.EnquiryForm, whenIdle)

const takeServed = findServedForm()

const { telephone } = settings

export function Contact() {
  const { words, picture, groups, delivery } = route.useLoaderData()
  const { service = '' } = route.useSearch()
  return (
    <>
      <PageHead field="lilac" picture={picture} size="title" title={words.title} about={words.name}><Text size="lead">{words.lede} {words.ring} <a href={telephone.href} className={styles.telephone}>{telephone.shown}</a>.</Text></PageHead>
      <Room field="paper" padding="sectionAfter">
        <Container>
          <div className={styles.columns}>
            <Suspense>
              {/* Another choice in the address is another start; what was typed comes back from the draft. */}
              <EnquiryForm key={service} takeServed={takeServed} groups={groups} delivery={delivery} service={service} />
            </Suspense>
            <Office words={words.office} />
          </div>
        </Container>
      </Room>
    </>
  )
}
