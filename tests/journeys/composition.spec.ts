import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { brands } from '#content/brands'
import { counts } from '#content/counts'
import { settings } from '#content/settings'
import { kinds } from './accessibility/kinds.ts'
import { dropNotFound, settle, test } from './visit.ts'

const services = readdirSync(new URL('../../src/content/services', import.meta.url)).map((file) => file.replace('.ts', ''))

/** Of a broad head across several letters no more is to be seen than over their feet. */
const broad = ['web-design', 'photography', 'digital-pr', 'ecommerce', 'conversion', 'paid-search', 'email-marketing']

/** Where the letters stand, and what is to be seen of a picture, in px of the page. */
interface Composition {
  /** The last line's feet, and where it ends. */
  readonly baseline: number
  readonly end: number
  readonly size: number
  /** Between the word's ink and the ink of what is read below it, where one is over the other. */
  readonly gap: number
  /** Of the picture's solid part: its upper edge, and its left one beside the last line. */
  readonly top: number
  readonly beside: number
}

const compositionOf = (page: Page, heading: string, read: string, picture: string): Promise<Composition> =>
  page.evaluate(async ([headingAt, readAt, pictureAt]) => {
    const canvas = document.createElement('canvas').getContext('2d')
    const title = document.querySelector(headingAt ?? '')
    const image = document.querySelector(pictureAt ?? '')
    if (!canvas || !title || !(image instanceof HTMLImageElement)) throw new Error('There is no such heading or picture.')
    // In a window of another size another file may take its place, which breaks the first off.
    await image.decode().catch(() => image.decode())
    const letters = (element: Element) => {
      const style = getComputedStyle(element)
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x')
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: { readonly left: number; readonly right: number; readonly baseline: number; readonly top: number; readonly foot: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        if (node.parentElement?.checkVisibility() === false || getComputedStyle(node.parentElement ?? element).position === 'absolute') continue
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const box = range.getBoundingClientRect()
          if (text[at] === ' ' || box.width === 0) continue
          const ink = canvas.measureText(text[at] ?? '')
          const baseline = box.bottom - (box.height * fontBoundingBoxDescent) / (fontBoundingBoxAscent + fontBoundingBoxDescent)
          found.push({ left: box.left, right: box.right, baseline, top: baseline - ink.actualBoundingBoxAscent, foot: baseline + ink.actualBoundingBoxDescent })
        }
      }
      return found
    }
    const word = letters(title)
    const text = [...document.querySelectorAll(readAt ?? '')].flatMap(letters)
    const baseline = Math.max(...word.map((letter) => letter.baseline))
    const gaps = word.flatMap(({ left, right, foot }) => text.filter((letter) => letter.left < right && letter.right > left).map(({ top }) => top - foot))
    const size = Number.parseFloat(getComputedStyle(title).fontSize)

    const width = 400
    const height = Math.round((width * image.naturalHeight) / image.naturalWidth)
    Object.assign(canvas.canvas, { width, height })
    canvas.drawImage(image, 0, 0, width, height)
    const { data } = canvas.getImageData(0, 0, width, height)
    const box = image.getBoundingClientRect()
    const scale = Math.min(box.width / width, box.height / height)
    const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    const left = box.left + ((box.width - width * scale) * across) / 100
    const upper = box.top + ((box.height - height * scale) * down) / 100
    const solid = Array.from({ length: width * height }, (_, at) => at).filter((at) => (data[4 * at + 3] ?? 0) > 200)
      .map((at) => ({ x: left + (at % width) * scale, y: upper + Math.floor(at / width) * scale }))
    const lastLine = solid.filter(({ y }) => y > baseline - size / 2 && y < baseline)
    return {
      baseline,
      end: Math.max(...word.filter((letter) => letter.baseline === baseline).map(({ right }) => right)),
      size,
      gap: Math.min(...gaps),
      top: Math.min(...solid.map(({ y }) => y)),
      beside: Math.min(...lastLine.map(({ x }) => x)),
    }
  }, [heading, read, picture])

