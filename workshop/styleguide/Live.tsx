/** Parts that are told their state from outside, here by a state of their own. */
import { useRef, useState } from 'react'
import { Accordion, AccordionContent, AccordionHeader, AccordionSection } from '#components/Accordion/Accordion'
import { Button } from '#components/Button/Button'
import { Carousel } from '#components/Carousel/Carousel'
import { Container } from '#components/Container/Container'
import { Dialog, DialogTitle, DialogWindow } from '#components/Dialog/Dialog'
import { Film } from '#components/Film/Film'
import { Heading } from '#components/Heading/Heading'
import { Disclosed, DisclosedLink, DisclosureItem, Navigation } from '#components/Navigation/Navigation'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import { strings } from '#content/strings'
import videos from '../../src/content/videos.json'
import { field } from './pictures.ts'
import * as styles from './StyleGuide.css.ts'

const sections = [
  { id: 'plan', title: 'A plan', text: 'One section is open at a time.' },
  { id: 'budget', title: 'A budget', text: 'A second press closes it.' },
]

export function LiveAccordion() {
  const [open, setOpen] = useState('plan')
  return (
    <Accordion openSection={open} onToggle={(id) => setOpen(id === open ? '' : id)}>
      <div className={styles.column}>
        {sections.map(({ id, title, text }) => (
          <AccordionSection key={id} id={id}>
            <div>
              <AccordionHeader><button type="button" className={styles.menuButton}>{title}</button></AccordionHeader>
              <AccordionContent><div><Text>{text}</Text></div></AccordionContent>
            </div>
          </AccordionSection>
        ))}
      </div>
    </Accordion>
  )
}

const { slideNamed, show, ...words } = strings.slider
const rooms = ['mint', 'lilac', 'coral'] as const

export function LiveCarousel() {
  const region = useRef<HTMLElement>(null)
  const [slide, setSlide] = useState(0)
  const [rotation, setRotation] = useState<'resting' | 'stopped'>('stopped')
  const listeners = useRef(new Set<(slide: number) => void>())
  const moves = useRef({
    follow(listener: (slide: number) => void) {
      listeners.current.add(listener)
      listener(0)
      return { unsubscribe: () => void listeners.current.delete(listener) }
    },
    onChosen: (index: number) => turn(index),
    onDragged: () => undefined,
  })
  function turn(index: number): void {
    const next = (index + rooms.length) % rooms.length
    setSlide(next)
    for (const listener of listeners.current) listener(next)
  }
  return (
    <Carousel
      region={region}
      words={words}
      slides={rooms.map((room, index) => ({
        id: index,
        name: slideNamed(index + 1, rooms.length, room),
        show: show(index + 1, room),
        content: <Room field={room} padding="room"><Container><Heading level={4} size="title">{room}</Heading></Container></Room>,
      }))}
      slide={slide}
      rotation={rotation}
      said=""
      mayDrag={() => true}
      isLive
      onRotationPress={() => undefined}
      onRotationToggled={() => setRotation(rotation === 'stopped' ? 'resting' : 'stopped')}
      onPrevious={() => turn(slide - 1)}
      onNext={() => turn(slide + 1)}
      {...moves.current}
    />
  )
}

export function LiveDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <div><Button tone="outline" onPress={() => setIsOpen(true)}>Open the window</Button></div>
      {isOpen ? (
        <Dialog isOpen>
          <div className={styles.scrim}>
            <DialogWindow isOpen onEscape={close} onPressOutside={close}>
              <div className={styles.window}>
                <DialogTitle><h4>A window without looks of its own</h4></DialogTitle>
                <Text>Escape, a press beside it, or this button.</Text>
                <Button tone="solid" onPress={close}>Close the window</Button>
              </div>
            </DialogWindow>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

export function LiveNavigation() {
  const item = useRef<HTMLLIElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Navigation name="An example" isOpen={isOpen}>
      <ul role="list" className={styles.column}>
        <DisclosureItem ref={item}>
          <li>
            <button type="button" id="example-trigger" className={styles.menuButton} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>Disclose two links</button>
            <Disclosed id="example-links" labelledBy="example-trigger" isKept={false}>
              <div className={styles.row}>
                <DisclosedLink><a href="#Navigation" className={styles.indexLink}>The first link</a></DisclosedLink>
                <DisclosedLink><a href="#Navigation" className={styles.indexLink}>The second link</a></DisclosedLink>
              </div>
            </Disclosed>
          </li>
        </DisclosureItem>
      </ul>
    </Navigation>
  )
}

export function FilmIn({ phase }: { readonly phase: 'idle' | 'loading' | 'failed' }) {
  const video = useRef<HTMLVideoElement>(null)
  return <Film poster={field} sizes="100vw" subject="middle" src={videos['project-1'].src} phase={phase} video={video} words={{ play: `Play the film, ${phase}`, pause: `Stop the film, ${phase}`, failed: 'The film did not come.' }} length="8 seconds" onPress={() => undefined} onPlay={() => undefined} onPause={() => undefined} />
}
