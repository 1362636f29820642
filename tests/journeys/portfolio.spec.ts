import { readFileSync } from 'node:fs'
import { expect, test as quietTest } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { counts } from '#content/counts'
import { bringPictures, colourAt, colourOf, contrast, paint } from './accessibility/pixels.ts'
import { hold, isWhole, openWhole, pressUntilFocused, watchShifts } from './layout/parts.ts'
import { dropRefused, settle, test } from './visit.ts'

/** Adding a project changes one of these. */
const ofKind = { Brand: 3, Web: 3, Search: 2, Social: 1, Film: 2, Publishing: 1 }
const all = counts.projects
const searches = [['', all], ...Object.entries(ofKind).map(([kind, count]) => [`?category=${kind.toLowerCase()}`, count] as const)] as const

interface Told {
  readonly title: string
  readonly date_published: string
  readonly tags: readonly string[]
}
/** As the feed has them, newest first. */
const articles: readonly Told[] = JSON.parse(readFileSync('dist/feed.json', 'utf8')).items
const yearsOf = (some: readonly Told[]): readonly string[] => [...new Set(some.map(({ date_published: date }) => date.slice(0, 4)))]

const tilesOf = (page: Page): Locator => page.locator('main ul:has(picture) > li')
/** How many of them are there for the eye, in the window or not. */
const seenOf = (entries: Locator): Promise<number> => entries.evaluateAll((all) => all.filter((entry) => entry.checkVisibility()).length)
const filtersOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Show projects by kind' })