const headOf = (page: Page) => compositionOf(page, 'h1', 'h1 + div p', 'h1 ~ div img')

for (const slug of services) {
  test(`the object of ${slug} reaches the feet of its word, and no letter hangs into the sentence, from 820 to 2560 px`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.goto(`/services/${slug}`)
    const faults: string[] = []
    for (const [width, height] of [[820, 1180], [1024, 768], [1440, 900], [1920, 970], [2560, 1300]] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const { baseline, size, top, gap } = await headOf(page)
      const reach = (baseline - top) / size
      if (reach < 0.08 || reach > (broad.includes(slug) ? 0.2 : 0.45)) faults.push(`${width} px: the object begins ${Math.round(baseline - top)} px above the feet of letters of ${Math.round(size)} px`)
      if (gap < 12) faults.push(`${width} px: ${Math.round(gap)} px between the word and the sentence`)
    }
    expect(faults).toEqual([])
  })
}

test('the megaphone’s mouth is close to the last letter of its headline and hides none, from 1024 to 2560 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  for (const [width, height] of [[1024, 768], [1440, 900], [1920, 1080], [2560, 1300]] as const) {
    await page.setViewportSize({ width, height })
    // Under the pointer its slide stays.
    await page.mouse.move(width / 2, height / 2)
    await settle(page)
    const { end, beside, size } = await compositionOf(page, 'main h2', 'main h2 ~ p', 'main img')
    expect.soft(beside - end, `px between them at ${width} px`).toBeGreaterThan(0)
    expect.soft(beside - end, `px between them at ${width} px`).toBeLessThan(size * 0.6)
  }
})

/** Where each line of a text ends, in px from where the text begins: what is within half a line of another stands on the same. */
const lineEndsOf = (text: Locator): Promise<number[]> => text.evaluate((element) => {
  const words = document.createRange()
  words.selectNodeContents(element)
  const { left } = element.getBoundingClientRect()
  const ends: number[] = []
  let foot = -Infinity
  for (const { right, bottom } of [...words.getClientRects()].toSorted((a, b) => a.bottom - b.bottom)) {
    if (bottom - foot > 12) ends.push(right - left)
    else ends.push(Math.max(ends.pop() ?? 0, right - left))
    foot = bottom
  }
  return ends
})

const linesOf = async (text: Locator): Promise<number> => (await lineEndsOf(text)).length

test('a button whose words need two lines leaves none of them alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/porject_4')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  await settle(page)
  const lines = await page.getByRole('link', { name: 'Ask about something like this' }).evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link.firstChild ?? link)
    return [...words.getClientRects()].map(({ width }) => width)
  })
  expect(lines).toHaveLength(2)
  expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) * 0.4)
})

/** The first window's foot, the title's, and that of the first line that is read below it, in px. */
const firstView = (title: Locator): Promise<Readonly<Record<'window' | 'title' | 'line', number>>> =>
  title.evaluate((heading) => {
    const { bottom } = heading.getBoundingClientRect()
    const words = document.createRange()
    const texts = document.createTreeWalker(document.querySelector('main') ?? heading, NodeFilter.SHOW_TEXT)
    const lines: number[] = []
    while (texts.nextNode()) {
      words.selectNodeContents(texts.currentNode)
      // What is for ears alone is one px wide.
      const line = words.getClientRects()[0]
      const isBelow = heading.compareDocumentPosition(texts.currentNode) === Node.DOCUMENT_POSITION_FOLLOWING
      if (isBelow && line && (texts.currentNode.parentElement?.offsetWidth ?? 0) > 1) lines.push(line.bottom)
    }
    return { window: innerHeight, title: bottom, line: Math.min(...lines) }
  })

