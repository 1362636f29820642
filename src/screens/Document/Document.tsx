import { getRouteApi } from '@tanstack/react-router'
import { Container } from '#components/Container/Container'
import { Contents } from '#components/Contents/Contents'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Text } from '#components/Text/Text'
import type { DocumentPage } from '#content/page'
import { Linked } from './Linked.tsx'
import * as styles from './Document.css.ts'

const privacyRoute = getRouteApi('/privacy')
const accessibilityRoute = getRouteApi('/accessibility')

export function PrivacyNotice() {
  return <DocumentScreen page={privacyRoute.useLoaderData()} />
}

export function AccessibilityStatement() {
  return <DocumentScreen page={accessibilityRoute.useLoaderData()} />
}

function DocumentScreen({ page }: { readonly page: DocumentPage }) {
  const { document, words } = page
  return (
    <>
      <Room field="sand" padding="head">
        <Container>
          <div className={styles.head}>
            <Heading level={1} size="hero">{document.title}</Heading>
            <Text size="lead">{document.lead}</Text>
            <p><time dateTime={document.updated}>{words.updated}</time></p>
          </div>
        </Container>
      </Room>
      <Room field="paper" padding="section">
        <Container>
          <div className={styles.columns}>
            <div className={styles.aside}><Contents title={words.onThisPage} entries={document.sections} /></div>
            <div className={styles.body}>
              {document.sections.map(({ id, title, body }) => (
                <section key={id} className={styles.section}>
                  <Heading level={2} size="name" id={id}>{title}</Heading>
                  {body.map((part) => typeof part === 'string'
                    ? <Text key={part}><Linked>{part}</Linked></Text>
                    : <ul key={part[0]} className={styles.list}>{part.map((line) => <li key={line}><Linked>{line}</Linked></li>)}</ul>)}
                </section>
              ))}
            </div>
          </div>
        </Container>
      </Room>
    </>
  )
}