test('filters are links that keep their place, say politely what is on show and come back with Back', async ({ page }) => {
  await page.goto('/portfolio')
  await settle(page)
  const filters = filtersOf(page)
  const status = page.locator('main').getByRole('status')
  await expect(tilesOf(page)).toHaveCount(all)
  // Each moves to its new place by itself.
  await expect(tilesOf(page).first()).toHaveCSS('view-transition-name', 'match-element')
  await expect(status).toBeEmpty()
  await expect(filters.getByRole('link')).toHaveText([`All ${all}`, ...Object.entries(ofKind).map(([kind, count]) => `${kind} ${count}`)])

  await filters.getByRole('link', { name: 'Web' }).click()
  await expect(page).toHaveURL('/portfolio?category=web')
  await expect(tilesOf(page)).toHaveCount(ofKind.Web)
  await expect(status).toHaveText(`${ofKind.Web} projects shown: Web`)
  await expect(filters.getByRole('link', { name: 'Web' })).toBeFocused()
  await expect(filters.locator('[aria-current]')).toHaveText([`Web ${ofKind.Web}`])

  await filters.getByRole('link', { name: 'Publishing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project, start to finish')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/portfolio')
  await expect(tilesOf(page)).toHaveCount(all)
  await expect(status).toHaveText(`${all} projects shown: All`)
  await expect(filters.locator('[aria-current]')).toHaveText([`All ${all}`])
})

for (const [path, list] of [['/portfolio', 'Show projects by kind'], ['/blogs', 'Show articles by subject']] as const) {
  test(`a link to what is on screen already, a filter of ${path} or its own, adds no step to the way back`, async ({ page }) => {
    await openWhole(page, '/about')
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await settle(page)
    const filters = page.getByRole('navigation', { name: list })
    await filters.getByRole('link', { name: /^All/ }).click()
    await settle(page)
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
}

for (const [path, filter, list] of [['/portfolio', 'Film', 'Show projects by kind'], ['/blogs', 'Search', 'Show articles by subject']] as const) {
  test(`where Forward takes what had focus out of the list of ${path}, focus is on what says what is shown, and in sight`, async ({ page }) => {
    await page.goto(path)
    await settle(page)
    const filters = page.getByRole('navigation', { name: list })
    await filters.getByRole('link', { name: filter }).click()
    await expect(page).toHaveURL(/category=/)
    await page.goBack()
    await expect(page).toHaveURL(path)
    // One that the filter leaves out, far down.
    const gone = page.locator('main li:has(a[href^="/porject_"], a[href^="/blogs/"]) a').last()
    await gone.focus()
    await page.goForward()
    await expect(page).toHaveURL(/category=/)
    await expect(filters.getByRole('link', { name: filter })).toBeFocused()
    await expect(filters.getByRole('link', { name: filter })).toBeInViewport({ ratio: 1 })
  })
}

test('the footer leads from a filtered list to the top of the whole', async ({ page }) => {
  await page.goto('/portfolio?category=film')
  await settle(page)
  await isWhole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(tilesOf(page)).toHaveCount(all)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a window that changes its size while a filter takes effect breaks nothing off but the movement', async ({ page }) => {
  await page.goto('/portfolio')
  await settle(page)
  // As slow as the window's edge is quick.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  for (const [name, width, count] of [['Web', 1100, ofKind.Web], ['Film', 1200, ofKind.Film]] as const) {
    await filtersOf(page).getByRole('link', { name }).evaluate((link) => link instanceof HTMLElement && link.click())
    await page.setViewportSize({ width, height: 800 })
    await expect(tilesOf(page)).toHaveCount(count)
  }
})

test('a category in capitals is the same one, and of two the first', async ({ page }) => {
  for (const search of ['category=Film', 'category=film&category=web']) {
    await page.goto(`/portfolio?${search}`)
    await settle(page)
    await expect(tilesOf(page)).toHaveCount(ofKind.Film)
    await expect(page).toHaveURL('/portfolio?category=film')
    await page.waitForLoadState('networkidle')
  }
})

test('a filter keeps its place after the skip link too', async ({ page }) => {
  await page.goto('/blogs')
  await settle(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const link = page.getByRole('navigation', { name: 'Show articles by subject' }).getByRole('link', { name: 'Strategy' })
  await link.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ articles shown: Strategy$/)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

for (const width of [390, 1440]) {
  test(`a filter that is chosen stays under the finger in a window ${width} px wide, whatever the article above takes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blogs')
    await settle(page)
    const links = page.getByRole('navigation', { name: 'Show articles by subject' }).getByRole('link')
    await links.first().evaluate((link) => scrollBy({ top: link.getBoundingClientRect().top - 300, behavior: 'instant' }))
    for (const link of await links.all()) {
      const place = (): Promise<number> => link.evaluate((element) => element.getBoundingClientRect().top)
      const before = await place()
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await settle(page)
      expect(Math.abs(await place() - before), await link.textContent() ?? '').toBeLessThanOrEqual(1)
    }
  })
}

test('each project of the list can be gone to by its heading', async ({ page }) => {
  await page.goto('/portfolio')
  await settle(page)
  await expect(tilesOf(page).getByRole('heading', { level: 3 })).toHaveCount(counts.projects)
})

test('a filter in the address is shown from the first, and nothing is said of it', async ({ page }) => {
  await page.goto('/portfolio?category=film')
  await settle(page)
  await expect(tilesOf(page)).toHaveCount(2)
  await expect(filtersOf(page).locator('[aria-current]')).toHaveText(['Film 2'])
  await expect(page.locator('main').getByRole('status')).toBeEmpty()
})

for (const address of ['/portfolio?category=search', '/blogs?category=web']) {
  test(`${address} shows nothing that it is not about while the code is on its way, and fetches no picture of it`, async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'image' && pictures.push(request.url())))
    const shifts = await watchShifts(page)
    const entries = page.locator('main').getByRole('listitem').filter({ has: page.locator('a[href*="/porject_"], a[href*="/blogs/"]') })
    const code = await hold(page, /\/assets\/shell-/)
    await page.goto(address, { waitUntil: 'commit' })
    await code.asked()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await seenOf(entries)).toBe(0)
    const before = pictures.length
    code.release()
    await expect(page.locator('main [aria-current]')).not.toContainText('All')
    await expect.poll(() => seenOf(entries)).toBeGreaterThan(0)
    await settle(page)
    expect(before).toBeLessThan(4)
    expect((await shifts()).reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)).toBeLessThan(0.05)
  })
}

test('a filter in an address is not waited for where the code does not come', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/shell-/, () => undefined)
  await page.goto('/portfolio?category=search', { waitUntil: 'commit' })
  await page.clock.runFor(6000)
  await expect.poll(() => seenOf(tilesOf(page))).toBe(all)
  await page.unrouteAll()
})

test('a filter that does not exist shows everything', async ({ page }) => {
  await page.goto('/portfolio?category=sculpture')
  await settle(page)
  await expect(tilesOf(page)).toHaveCount(all)
  await expect(filtersOf(page).locator('[aria-current]')).toHaveText([`All ${all}`])
})

test('a filter of articles keeps a lead story, lists all that it finds, and names no year without articles', async ({ page }) => {
  await page.goto('/blogs')
  await settle(page)
  const leadAndYears = page.locator('main').getByRole('heading', { level: 2 })
  const [first, ...others] = articles
  await expect(leadAndYears).toHaveText([first?.title ?? '', ...yearsOf(others), /Tell us/])
  await page.getByRole('navigation', { name: 'Show articles by subject' }).getByRole('link', { name: 'Publishing' }).click()
  const found = articles.filter(({ tags }) => tags.includes('Publishing'))
  const shown = `${found.length} article${found.length === 1 ? '' : 's'} shown: Publishing`
  await expect(leadAndYears).toHaveText([found[0]?.title ?? '', shown, /Tell us/])
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveText(yearsOf(found))
  await expect(page.locator('main').getByRole('heading', { level: 4 })).toHaveText(found.map(({ title }) => title))
  await expect(page.locator('main').getByRole('status')).toHaveText(shown)
})

for (const [search, count] of searches) {
  test(`the wall of /portfolio${search} is whole, in reading order and legible at 390, 820, 1024 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 1200 })
    await page.goto(`/portfolio${search}`)
    for (const width of [390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1200 })
      await settle(page)
      const tiles = tilesOf(page)
      await expect(tiles).toHaveCount(count)
      const boxes = await tiles.evaluateAll((items) => items.map((item) => {
        const { left, top, width: across, height: high } = item.getBoundingClientRect()
        return { left, top, across, high }
      }))
      const wall = await page.locator('main ul:has(picture)').evaluate((list) => list.clientWidth * list.clientHeight)
      const covered = boxes.reduce((sum, { across, high }) => sum + across * high, 0)
      expect.soft(covered / wall, `the share of the wall that is covered at ${width} px`).toBeCloseTo(1, 2)
      const inOrder = boxes.toSorted((a, b) => Math.round(a.top - b.top) || a.left - b.left)
      expect.soft(boxes, `the order seen is the order in the document at ${width} px`).toEqual(inOrder)
      const captions = await legibleShares(page)
      expect.soft(captions, `captions at ${width} px`).toHaveLength(count)
      for (const { words, share } of captions) expect.soft(share, `${width} px: the share of "${words}" that has a contrast of 7 to 1`).toBeGreaterThan(0.99)
    }
  })
}

