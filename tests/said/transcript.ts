import type { Journey, Step } from './journeys.ts'

export interface Scene {
  readonly step: Step
  /** What was said in it, word for word. */
  readonly said: readonly string[]
}

/** A journey as a play to be read: what is done stands at the margin, what is said is indented. */
export function transcriptOf({ title, path, width }: Journey, scenes: readonly Scene[]): string {
  const acts = scenes.flatMap(({ step, said }) => ['', direction(step), ...said.map((line) => `    ${line}`)])
  return `${[title, `${path}, ${width} pixels wide`, ...acts].join('\n')}\n`
}

/** What is said in each step of a transcript: the reverse of `transcriptOf`. */
export function saidIn(transcript: string): readonly (readonly string[])[] {
  const [, ...acts] = transcript.trimEnd().split('\n\n')
  return acts.map((act) => act.split('\n').slice(1).map((line) => line.slice(4)))
}

function direction({ does, what, until }: Step): string {
  const directions = { press: `Press ${what}`, next: what === 'thing' ? 'Read on' : `Next ${what}`, type: `Type “${what}”`, back: 'Go back' }
  return until ? `${directions[does]}, as far as “${until}”:` : `${directions[does]}:`
}

/** Marks of the text's structure that no screen reader puts in words; a group without a name (of `details`, `address`) is one. */
const unspoken = new Set(['document', 'paragraph', 'time', 'emphasis', 'strong', 'status', 'alert', 'term', 'definition', 'caption', 'group'])

/** Said or not by how fast the machine is. */
const hasty = new Set(['polite: Loading the page', 'button, Send enquiry, disabled'])

/** What of the virtual reader's phrases a person would hear. */
export function spokenOf(said: readonly string[]): readonly string[] {
  let name = ''
  return said.flatMap((phrase) => {
    const isEmpty = /^(?:polite|assertive): ?$/.test(phrase)
    // The text of a link or a heading is said with its name; what is there for want of scripts is only text to the reader.
    if (phrase.startsWith('end of ') || unspoken.has(phrase) || phrase.startsWith('<') || hasty.has(phrase) || isEmpty || name.includes(phrase)) return []
    name = /^(?:link|heading|button), /.test(phrase) ? phrase : ''
    return [phrase.replace('main, busy', 'main').replace(/^listitem, level \d+, position (\d+), set size (\d+)$/, 'item $1 of $2')]
  })
}

const nameless = new Set(['link', 'button', 'heading', 'image', 'img', 'figure', 'region', 'navigation', 'form', 'dialog', 'textbox', 'checkbox', 'radio'])

/** What nobody should have to hear: a thing without a name, or the same twice over. */
export function faultsOf(transcript: string): readonly string[] {
  const said = transcript.split('\n').filter((line) => line.startsWith('    ')).map((line) => line.trim())
  return said.flatMap((line, index) => {
    const [role = ''] = line.split(', ')
    const isNameless = nameless.has(role) && (line === role || /^\w+, (?:level \d|not expanded|expanded|required)/.test(line))
    return [...(isNameless ? [`without a name: ${line}`] : []), ...(line === said[index - 1] ? [`said twice: ${line}`] : [])]
  })
}
