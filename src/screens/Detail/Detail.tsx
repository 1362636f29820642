import type { ReactNode } from 'react'
import { Neighbours } from '#components/Neighbours/Neighbours'
import type { DetailPage } from '#content/page'

export interface DetailProps {
  readonly page: DetailPage
  /** What comes last, beside the neighbours. */
  readonly end: ReactNode
  readonly children: ReactNode
}

/** One screen for services and articles (specification, section 2): both bring the same model, each its own parts. */
export function Detail({ page, end, children }: DetailProps) {
  const { words, previous, next } = page
  const neighbours = <Neighbours label={words.neighbours} previous={previous} next={next} words={words} />
  return page.kind === 'service' ? <>{children}{neighbours}{end}</> : <><article>{children}</article>{end}{neighbours}</>
}