test('no two pictures of one ground run into each other on a wall 390, 820 or 1440 px wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const paths = ['/', '/portfolio', '/portfolio?category=web', '/thankyou', ...['copywriting', 'web-design', 'brand-strategy'].map((slug) => `/services/${slug}`)]
  const alike = new Map([[390, 0], [820, 0], [1440, 0]])
  for (const path of paths) {
    await page.goto(path)
    for (const [width, count] of alike) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      const tiles = await tilesOf(page).evaluateAll((items) => items.map((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect()
        return { name: item.querySelector('a')?.innerText, ground: getComputedStyle(item).backgroundColor, left, right, top, bottom }
      }))
      const gaps = tiles.flatMap((one, index) => tiles.slice(index + 1).filter(({ ground }) => ground === one.ground).map((other) => ({
        names: `${one.name} and ${other.name}`,
        across: Math.max(one.left, other.left) - Math.min(one.right, other.right),
        down: Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom),
      })))
      // What stands corner to corner does not run into one another.
      const beside = gaps.filter(({ across, down }) => Math.max(across, down) <= 2 && Math.min(across, down) < 0)
      alike.set(width, count + beside.length)
      for (const { names, across, down } of beside) expect.soft(Math.max(across, down), `${path} at ${width} px: between ${names}, px`).toBeGreaterThanOrEqual(1)
    }
  }
  for (const [width, count] of alike) expect.soft(count, `pictures of one ground side by side at ${width} px`).toBeGreaterThan(0)
})

