import { getRouteApi } from '@tanstack/react-router'
import { Detail } from './Detail.tsx'
import { ServiceBody } from './ServiceBody.tsx'
import { ServiceEnd } from './ServiceEnd.tsx'
import { ServiceHead } from './ServiceHead.tsx'
import { ServiceProof } from './ServiceProof.tsx'

const route = getRouteApi('/services/$serviceId')

export function ServiceDetail() {
  const page = route.useLoaderData()
  return (
    <Detail page={page} end={<ServiceEnd page={page} />}>
      <ServiceHead page={page} />
      <ServiceBody page={page} />
      <ServiceProof page={page} />
    </Detail>
  )
}
