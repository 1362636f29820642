/** The page for designers, at /styleguide while the site is developed. Its links lead nowhere. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { StyleGuide } from './StyleGuide.tsx'
import '#tokens/theme.css'
import '#tokens/global.css'

const routeTree = createRootRoute({ staticData: { header: 'shadowed', rises: false }, component: StyleGuide, notFoundComponent: () => null })
const router = createRouter({ routeTree, history: createMemoryHistory() })
const root = document.getElementById('root')
if (!root) throw new Error('index.html must hold an element with the id "root"')
createRoot(root).render(<RouterProvider router={router} />)