/** Contrast with the drawings, pixel by pixel, where the tiles' captions stand. */
async function legibleShares(page: Page): Promise<readonly { readonly words: string; readonly share: number }[]> {
  await bringPictures(page)
  const captions = await tilesOf(page).evaluateAll((tiles) => tiles.map((tile) => {
    const link = tile.querySelector('a')
    const lines = [...(link?.children ?? [])].slice(0, 2).flatMap((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return [...range.getClientRects()]
    })
    return {
      words: link?.innerText ?? '',
      color: link ? getComputedStyle(link).color : '',
      boxes: lines.map(({ left, top, width, height }) => ({ left: left + scrollX, top: top + scrollY, width, height })),
    }
  }))
  await hideWords(page, true)
  const picture = await paint(page, 'page', 1)
  await hideWords(page, false)
  return captions.map(({ words, color, boxes }) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
    let pixels = 0
    let legible = 0
    for (const { left, top, width, height } of boxes) {
      for (let y = Math.ceil(top); y < top + height; y += 1) {
        for (let x = Math.ceil(left); x < left + width; x += 1) {
          pixels += 1
          if (contrast([red, green, blue], colourOf(colourAt(picture, x, y))) >= 7) legible += 1
        }
      }
    }
    return { words, share: legible / pixels }
  })
}

/** The captions, and the header that may hang over them. */
const hideWords = (page: Page, isHidden: boolean): Promise<void> =>
  tilesOf(page).locator('a').or(page.locator('header')).evaluateAll((parts, hidden) => {
    for (const part of parts) part.style.setProperty('visibility', hidden ? 'hidden' : '')
  }, isHidden)

test('while tiles find their places the header and the button back to the top stay above them, and no caption is seen twice', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWhole(page, '/portfolio')
  await settle(page)
  await page.mouse.move(700, 850)
  await page.mouse.wheel(0, 460)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(460)
  await page.mouse.wheel(0, -60)
  await expect(page.locator('header')).toHaveAttribute('data-mode', 'pinned')
  await expect.poll(() => page.locator('header').evaluate((header) => header.getAnimations().length), 'it has come').toBe(0)
  // Held as soon as it has begun.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moving = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
        for (const movement of moving) movement.pause()
        Object.assign(window, { moving })
      })
      return transition
    }
  })
  const seek = (time: number): Promise<readonly number[]> => page.evaluate((at) => {
    const moving: readonly Animation[] = Reflect.get(window, 'moving')
    for (const movement of moving) movement.currentTime = at
    // Of what the browser has named for itself it does not tell the style: an element of the page moves in its place.
    return moving.flatMap((movement) => {
      if (!(movement instanceof CSSAnimation && movement.animationName.includes('fade-out') && movement.effect instanceof KeyframeEffect)) return []
      const stand = document.body.appendChild(document.createElement('i'))
      const same = stand.animate(movement.effect.getKeyframes().map(({ opacity, easing, offset }) => ({ opacity, easing, offset })), movement.effect.getTiming())
      same.pause()
      same.currentTime = at
      const opacity = Number(getComputedStyle(stand).opacity)
      stand.remove()
      return [opacity]
    })
  }, time)
  const parts = [page.getByRole('button', { name: 'Open the menu' }), page.getByRole('button', { name: 'Back to top' })]
  /** What is seen where they stand, without the rim of what is round, and of the header's shadow between the number and the filters. */
  const look = async (): Promise<readonly Buffer[]> => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const header = await page.locator('header').boundingBox()
    const places = boxes.map((box) => box && { x: box.x + 10, y: box.y + 10, width: box.width - 20, height: box.height - 20 })
    return Promise.all([...places, header && { x: 520, y: header.y + header.height, width: 100, height: 6 }].map(async (clip) => {
      if (!clip) throw new Error('It is not there.')
      return sharp(await page.screenshot({ clip })).removeAlpha().raw().toBuffer()
    }))
  }
  const rest = await look()
  for (const name of ['Brand', 'All'] as const) {
    await page.evaluate(() => Reflect.deleteProperty(window, 'moving'))
    await filtersOf(page).getByRole('link', { name }).click()
    await page.waitForFunction(() => Reflect.has(window, 'moving'))
    const old = await seek(80)
    expect(old.length).toBeGreaterThan(0)
    expect(Math.max(...old), 'what was there before').toBeLessThan(0.1)
    for (const time of [80, 160]) {
      await seek(time)
      for (const [index, now] of (await look()).entries()) expect(Math.max(...now.map((value, at) => Math.abs(value - (rest[index]?.[at] ?? 0)))), `${name}, part ${index}, ${time} ms`).toBeLessThan(12)
    }
    await page.evaluate(() => {
      const moving: readonly Animation[] = Reflect.get(window, 'moving')
      for (const movement of moving) movement.finish()
    })
  }
})

