import { expect } from '@playwright/test'
import type { Locator, Page, Route } from '@playwright/test'
import { filmMachine } from '#machines/filmMachine'
import { isIn } from '../../model/rules.ts'
import { adapter, by, impossible, send } from '../adapter.ts'
import type { Gesture, World } from '../adapter.ts'
import { scrollBy, tabTo } from '../hands.ts'

const file = '**/videos/**'
const play = (page: Page): Locator => page.getByRole('button', { name: 'Play the excerpt' })
const pause = (page: Page): Locator => page.getByRole('button', { name: 'Pause the excerpt' })
const failure = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'The excerpt did not load' })
const isMoving = (page: Page): Promise<boolean> => page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && !video.paused && video.readyState > 2)
const move = (page: Page, isWanted: boolean) => expect.poll(() => isMoving(page), { intervals: [30], message: isWanted ? 'the film moves' : 'the film stands still' }).toBe(isWanted)

/** Films that the network keeps back, for each page under test. */
const heldBack = new WeakMap<Page, Route[]>()

type Press = (goal: Locator, page: Page) => Promise<void>
const click: Press = (goal) => goal.click()
const enter: Press = async (goal, page) => {
  await goal.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}
const tap: Press = (goal) => goal.tap()

const canPlay = (world: World): boolean => world['page'] === 'top'
const plays = (verb: string, press: Press): readonly Gesture[] => [
  {
    name: `${verb} “Play” on a good line`,
    hears: (world, before) => (canPlay(world) && !isIn(before, 'loading') && !isIn(before, 'playing') ? { steps: send('play.pressed', 'media.played'), world: { ...world, film: 'there' } } : undefined),
    make: async (page) => {
      await page.unroute(file)
      await press(play(page), page)
      await move(page, true)
    },
  },
  {
    name: `${verb} “Play” on a line that gives nothing`,
    hears: (world, before) => (canPlay(world) && world['film'] === 'notThere' && (isIn(before, 'idle') || isIn(before, 'failed')) ? { steps: send('play.pressed'), world } : undefined),
    make: async (page) => {
      heldBack.set(page, [])
      await page.route(file, (route) => void heldBack.get(page)?.push(route))
      await press(play(page), page)
      await expect.poll(() => heldBack.get(page)?.length ?? 0).toBeGreaterThan(0)
    },
  },
  {
    // The browser goes on waiting for what it has asked for.
    name: `${verb} “Play” again on that line`,
    hears: (world, before) => (canPlay(world) && world['film'] === 'notThere' && isIn(before, 'paused') ? { steps: send('play.pressed'), world } : undefined),
    make: (page) => press(play(page), page),
  },
]
const pauses = (verb: string, press: Press): Gesture => ({
  name: `${verb} “Pause”`,
  hears: (world, before) => (isIn(before, 'playing') || isIn(before, 'loading') ? { steps: send('pause.pressed'), world } : undefined),
  make: async (page) => {
    await press(pause(page), page)
    await move(page, false)
  },
})
const comes: Gesture = {
  name: 'the film arrives',
  hears: (world, before) => (isIn(before, 'loading') ? { steps: send('media.played'), world: { ...world, film: 'there' } } : undefined),
  make: async (page) => {
    for (const route of heldBack.get(page)?.splice(0) ?? []) await route.continue()
    await page.unroute(file)
    await move(page, true)
  },
}
const breaks: Gesture = {
  name: 'the line breaks',
  hears: (world, before) => (isIn(before, 'loading') ? { steps: send('media.failed'), world } : undefined),
  make: async (page) => {
    await page.route(file, (route) => route.abort())
    for (const route of heldBack.get(page)?.splice(0) ?? []) await route.abort()
    await expect(failure(page)).toBeVisible()
  },
}
/** The keys of a keyboard for films, or the system: no button of the page. */
const fromOutside = (name: string, event: string, states: readonly string[], isPlaying: boolean): Gesture => ({
  name,
  hears: (world, before) => (states.some((state) => isIn(before, state)) && world['film'] === 'there' && world['page'] === 'top' ? { steps: send(event), world } : undefined),
  make: async (page) => {
    await page.locator('video').evaluate((video, wanted) => {
      if (!(video instanceof HTMLVideoElement)) return
      if (wanted) void video.play()
      else video.pause()
    }, isPlaying)
    await move(page, isPlaying)
  },
})
const keyPlays = fromOutside('press the play key of the keyboard', 'media.played', ['paused'], true)
const keyPauses = fromOutside('press the pause key of the keyboard', 'media.paused', ['playing'], false)
const scrollDown: Gesture = {
  name: 'scroll the film out of view',
  hears: (world, before) => (world['page'] === 'top' && !isIn(before, 'idle') ? { steps: send('screen.left'), world: { ...world, page: 'below' } } : undefined),
  make: async (page) => {
    await scrollBy(page, () => page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })), (y) => y > 1000)
    await move(page, false)
  },
}
const scrollUp: Gesture = {
  name: 'scroll back to it',
  hears: (world) => (world['page'] === 'below' ? { steps: send('screen.entered'), world: { ...world, page: 'top' } } : undefined),
  make: (page) => scrollBy(page, () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })), (y) => y === 0),
}
/** No test can put a tab in front of another: the browser's word of it is given in its place. */
const hide: Gesture = {
  name: 'another tab comes in front, and goes again',
  hears: (world, before) => (isIn(before, 'playing') || isIn(before, 'loading') ? { steps: send('page.hidden', 'page.shown'), world } : undefined),
  make: (page) => page.evaluate(() => {
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  }),
}
const wish: Gesture = {
  name: 'ask the system for less movement',
  hears: (world, before) => (world['motion'] === 'still' || isIn(before, 'idle') ? undefined : { steps: send('motion.reduced'), world: { ...world, motion: 'still' } }),
  make: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
}
const unwish: Gesture = {
  name: 'ask the system for movement again',
  hears: (world) => (world['motion'] === 'still' ? { steps: [], world: { ...world, motion: 'moving' } } : undefined),
  make: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
}

