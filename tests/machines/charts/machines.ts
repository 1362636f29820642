import type { AnyStateMachine } from 'xstate'
import { accordionMachine } from '#machines/accordionMachine'
import { backToTopMachine } from '#machines/backToTopMachine'
import { contactMachine } from '#machines/contactMachine'
import { copyMachine } from '#machines/copyMachine'
import { dropdownMachine } from '#machines/dropdownMachine'
import { filmMachine } from '#machines/filmMachine'
import { headerMachine } from '#machines/headerMachine'
import { loadingMachine } from '#machines/loadingMachine'
import { pageMachine } from '#machines/pageMachine'
import { sidePanelMachine } from '#machines/sidePanelMachine'
import { sliderMachine } from '#machines/sliderMachine'

/** Every machine of the site. A test compares this list with the folder. */
export const machines: readonly AnyStateMachine[] = [
  headerMachine, dropdownMachine, sidePanelMachine, accordionMachine, loadingMachine, sliderMachine, backToTopMachine, filmMachine,
  contactMachine, copyMachine, pageMachine,
]
