/** Each part of src/components in all its looks. The looks are read from the part's own styles: a new one is shown by itself. */
import { ArrowRight, Check, Menu, Play } from 'lucide'
import type { ReactNode } from 'react'
import { ArticleList } from '#components/ArticleList/ArticleList'
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs'
import { Button } from '#components/Button/Button'
import { tone } from '#components/Button/Button.css'
import { ButtonLink, QuietLink } from '#components/Button/ButtonLink'
import { Choice } from '#components/Choice/Choice'
import { Closing } from '#components/Closing/Closing'
import { Container } from '#components/Container/Container'
import { Cutout } from '#components/Cutout/Cutout'
import { lean } from '#components/Cutout/Cutout.css'
import { FieldGroup } from '#components/Field/Field'
import { TextField } from '#components/Field/TextField'
import { FilterLinks } from '#components/FilterLinks/FilterLinks'
import { Heading } from '#components/Heading/Heading'
import { size as headingSize } from '#components/Heading/Heading.css'
import { Icon } from '#components/Icon/Icon'
import { size as iconSize } from '#components/Icon/Icon.css'
import { IndexList } from '#components/IndexList/IndexList'
import { textSize } from '#components/IndexList/IndexList.css'
import { Logo } from '#components/Logo/Logo'
import { LogoRow } from '#components/LogoRow/LogoRow'
import { Neighbours } from '#components/Neighbours/Neighbours'
import { PageHead } from '#components/PageHead/PageHead'
import { Picture } from '#components/Picture/Picture'
import { fit } from '#components/Picture/Picture.css'
import { Quote } from '#components/Quote/Quote'
import { length } from '#components/Quote/Quote.css'
import { Room } from '#components/Room/Room'
import { step } from '#components/Room/Room.css'
import { ServiceIcon } from '#components/ServiceIcon/ServiceIcon'
import { Statement } from '#components/Statement/Statement'
import { Text } from '#components/Text/Text'
import { size as textLook } from '#components/Text/Text.css'
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css'
import { Wall } from '#components/Wall/Wall'
import { WallLabel } from '#components/WallLabel/WallLabel'
import { brands } from '#content/brands'
import brandsSprite from '#content/logos/brands.svg'
import { serviceEntries } from '#content/menu'
import { settings } from '#content/settings'
import { FilmIn, LiveAccordion, LiveCarousel, LiveDialog, LiveNavigation } from './Live.tsx'
import { bell, envelope, field, lifebuoy, pictured, portrait } from './pictures.ts'
import * as styles from './StyleGuide.css.ts'

const keys = <Thing extends object>(thing: Thing): (keyof Thing & string)[] => Object.keys(thing).filter((key): key is keyof Thing & string => key in thing)

/** Its own words say which look it has. */
const Note = ({ children }: { readonly children: ReactNode }) => <p className={styles.note}>{children}</p>

const articles = [
  { title: 'Writing a brief that an agency can use', path: '/blogs/a', date: '3 March 2025', published: '2025-03-03', category: 'Strategy' },
  { title: 'Local search', path: '/blogs/b', date: '14 November 2024', published: '2024-11-14', category: 'Search' },
]
const links = [
  { title: 'Search engine optimisation', path: '/services/seo', line: 'found when it matters' },
  { title: 'Copywriting', path: '/services/copywriting' },
]
const problem = { message: 'Enter an e-mail address, like name@example.com.', prefix: 'Mistake:', mended: 'Thank you, that will do.' }
const words = { previous: 'Before', next: 'After' }
const tile = { path: '/', room: 'sky', rowSpan: 2, tablet: 'half', picture: field, subject: 'middle' } as const

