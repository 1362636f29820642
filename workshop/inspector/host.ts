/** On the page: a key and a small button that open the inspector beside it, in a document of its own. */
import * as styles from './host.css.ts'
import { go } from './go.ts'
import { stage } from './stage.ts'
import { walkAsTest } from './walkAsTest.ts'
import { eventsOf } from './wayTo.ts'

const places = ['below', 'right', 'left'] as const
export type Place = (typeof places)[number]

/** What the inspector's own document knows of the page. */
export interface Inspected {
  readonly stage: typeof stage
  readonly go: typeof go
  readonly walkAsTest: typeof walkAsTest
  readonly eventsOf: typeof eventsOf
  readonly toggle: () => void
  readonly move: () => void
}

declare global {
  interface Window {
    inspected?: Inspected
  }
}

const memory = { isOpen: 'inspector-open', place: 'inspector-place' }
const aside = document.createElement('aside')
const button = document.createElement('button')
const frame = document.createElement('iframe')
let returnTo: Element | null = null

const place = (): Place => places.find((name) => name === sessionStorage.getItem(memory.place)) ?? 'below'

function show(isOpen: boolean): void {
  sessionStorage.setItem(memory.isOpen, String(isOpen))
  button.setAttribute('aria-expanded', String(isOpen))
  aside.className = isOpen ? styles.places[place()] : styles.sheltered
  if (isOpen && !frame.isConnected) aside.append(frame)
  frame.hidden = !isOpen
}

/** Whoever opens the panel is led into it, and back again. */
function toggle(): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true'
  if (isOpen) returnTo = document.activeElement
  show(isOpen)
  if (isOpen) frame.focus()
  else if (returnTo instanceof HTMLElement) returnTo.focus()
}

function move(): void {
  sessionStorage.setItem(memory.place, places[(places.indexOf(place()) + 1) % places.length] ?? 'below')
  show(true)
}

window.inspected = { stage, go, walkAsTest, eventsOf, toggle, move }

aside.setAttribute('aria-label', 'For developers')
button.type = 'button'
button.className = styles.button
button.textContent = 'Machines'
button.title = 'Alt+I'
button.setAttribute('aria-keyshortcuts', 'Alt+I')
button.addEventListener('click', toggle)
frame.src = `${import.meta.env.BASE_URL}workshop/inspector/`
frame.title = 'The machines of this page'
frame.className = styles.frame
aside.append(button)
document.body.append(aside)
document.addEventListener('keydown', ({ altKey, code }) => {
  if (altKey && code === 'KeyI') toggle()
})
show(sessionStorage.getItem(memory.isOpen) === 'true')