for (const { path, kind, shown } of [
  { path: '/porject_8', kind: 'Film', shown: `${ofKind.Film} projects shown: Film` },
  { path: '/blogs/an-e-mail-newsletter-worth-opening', kind: 'Brand and content', shown: '4 articles shown: Brand and content' },
]) {
  test(`the way to ${path} leads back by its kind to what is like it`, async ({ page }) => {
    await page.goto(path)
    await settle(page)
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: kind, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: shown, exact: true })).toBeAttached()
    await expect(page.locator('main nav [aria-current="page"]')).toContainText(kind)
    // It comes filtered: nothing has changed that would be news.
    await expect(page.locator('main').getByRole('status')).toBeEmpty()
  })
}

test('a case study starts an enquiry about the services that it shows', async ({ page }) => {
  await page.goto('/porject_1')
  await settle(page)
  await page.getByRole('link', { name: 'Ask about something like this' }).click()
  await expect(page).toHaveURL('/contactUs?service=video-production%2Cbrand-strategy%2Cphotography')
})

const film = /\/videos\/project-1\.\w+\.mp4$/
const isMoving = (page: Page): Promise<boolean> => page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && !video.paused && video.readyState > 2)

test('a service says of each project that it shows whether it has a film', async ({ page }) => {
  for (const path of ['/services/content-marketing', '/services/paid-social', '/services/video-production', '/services/digital-pr']) {
    await openWhole(page, path)
    await expect(page.getByRole('link', { name: /^(?:Northgarth Ferries|Saltmarsh).*\(with a film\)$/ }).first(), path).toBeVisible()
  }
  await openWhole(page, '/services/web-design')
  await expect(page.locator('main a[href^="/porject_"]').first()).not.toHaveAccessibleName(/with a film/)
})

test('a double click on its button plays a film', async ({ page }) => {
  await page.goto('/porject_1')
  await settle(page)
  await page.getByRole('button', { name: 'Play the excerpt' }).dblclick()
  await expect.poll(() => isMoving(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Pause the excerpt' })).toBeVisible()
})

test('a film is fetched and plays at a press, and stops at the next', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/porject_1')
  await settle(page)
  const play = page.getByRole('button', { name: 'Play the excerpt' })
  const pause = page.getByRole('button', { name: 'Pause the excerpt' })
  await expect(page.getByText('8 seconds, drawn, no sound')).toBeVisible()
  // It plays in its place, over and over, and nothing of it is heard.
  for (const property of ['muted', 'loop', 'playsInline']) await expect(page.locator('video')).toHaveJSProperty(property, true)
  const sign = (button: Locator): Promise<string> => button.locator('svg').innerHTML()
  const toPlay = await sign(play)
  expect(asked.filter((url) => film.test(url))).toEqual([])

  await play.click()
  await expect.poll(() => isMoving(page)).toBe(true)
  await expect(page.locator('video')).toBeVisible()
  expect(await sign(pause), 'the sign of a film that plays').not.toBe(toPlay)
  await pause.click()
  await expect.poll(() => isMoving(page)).toBe(false)
  await expect(play).toBeFocused()
  expect(await sign(play)).toBe(toPlay)

  await page.keyboard.press('Enter')
  await expect.poll(() => isMoving(page)).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => isMoving(page)).toBe(false)
})

