import { useRouter } from '@tanstack/react-router'
import { Container } from '#components/Container/Container'
import { Heading } from '#components/Heading/Heading'
import { Room } from '#components/Room/Room'
import { Stack } from '#components/Stack/Stack'
import { Text } from '#components/Text/Text'
import { layoutStrings } from '#content/strings'
import { tone } from '#components/Button/Button.css'

/** In place of a page that could not be loaded, after one automatic retry (decisions, section 7). */
export function PageFailed() {
  const router = useRouter()
  return (
    <Room field="paper" padding="section">
      <Container>
        <Stack gap="l">
          <Heading level={1} size="title">{layoutStrings.chunkFailure.title}</Heading>
          <Text size="lead">{layoutStrings.chunkFailure.text}</Text>
          <button type="button" className={tone.signal} onClick={() => void router.invalidate()}>{layoutStrings.chunkFailure.retry}</button>
        </Stack>
      </Container>
    </Room>
  )
}
