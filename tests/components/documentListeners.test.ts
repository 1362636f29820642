import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handMouseToDocument } from '../../src/browser/input/documentListeners.ts'

/** As much of a browser as listeners want: what happens in the document happens within the element. */
class Part extends EventTarget {
  contains = () => true
}
/** To the compiler a part could be any element. */
const makePart: Function = Part
class Press extends Event {
  readonly detail = 1
  readonly buttons = 1
}
beforeEach(() => {
  vi.stubGlobal('Node', Part)
  vi.stubGlobal('MouseEvent', Press)
  vi.stubGlobal('document', new Part())
})
afterEach(() => vi.unstubAllGlobals())

test('one function that hears two events of the mouse is let go of by each in its turn', () => {
  const element = Reflect.construct(makePart, [])
  handMouseToDocument(element)
  const heard: string[] = []
  const hear = ({ type }: Event): void => void heard.push(type)
  const press = (): string[] => {
    for (const type of ['mousedown', 'click']) document.dispatchEvent(new Press(type))
    return heard.splice(0)
  }

  element.addEventListener('mousedown', hear)
  element.addEventListener('click', hear)
  expect(press()).toEqual(['mousedown', 'click'])
  element.removeEventListener('mousedown', hear)
  expect(press()).toEqual(['click'])
  element.removeEventListener('click', hear)
  expect(press()).toEqual([])
})

test('what is touched stays with the element itself', () => {
  const element = Reflect.construct(makePart, [])
  handMouseToDocument(element)
  const hear = vi.fn<() => void>()
  element.addEventListener('touchstart', hear)
  document.dispatchEvent(new Event('touchstart'))
  expect(hear).not.toHaveBeenCalled()
  element.dispatchEvent(new Event('touchstart'))
  expect(hear).toHaveBeenCalledOnce()
  element.removeEventListener('touchstart', hear)
  element.dispatchEvent(new Event('touchstart'))
  expect(hear).toHaveBeenCalledOnce()
})
