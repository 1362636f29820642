import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { patiently } from '#browser/laterParts'
import { whenShown } from '#browser/whenIdle'
import { Hero } from './Hero.tsx'

const route = getRouteApi('/')

/** What lies below the first view is plain links: as it was prerendered it is whole, and its code can wait. */
const HomeBody = lazy(() => whenShown().then(() => patiently(() => import('./HomeBody.tsx'))).then((module) => ({ default: module.HomeBody })))

export function Home() {
  const page = route.useLoaderData()
  return (
    <>
      <Hero title={page.words.title} slides={page.slides} words={page.slider} />
      <Suspense><HomeBody page={page} /></Suspense>
    </>
  )
}