for (const [path, width, height] of [['/porject_1', 844, 390], ['/porject_8', 844, 390], ['/porject_8', 740, 360]] as const) {
  test(`the film of ${path} is seen whole with its button on a phone that lies on its side, ${width} × ${height} px`, async ({ page }) => {
    await openWhole(page, path, { width, height })
    const button = page.getByRole('button', { name: /excerpt/ })
    await button.click()
    await expect.poll(() => isMoving(page)).toBe(true)
    const [film, below] = await Promise.all([page.locator('video').boundingBox(), button.boundingBox()])
    if (!film || !below) throw new Error('There is no film.')
    expect(below.y + below.height - film.y, 'film and button').toBeLessThanOrEqual(height)
    expect(film.height).toBeGreaterThan(0.7 * height)
    // As large as that allows, and nothing of it cut off.
    await expect(page.locator('video')).toHaveCSS('object-fit', 'contain')
  })
}

for (const [width, height] of [[1280, 800], [844, 390], [320, 256]] as const) {
  test(`a film that the keyboard starts is seen as far as a window of ${width} × ${height} px has room above its button`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhole(page, '/porject_1', { width, height })
    const button = page.getByRole('button', { name: /excerpt/ })
    await pressUntilFocused(page, 'Tab', button)
    await page.keyboard.press('Enter')
    await expect.poll(() => isMoving(page)).toBe(true)
    const { top, bottom, end } = await button.evaluate((element) => ({ ...element.getBoundingClientRect().toJSON(), end: document.querySelector('video')?.getBoundingClientRect().bottom }))
    expect(end, 'the film’s lower edge').toBeLessThanOrEqual(top + 1)
    expect(bottom, 'the button is in sight').toBeLessThanOrEqual(height + 1)
    const film = await page.locator('video').boundingBox()
    const seen = Math.min(end, height) - Math.max(film?.y ?? 0, 0)
    expect(seen, 'px of the film in sight').toBeGreaterThanOrEqual(Math.min(film?.height ?? Infinity, top) - 2)
    expect(height - bottom, 'room that is not used below the button').toBeLessThan(film && film.y < 0 ? 100 : Infinity)
  })
}

test('the button of a film stays under the finger that pressed it in a window 320, 390, 393 or 1440 px wide', async ({ page }) => {
  const widths = [320, 390, 393, 1440]
  // The page rises as it comes.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, '/porject_1')
  const button = page.getByRole('button', { name: /excerpt/ })
  const placeAt = async (width: number): Promise<readonly number[]> => {
    await page.setViewportSize({ width, height: 844 })
    await settle(page)
    return place()
  }
  const place = (): Promise<readonly number[]> => button.evaluate((element) => {
    const { left, top, width: wide, height } = element.getBoundingClientRect()
    return [left, top + scrollY, wide, height].map(Math.round)
  })
  // At every width before the first press: once the film has come, its button stands there as it does while it plays.
  const before = new Map<number, readonly number[]>()
  for (const width of widths) before.set(width, await placeAt(width))
  for (const [width, untouched] of before) {
    expect.soft(await placeAt(width), `after it has played, at ${width} px`).toEqual(untouched)
    await button.click()
    await expect(button).toHaveAccessibleName('Pause the excerpt')
    expect.soft(await place(), `pressed, at ${width} px`).toEqual(untouched)
    // What is on its way would be broken off.
    await expect.poll(() => isMoving(page)).toBe(true)
    await button.click()
    await expect(button).toHaveAccessibleName('Play the excerpt')
    expect.soft(await place(), `pressed again, at ${width} px`).toEqual(untouched)
  }
})

