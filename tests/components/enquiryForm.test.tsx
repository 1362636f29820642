import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnquiryForm } from '#screens/Contact/EnquiryForm'
import { whole } from '../enquiries.ts'

test('the form has a control for every field of an enquiry', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const groups = [{ group: 'search', title: 'Search', caption: '', services: [{ title: 'SEO', path: '/services/seo' }] }] as const
  const form = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <EnquiryForm takeServed={() => undefined} groups={groups} delivery={{ kind: 'mail' }} service="" />
    </RouterContextProvider>,
  )
  const names = new Set([...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name))
  expect(Object.keys(whole).filter((field) => !names.has(field)), 'give them a control in src/screens/Contact/EnquiryForm.tsx').toEqual([])
})