/** The film’s own frames are on show, or the picture that stands for it. */
const seesFrames = (page: Page, isExpected: boolean) => expect(page.locator('video')).toBeVisible({ visible: isExpected })
const still = (words: string, shows: { readonly frames: boolean; readonly failure: boolean }) => ({
  words,
  check: async (page: Page) => {
    await expect(play(page)).toBeVisible()
    await expect(pause(page)).toHaveCount(0)
    await expect(failure(page)).toHaveCount(shows.failure ? 1 : 0)
    await seesFrames(page, shows.frames)
    expect(await isMoving(page)).toBe(false)
  },
})
const inTheMachine = impossible('what the browser does by itself follows the presses')

export const film = adapter(filmMachine, {
  path: '/porject_1',
  parts: (page) => [play(page)],
  begin: { film: 'notThere', page: 'top' },
  prepare: () => Promise.resolve(),
  expects: [/net::ERR_FAILED/],
  elsewhere: ['banner', 'contentinfo'],
  events: {
    'play.pressed': by({ mouse: plays('click', click), keyboard: plays('press Enter on', enter), touch: plays('tap', tap) }),
    'pause.pressed': by({ mouse: [pauses('click', click)], keyboard: [pauses('press Enter on', enter)], touch: [pauses('tap', tap)] }),
    'media.played': by({ mouse: [comes, keyPlays], keyboard: [comes, keyPlays], touch: [comes] }),
    'media.paused': by({ mouse: [keyPauses], keyboard: [keyPauses], touch: inTheMachine }),
    'media.failed': by({ mouse: [breaks], keyboard: [breaks], touch: [breaks] }),
    'page.hidden': by({ mouse: [hide], keyboard: [hide], touch: [hide] }),
    'page.shown': by({ mouse: [hide], keyboard: [hide], touch: [hide] }),
    'screen.left': by({ mouse: [scrollDown], keyboard: impossible('tried with the wheel: keys scroll the page alike'), touch: [scrollDown] }),
    'screen.entered': by({ mouse: [scrollUp], keyboard: impossible('tried with the wheel: keys scroll the page alike'), touch: [scrollUp] }),
    'motion.reduced': by({ mouse: [wish, unwish], keyboard: [wish, unwish], touch: [wish, unwish] }),
  },
  states: {
    idle: still('a picture, and a button that offers to play', { frames: false, failure: false }),
    loading: {
      words: 'the button offers to pause; nothing moves yet',
      check: async (page) => {
        await expect(pause(page)).toBeVisible()
        await seesFrames(page, true)
        expect(await isMoving(page)).toBe(false)
      },
    },
    playing: {
      words: 'the film moves, and the button offers to pause',
      check: async (page) => {
        await expect(pause(page)).toBeVisible()
        // It may wait a moment for the next frame, at its start again above all.
        await move(page, true)
        await seesFrames(page, true)
      },
    },
    paused: still('a frame of the film stands still, and the button offers to play', { frames: true, failure: false }),
    failed: still('a picture, words that say why, and a button that offers to play', { frames: false, failure: true }),
  },
})