test.describe('on a phone that lies on its side', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the first view of each kind of page has its whole title and something to read below it', async ({ page, complaints }) => {
    for (const path of [...kinds, '/thankyou', '/services/amazon-book-publishing', '/services/brand-strategy', '/services/conversion']) {
      await page.goto(path)
      dropNotFound(complaints, page.url())
      for (const [width, height] of [[915, 412], [844, 390], [667, 375], [568, 320]] as const) {
        await page.setViewportSize({ width, height })
        await settle(page)
        const title = path === '/' ? page.getByRole('group', { name: '1 of 3' }).getByRole('heading') : page.getByRole('heading', { level: 1 })
        const view = await firstView(title)
        expect.soft(view.title, `the foot of the title of ${path} at ${width} × ${height} px`).toBeLessThanOrEqual(view.window)
        expect.soft(view.line, `the foot of the first line below it on ${path} at ${width} × ${height} px`).toBeLessThanOrEqual(view.window)
      }
    }
  })

  test('on Home the slider’s controls stand above the object of the first slide, and its button in the first view where that has room for it', async ({ page }) => {
    for (const [width, height] of [[1280, 470], [915, 412], [844, 390]] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await settle(page)
      const next = await page.getByRole('button', { name: 'Next slide' }).boundingBox()
      const title = await page.getByRole('group', { name: '1 of 3' }).getByRole('heading').boundingBox()
      // The megaphone stands below the headline.
      expect.soft((next?.y ?? Infinity) + (next?.height ?? 0), `at ${width} px`).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
      if (height > 400) await expect(page.getByRole('link', { name: 'See our work' })).toBeInViewport({ ratio: 1 })
    }
  })
})

test('the last room of a page asks in three lines from 820 to 1920 px', async ({ page }) => {
  await page.goto('/portfolio')
  for (const width of [820, 1024, 1180, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    expect.soft(await linesOf(page.getByRole('heading', { level: 2, name: /^Tell us/ })), `lines at ${width} px`).toBe(3)
  }
})

test('on a phone each name in Home’s sentence of services is whole', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 600]) {
    await page.setViewportSize({ width, height: 844 })
    await settle(page)
    const names = page.getByRole('paragraph').filter({ hasText: /^Social media management/ }).getByRole('link')
    await expect(names).toHaveCount(6)
    for (const name of await names.all()) expect.soft(await linesOf(name), `${await name.textContent()} at ${width} px`).toBe(1)
  }
})

test('on a tablet the pictures of a case study follow each other, and Contact says in six lines what happens', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/porject_1')
  await settle(page)
  const [, second, third] = await page.getByRole('figure').evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
  expect((third?.top ?? Infinity) - (second?.bottom ?? 0)).toBeLessThan(200)
  await page.goto('/contactUs')
  await settle(page)
  expect(await linesOf(page.getByRole('paragraph').filter({ hasText: /^A person reads/ }))).toBeLessThan(7)
})

