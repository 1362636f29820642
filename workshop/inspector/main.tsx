/** The inspector's own document, in a frame beside the page: what is pressed in it, the page does not feel. */
import { createRoot } from 'react-dom/client'
import { Inspector } from './Inspector.tsx'
import '#tokens/theme.css'
import '#tokens/global.css'

const { inspected } = window.parent
const root = document.getElementById('root')
if (root && inspected) {
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyI') inspected.toggle()
  })
  createRoot(root).render(<Inspector inspected={inspected} />)
} else if (root) {
  root.textContent = 'The inspector stands beside a page of the site: open one and press Alt+I.'
}