test('a film that is asked to go on keeps the picture at which it stood until it does', async ({ page }) => {
  await page.goto('/porject_1')
  await settle(page)
  await page.getByRole('button', { name: 'Play the excerpt' }).click()
  await expect.poll(() => isMoving(page)).toBe(true)
  await page.getByRole('button', { name: 'Pause the excerpt' }).click()
  await expect.poll(() => isMoving(page)).toBe(false)
  // As on a line that has nothing more to bring.
  await page.locator('video').evaluate((video) => Object.assign(video, { play: () => new Promise(() => undefined) }))
  await page.getByRole('button', { name: 'Play the excerpt' }).click()
  await expect(page.getByRole('button', { name: 'Pause the excerpt' })).toBeVisible()
  await expect(page.locator('video')).toBeVisible()
})

test('a film stops out of view and when nothing is to move, and never goes on by itself', async ({ page }) => {
  await page.goto('/porject_8')
  await settle(page)
  const play = page.getByRole('button', { name: 'Play the excerpt' })
  await play.click()
  await expect.poll(() => isMoving(page)).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isMoving(page)).toBe(false)
  await play.scrollIntoViewIfNeeded()
  await expect(play).toBeVisible()
  expect(await isMoving(page)).toBe(false)

  await play.click()
  await expect.poll(() => isMoving(page)).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => isMoving(page)).toBe(false)
  await expect(play).toBeVisible()
})

test('with reduced motion a film plays at the visitor’s word alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/porject_1')
  await settle(page)
  expect(await isMoving(page)).toBe(false)
  await page.getByRole('button', { name: 'Play the excerpt' }).click()
  await expect.poll(() => isMoving(page)).toBe(true)
})

/** Presses the button of a film that does not come. */
async function playInVain(page: Page): Promise<{ readonly play: Locator; readonly status: Locator }> {
  await page.route(film, (route) => route.abort())
  await page.goto('/porject_1')
  await settle(page)
  const play = page.getByRole('button', { name: 'Play the excerpt' })
  await play.click()
  return { play, status: page.locator('main').getByRole('status') }
}

test('what is said of a film that does not come stands clear of its button in a window 320, 360, 390 or 820 px wide', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { play, status } = await playInVain(page)
  await expect(status).not.toBeEmpty()
  for (const width of [320, 360, 390, 820]) {
    await page.setViewportSize({ width, height: 740 })
    await settle(page)
    const [words, button] = [await status.boundingBox(), await play.boundingBox()]
    expect.soft((words?.y ?? Infinity) + (words?.height ?? Infinity), `${width} px`).toBeLessThanOrEqual(button?.y ?? 0)
  }
  dropRefused(complaints, '/videos/')
})

test('a film that does not come leaves its picture, says so, and can be tried again', async ({ page, complaints }) => {
  const { play, status } = await playInVain(page)
  await expect(status).toHaveText('The excerpt did not load. Its first picture stands in for it.')
  await expect(page.locator('video')).toBeHidden()
  await expect(play).toBeFocused()
  dropRefused(complaints, '/videos/')

  await page.unroute(film)
  await play.click()
  await expect.poll(() => isMoving(page)).toBe(true)
  await expect(status).toBeEmpty()
})

test('where the browser will not let a film play, that is said as of one that does not come, and its button plays it once it may', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = async () => {
      HTMLMediaElement.prototype.play = play
      throw new DOMException('The system saves power.', 'NotAllowedError')
    }
  })
  await page.goto('/porject_1')
  await settle(page)
  await page.getByRole('button', { name: 'Play the excerpt' }).click()
  await expect(page.locator('main').getByRole('status')).toHaveText('The excerpt did not load. Its first picture stands in for it.')
  await page.getByRole('button', { name: 'Play the excerpt' }).click()
  await expect.poll(() => isMoving(page)).toBe(true)
})

quietTest.describe('without JavaScript', () => {
  quietTest.use({ javaScriptEnabled: false })

  quietTest('all work is shown without filters, which could change nothing, and a film is a link', async ({ page }) => {
    await page.goto('/portfolio?category=brand')
    await expect(filtersOf(page)).toBeHidden()
    await expect(tilesOf(page)).toHaveCount(all)
    await page.goto('/porject_1')
    await expect(page.getByRole('link', { name: 'Play the excerpt' })).toHaveAttribute('href', film)
    await expect(page.getByRole('button', { name: 'Play the excerpt' })).toBeHidden()
  })
})