for (const width of [1024, 1280, 1440]) {
  test(`what changed stands as near under the second picture of a case study as the third under its text, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/porject_1', '/porject_12']) {
      await page.goto(path)
      await settle(page)
      const [, second, third] = await page.getByRole('figure').evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
      const changed = await page.getByRole('heading', { name: 'What changed' }).evaluate((heading) => heading.getBoundingClientRect().top)
      const text = await page.getByRole('heading', { name: 'What we did' }).evaluate((heading) => heading.parentElement?.lastElementChild?.getBoundingClientRect().bottom ?? 0)
      const under = changed - (second?.bottom ?? 0)
      expect.soft(under, `${path}: under the second picture`).toBeGreaterThan(100)
      expect.soft(under, `${path}: under the second picture`).toBeLessThan(180)
      expect.soft(Math.abs((third?.top ?? 0) - text - under), `${path}: the same under the text`).toBeLessThan(8)
    }
  })
}

test('no heading of what About tells first leaves a word alone or comes close to the text beside it, from 1024 to 2560 px', async ({ page }) => {
  await page.goto('/about')
  for (const width of [1024, 1100, 1170, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    for (const [words, lines] of [['A landing place', 2], ['Small teams', 3], ['Your accounts', 3], ['No promises', 2]] as const) {
      expect.soft(await linesOf(page.getByRole('heading', { level: 3, name: words })), `${words} at ${width} px`).toBe(lines)
    }
  }
})

test('what About says first runs in even lines, clear of its boat, from 768 to 1440 px', async ({ page }) => {
  await page.goto('/about')
  const says = page.getByText('Larkhythe is a marketing agency')
  for (const width of [768, 820, 960, 1024, 1100, 1180, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const ends = await lineEndsOf(says)
    expect.soft(ends.length, `lines at ${width} px`).toBeLessThanOrEqual(6)
    expect.soft(Math.min(...ends) / Math.max(...ends), `the shortest line to the longest at ${width} px`).toBeGreaterThan(0.7)
    const boat = await page.getByRole('main').locator('img').first().boundingBox()
    const box = await says.boundingBox()
    expect.soft((boat?.x ?? 0) - (box?.x ?? 0) - Math.max(...ends), `px between its words and the picture at ${width} px`).toBeGreaterThan(-20)
  }
})

test('a case study says in two lines beside its client’s name what was made, from 768 to 1280 px', async ({ page }) => {
  for (const [project, line] of [[2, 'Name, bags'], [5, 'A new name'], [12, 'Posters, press']] as const) {
    await page.goto(`/porject_${project}`)
    for (const width of [768, 820, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect.soft(await linesOf(page.getByRole('main').getByText(line).first()), `${line} at ${width} px`).toBe(2)
    }
  }
})

test('how long a film is stands beside its button in two lines at most, or below it, and the button is as high on every phone', async ({ page }) => {
  await page.goto('/porject_1')
  for (const width of [320, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    await settle(page)
    expect.soft(await linesOf(page.getByText('8 seconds, drawn, no sound')), `lines at ${width} px`).toBeLessThanOrEqual(2)
    expect.soft((await page.getByRole('button', { name: 'Play the excerpt' }).boundingBox())?.height, `px at ${width} px`).toBe(60)
  }
})

test('a page that is not there has its ways on in the first view, and says whom to ask where no page has such a name', async ({ page, complaints }) => {
  await page.goto('/nope')
  dropNotFound(complaints, page.url())
  await expect(page.getByRole('status').getByRole('link')).toHaveText(settings.telephone.shown)
  for (const size of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1024, height: 768 }, { width: 1280, height: 720 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await settle(page)
    // Its words and the line under them: of the room for a finger a little may be below.
    await expect.soft(page.getByRole('navigation', { name: 'Where to go from here' }).getByRole('link', { name: 'Contact' }), `at ${size.width} px`).toBeInViewport({ ratio: 0.9, timeout: 3000 })
    const asked = await page.getByRole('status').getByRole('link').boundingBox()
    const services = await page.getByRole('heading', { name: 'All our services' }).boundingBox()
    expect.soft((services?.y ?? Infinity) - (asked ? asked.y + asked.height : 0), `px above the services at ${size.width} px`).toBeLessThan(200)
  }
})

test('the heading of the projects breaks before “start to finish”, of one project, too', async ({ page }) => {
  for (const address of ['/portfolio', '/portfolio?category=publishing']) {
    await page.goto(address)
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      const feet = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
        const range = document.createRange()
        return ['Project', 'start', 'finish'].map((word) => {
          const at = text?.textContent?.indexOf(word) ?? 0
          if (text) range.setStart(text, at)
          if (text) range.setEnd(text, at + word.length)
          return Math.round(range.getBoundingClientRect().bottom)
        })
      })
      expect.soft(feet[1], `${address} at ${width} px`).toBeGreaterThan(feet[0] ?? Infinity)
      expect.soft(feet[2], `${address} at ${width} px`).toBe(feet[1])
    }
  }
})

test('the services are apart from the page that was probably meant', async ({ page, complaints }) => {
  await page.goto('/services/seoo')
  dropNotFound(complaints, page.url())
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const meant = await page.getByRole('status').filter({ hasText: 'Did you mean' }).boundingBox()
    const services = await page.getByRole('heading', { name: 'All our services' }).boundingBox()
    expect.soft((services?.y ?? 0) - (meant ? meant.y + meant.height : Infinity), `at ${width} px`).toBeGreaterThan(40)
  }
})

test('the voices on Home fill their room', async ({ page }) => {
  await page.goto('/')
  for (const width of [820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const voice = page.getByRole('figure').filter({ hasText: 'They came out on the river' })
    const left = await voice.evaluate((figure) => {
      let room = figure.parentElement
      while (room && getComputedStyle(room).backgroundColor === 'rgba(0, 0, 0, 0)') room = room.parentElement
      return (room?.getBoundingClientRect().bottom ?? Infinity) - (figure.querySelector('img')?.getBoundingClientRect().bottom ?? 0)
    })
    expect.soft(left, `px under the last voice at ${width} px`).toBeLessThan(200)
  }
})

test('a page that is not there does not say 44 on paper', async ({ page, complaints }) => {
  await page.goto('/nope')
  dropNotFound(complaints, page.url())
  await expect(page.getByText('4', { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('4', { exact: true }).first()).toBeHidden()
})

test('on a tablet a service goes on as near to its room as its parts are to each other', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/services/seo')
  await settle(page)
  const [room, statement, parts, included] = await page.evaluate(() => [
    document.querySelector('main > * > *')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('[data-optical]')?.getBoundingClientRect().top ?? Infinity,
    document.querySelector('[data-optical] + *')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('#included')?.getBoundingClientRect().top ?? 0,
  ])
  expect(Math.abs((statement ?? 0) - (room ?? 0) - ((included ?? 0) - (parts ?? 0)))).toBeLessThan(16)
})

test('the sign of a page that is not there stands on the line of its words', async ({ page, complaints }) => {
  await page.goto('/nope')
  dropNotFound(complaints, page.url())
  for (const size of [{ width: 1440, height: 900 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size)
    await settle(page)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const figure = await page.getByText('4', { exact: true }).first().boundingBox()
    expect.soft(Math.abs((figure?.x ?? Infinity) - (title?.x ?? 0)), `px at ${size.width} px`).toBeLessThan(12)
  }
})

test('the partners’ logos are all of one size, clear of each other, from 320 to 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/about')
  const [first] = brands
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const logos = await page.getByRole('list').filter({ has: page.getByRole('img', { name: first?.title ?? '' }) }).getByRole('img').evaluateAll((drawings) =>
      drawings.filter((drawing) => drawing instanceof SVGSVGElement).map((drawing) => {
        const { left, right, y } = drawing.querySelector('use')?.getBoundingClientRect() ?? drawing.getBoundingClientRect()
        return { scale: Math.round((drawing.getScreenCTM()?.a ?? 0) * 1000), left, right, y }
      }))
    expect.soft(logos, `logos at ${width} px`).toHaveLength(counts.brands)
    expect.soft(new Set(logos.map(({ scale }) => scale)).size, `sizes at ${width} px`).toBe(1)
    for (const [at, logo] of logos.entries()) {
      const next = logos[at + 1]
      if (next && Math.abs(next.y - logo.y) < 1) expect.soft(next.left - logo.right, `px after logo ${at + 1} at ${width} px`).toBeGreaterThan(8)
    }
  }
})

test('each of the four things that About tells first has its object, and the last room one that fills it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await settle(page)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const story = rows.filter({ hasText: /Why we are here|How we work|What you keep|What we will not do/ })
  await expect(story).toHaveCount(4)
  for (const row of await story.all()) await expect(row.locator('img')).toHaveCount(1)
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  const { top, baseline } = await compositionOf(page, '#closing', '#closing ~ p', 'main > :last-child img')
  expect(top - baseline).toBeLessThan(100)
})
