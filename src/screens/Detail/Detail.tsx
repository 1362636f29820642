import { getRouteApi } from '@tanstack/react-router'
import { Neighbours } from '#components/Neighbours/Neighbours'
import type { DetailPage } from '#content/page'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { ServiceBody } from './ServiceBody.tsx'
import { ServiceEnd } from './ServiceEnd.tsx'
import { ServiceHead } from './ServiceHead.tsx'
import { ServiceProof } from './ServiceProof.tsx'

const serviceRoute = getRouteApi('/services/$serviceId')
const articleRoute = getRouteApi('/blogs/$blogId')

export function ServiceDetail() {
  return <Detail page={serviceRoute.useLoaderData()} />
}

export function ArticleDetail() {
  return <Detail page={articleRoute.useLoaderData()} />
}

/** One screen for services and articles (specification, section 2): both bring the same model. */
function Detail({ page }: { readonly page: DetailPage }) {
  const { words, previous, next } = page
  const neighbours = <Neighbours label={words.neighbours} previous={previous} next={next} words={words} />
  return page.kind === 'service' ? (
    <>
      <ServiceHead page={page} />
      <ServiceBody page={page} />
      <ServiceProof page={page} />
      {neighbours}
      <ServiceEnd page={page} />
    </>
  ) : (
    <>
      <article>
        <ArticleHead page={page} />
        <ArticleBody page={page} />
      </article>
      <ArticleEnd page={page} />
      {neighbours}
    </>
  )
}