export const specimens: Readonly<Record<string, ReactNode>> = {
  Accordion: <LiveAccordion />,
  ArticleList: <><ArticleList articles={articles} /><Note>the day alone, under a year</Note><ArticleList articles={articles} dayOnly /></>,
  Breadcrumbs: <Breadcrumbs label="Where the example is" trail={[{ title: 'Home', to: '/' }]} here="Services" />,
  Button: (
    <>
      <div className={styles.row}>{keys(tone).map((name) => <Button key={name} tone={name}>{name}</Button>)}<Button tone="solid" isResting>resting</Button></div>
      <div className={styles.row}>{keys(tone).map((name) => <ButtonLink key={name} tone={name} to="/">{name}, a link</ButtonLink>)}</div>
      <div><QuietLink to="/">A quiet link</QuietLink></div>
    </>
  ),
  Carousel: <LiveCarousel />,
  Choice: (
    <div className={styles.column}>
      <Choice type="checkbox" name="choice" value="a" label="One of several" />
      <Choice type="checkbox" name="choice" value="b" label="Another, chosen" isChosenAtFirst />
      <Choice type="radio" name="radio" value="a" label="One alone" />
      <Choice type="radio" name="radio" value="b" label="One alone, chosen" isChosenAtFirst />
    </div>
  ),
  Closing: <Closing words={{ title: 'Tell us what you are trying to do', lede: 'The last room of a page.', action: 'Get in touch' }} picture={envelope} email={settings.email} telephone={settings.telephone} />,
  Container: <Room field="sand" padding="none"><Container><Text>Keeps what it holds inside the page’s margins.</Text></Container></Room>,
  Contents: <Note>Stands beside this guide.</Note>,
  Cutout: <div className={styles.column}>{keys(lean).map((name) => <Room key={name} field="mint" padding="room"><div className={styles.stand}><Note>leans: {name}</Note><Cutout picture={bell} sizes="50vw" lean={name} /></div></Room>)}<div className={styles.box} /></div>,
  Dialog: <LiveDialog />,
  Field: (
    <div className={styles.column}>
      <TextField id="field-calm" name="calm" label="Your name" isReadOnly={false} />
      <TextField id="field-hint" name="hint" label="Telephone" type="tel" optional="optional" hint="With the code of your country." isReadOnly={false} />
      <TextField id="field-wrong" name="wrong" label="E-mail" type="email" problem={{ ...problem, isMended: false }} isReadOnly={false} />
      <TextField id="field-mended" name="mended" label="E-mail, put right" type="email" problem={{ ...problem, isMended: true }} isReadOnly={false} />
      <TextField id="field-area" name="area" label="Message" rows={4} isReadOnly={false} />
      <TextField id="field-resting" name="resting" label="While it is on its way" isReadOnly />
      <FieldGroup id="field-group" label="How may we answer?"><Choice type="radio" name="answer" value="mail" label="By e-mail" isChosenAtFirst /><Choice type="radio" name="answer" value="call" label="By telephone" /></FieldGroup>
    </div>
  ),
  Film: <div className={styles.column}><FilmIn phase="idle" /><FilmIn phase="loading" /><FilmIn phase="failed" /></div>,
  FilterLinks: <FilterLinks label="An example of filters" to="/portfolio" current="web" filters={[{ id: undefined, title: 'All', count: 12 }, { id: 'web', title: 'Web', count: 3 }]} />,
  Heading: <div className={styles.column}>{keys(headingSize).map((name) => <Heading key={name} level={4} size={name}>{name}</Heading>)}</div>,
  Icon: <div className={styles.row}>{keys(iconSize).flatMap((name) => [Menu, Check, Play, ArrowRight].map((icon, index) => <Icon key={`${name}-${index}`} icon={icon} size={name} />))}</div>,
  IndexList: <>{keys(textSize).map((name) => <div key={name}><Note>{name}</Note><IndexList links={links} size={name} first={1} /></div>)}<Note>in two columns</Note><IndexList links={links} columns="two" /></>,
  Logo: <div><Logo /></div>,
  LogoRow: <LogoRow sprite={brandsSprite} logos={brands} />,
  Navigation: <LiveNavigation />,
  Neighbours: <Neighbours label="An example of neighbours" words={words} previous={{ title: 'Branding', path: '/services/before', room: 'mint', picture: bell }} next={{ title: 'SEO', path: '/services/after', room: 'blush', picture: pictured }} />,
  PageHead: <><PageHead field="lilac" title="Ring us" size="title" picture={lifebuoy}><Text size="lead">A page’s first room, with its object.</Text></PageHead><div className={styles.box}><Heading level={2} size="accent">What follows begins after its overhang.</Heading></div></>,
  Picture: <div className={styles.column}>{keys(fit).map((name) => <div key={name}><Note>{name}</Note><div className={styles.box}><Picture picture={field} sizes="50vw" fit={name} /></div></div>)}</div>,
  Quote: <div className={styles.column}>{keys(length).map((name) => <Quote key={name} size={name} words={`*${name}:* they read the report before we did.`} caption={<WallLabel title="Ada Winter" line="Osterwell" />} portrait={portrait} />)}</div>,
  Room: <div className={styles.column}>{keys(step).map((name) => <Room key={name} field="plum" padding="section" step={name}><Container><Text>step: {name}</Text></Container></Room>)}</div>,
  ServiceIcon: <div className={styles.row}>{serviceEntries.map(({ id, icon }) => <ServiceIcon key={id} name={icon} />)}</div>,
  Statement: <Text size="lead"><Statement>Words of which one phrase is set *in the accent’s italic.*</Statement></Text>,
  Text: <div className={styles.column}>{keys(textLook).map((name) => <Text key={name} size={name}>{name}: a good report is one that somebody acts on.</Text>)}<Text tone="muted">muted</Text><Text tone="strong">strong</Text></div>,
  VisuallyHidden: <Note>Read aloud and found by crawlers, not seen: <span className={hidden}>here are words.</span></Note>,
  Wall: <Wall tiles={[{ ...tile, title: 'Wherrymoor', line: 'rowing for everyone', colSpan: 8, path: '/one' }, { ...tile, title: 'Osterwell', line: 'with a film', colSpan: 4, room: 'coral', film: 'with a film', path: '/two' }]} />,
  WallLabel: <p><WallLabel title="A landing place" line="where the reader arrives" /></p>,
}
