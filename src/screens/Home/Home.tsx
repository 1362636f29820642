import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { laterPart } from '#browser/loading/laterParts'
import { whenShown } from '#browser/loading/whenIdle'
import { Hero } from './Hero.tsx'

const route = getRouteApi('/')

/** What lies below the first view is plain links: as it was prerendered it is whole, and its code can wait. */
export const { Part: HomeBody, bring: bringBody } = laterPart(() => import('./HomeBody.tsx'), (module) => module.HomeBody, whenShown)

export function Home() {
  const page = route.useLoaderData()
  return (
    <>
      <Hero title={page.words.title} slides={page.slides} words={page.slider} />
      <Suspense><HomeBody page={page} /></Suspense>
    </>
  )
}
