import { getRouteApi } from '@tanstack/react-router'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { Detail } from './Detail.tsx'

const route = getRouteApi('/blogs/$blogId')

export function ArticleDetail() {
  const page = route.useLoaderData()
  return (
    <Detail page={page} end={<ArticleEnd page={page} />}>
      <ArticleHead page={page} />
      <ArticleBody page={page} />
    </Detail>
  )
}
