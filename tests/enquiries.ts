import type { Enquiry } from '#content/enquiry'

/** An enquiry with something in every field: a new field is asked for here. */
export const whole: Enquiry = {
  name: 'Maud Ellery',
  email: 'maud@example.org',
  message: 'A film, by May.',
  services: ['seo', 'local-seo'],
  company: 'Ellery & Daughters',
  telephone: '020 7946 0999',
  budget: 'under-5000',
}

const another: Enquiry = {
  name: 'Ned Sparrow',
  email: 'ned@example.org',
  message: 'Two films.',
  services: ['seo'],
  company: 'Sparrow Ltd',
  telephone: '020 7946 0998',
  budget: 'over-40000',
}

/** The same with something else in one field, for every field. */
export const differingInOne: readonly (readonly [field: string, enquiry: Enquiry])[] = Object.entries(another).map(([field, value]) => [field, { ...whole, [field]: value }])
