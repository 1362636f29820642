import type { Locator, Page } from '@playwright/test'
import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'
import type { Moment, Step } from '../model/play.ts'

/** How a visitor comes: with what in the hand, on how wide a screen. `still` asks for reduced motion. */
export const profiles = {
  mouse: { width: 1440, height: 900, isTouch: false, isStill: false },
  keyboard: { width: 1440, height: 900, isTouch: false, isStill: false },
  phone: { width: 390, height: 844, isTouch: true, isStill: false },
  tablet: { width: 820, height: 1180, isTouch: true, isStill: false },
  still: { width: 1440, height: 900, isTouch: false, isStill: true },
} as const

export type Profile = keyof typeof profiles

export const isProfile = (name: string): name is Profile => name in profiles

export const allProfiles: readonly Profile[] = Object.keys(profiles).filter(isProfile)

/** What the machine's answer to a gesture depends on besides the machine: where the pointer, the focus and the page are. */
export type World = Readonly<Record<string, string | number>>

export interface Heard {
  readonly steps: readonly Step[]
  readonly world: World
}

/** Something that a visitor, or the network, does. One gesture can be several events to a machine. */
export interface Gesture {
  readonly name: string
  /** What the machine hears of it, and how the world is then; nothing where it cannot be done now. */
  readonly hears: (world: World, before: Moment) => Heard | undefined
  readonly make: (page: Page) => Promise<void>
}

export interface Impossible {
  readonly because: string
}

export const impossible = (because: string): Impossible => ({ because })

type Drivers = Readonly<Record<Profile, readonly Gesture[] | Impossible>>

interface Hands {
  readonly mouse: readonly Gesture[] | Impossible
  readonly keyboard: readonly Gesture[] | Impossible
  readonly touch: readonly Gesture[] | Impossible
  readonly still?: readonly Gesture[] | Impossible
}

/** Reduced motion is tried with the mouse, touch on both widths. */
export const by = ({ mouse, keyboard, touch, still = mouse }: Hands): Drivers => ({ mouse, keyboard, phone: touch, tablet: touch, still })

export const never = (because: string): Drivers => by({ mouse: impossible(because), keyboard: impossible(because), touch: impossible(because) })

/** The states of a machine as one reads them: `open.hovered`. */
type Leaf<Value> = Exclude<Extract<Value, string>, KeyOf<Value>> | InnerLeaf<Extract<Value, object>>
type KeyOf<Value> = Value extends object ? keyof Value & string : never
type InnerLeaf<Value> = Value extends object ? { [Key in keyof Value & string]: `${Key}.${Leaf<Exclude<Value[Key], undefined>>}` }[keyof Value & string] : never

export interface Appearance {
  /** What it looks like, in words: states of the same words are not told apart. */
  readonly words: string
  /** Fails unless a visitor would say so too. */
  readonly check: (page: Page) => Promise<void>
}

/** How a machine is driven and recognised on the page. A state or an event that is missing is a type error. */
export interface Adapter {
  readonly name: string
  /** Where the tours begin, and what must have come to life there. */
  readonly path: string
  readonly parts: (page: Page) => readonly Locator[]
  readonly begin: World
  /** What has happened to the machine when the tour begins. */
  readonly prelude: readonly Step[]
  /** Done once the page is at rest. */
  readonly prepare: (page: Page) => Promise<void>
  /** Complaints of the browser that belong to a gesture, such as a request that is cut off on purpose. */
  readonly expects: readonly RegExp[]
  /** Landmarks that it has nothing to do with: the report leaves out what is in them. */
  readonly elsewhere: readonly string[]
  readonly events: Readonly<Record<string, Drivers>>
  readonly states: Readonly<Record<string, Appearance>>
  /** Of what the machine remembers beside its state, that which can be seen: names of `memories`. */
  readonly remembers: (moment: Moment) => readonly string[]
  readonly memories: Readonly<Record<string, Appearance>>
}

type Optional = 'begin' | 'prelude' | 'prepare' | 'expects' | 'elsewhere' | 'remembers' | 'memories'

export function adapter<Machine extends AnyStateMachine>(
  machine: Machine,
  parts: Omit<Adapter, 'name' | 'events' | 'states' | Optional> & Partial<Pick<Adapter, Optional>> & {
    readonly events: { readonly [Type in EventFromLogic<Machine>['type']]: Drivers }
    readonly states: { readonly [State in Leaf<StateValueFrom<Machine>>]: Appearance }
  },
): Adapter {
  return { name: machine.id, begin: {}, prelude: [], prepare: () => Promise.resolve(), expects: [], elsewhere: ['main', 'contentinfo'], remembers: () => [], memories: {}, ...parts }
}

export const send = (...types: readonly string[]): readonly Step[] => types.map((type) => ({ send: { type } }))

/** A part of what a machine remembers. */
export const memoryOf = ({ context }: Moment, name: string): unknown => (typeof context === 'object' && context !== null ? Object.entries(context).find(([key]) => key === name)?.[1] : undefined)
