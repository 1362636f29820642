/**
 * What the runs do not reach and may not, each with its reason. A line that is not needed any more fails the tests,
 * so that this list never grows old.
 */
interface Exceptions {
  /** Of the chart, by the name that the run prints: no step of the model leads there. */
  readonly unreached: Readonly<Record<string, string>>
  /** Of the chart, by the machine: no gesture of any visitor leads there on the built site, or none that a test can make. */
  readonly untouched: Readonly<Record<string, readonly { readonly what: RegExp; readonly because: string }[]>>
  /** States that look alike to everybody. */
  readonly alike: Readonly<Record<string, string>>
  /** Changes of a machine that nobody could notice. */
  readonly survivors: Readonly<Record<string, string>>
  /** Rules that no small change of a machine breaks: each forbids what would have to be added to it. */
  readonly unbroken: Readonly<Record<string, string>>
}

export const exceptions: Exceptions = {
  unreached: {},
  untouched: {
    header: [
      { what: /page\.resized/, because: 'no gesture: heard whenever the content changes its height, and part of every change of page' },
      { what: /isFirstPosition/, because: 'only a page that is loaded in its middle has no position before' },
      { what: /comesDown/, because: 'travel of less than 8 px from the top band, and down again once pinned: tried by the table and the walks' },
    ],
    dropdown: [
      { what: /closed\.resting|refused dropdown\.closed\.idle|taken dropdown\.closed\.idle on pointer\.entered \(its no\. 2\)/, because: 'the page moves beneath a resting pointer: by a journey of the layout' },
      { what: /dropdown\.opening on/, because: 'none of these visitors does a second thing within its 150 ms: tried by the table and the walks' },
      { what: /panel\.opened/, because: 'the press on the menu button, or focus on its way there, closes the dropdown first' },
      { what: /refused dropdown\.open\.closing/, because: 'nothing lifts off the trigger while the dropdown is open' },
    ],
    sidePanel: [
      { what: /opening|unavailable/, because: 'the panel’s code comes at once from a server beside the test: kept back and refused by a journey of the layout' },
      { what: /open on menuButton\.pressed/, because: 'the menu button is inert behind the open panel' },
      { what: /closing/, because: 'the way out takes 320 ms of real time: tried by the table and the walks' },
    ],
    accordion: [{ what: /isOpenSection|its no\. 2/, because: 'the menu has one submenu: the machine holds for any number' }],
    loading: [{ what: /media\.due/, because: 'a picture cannot be made due within half a second by hand' }],
    backToTop: [{ what: /refused/, because: 'the tours leave the far part of the page in one go: further down and still shown is tried by the walks' }],
    film: [{ what: /loading on media\.paused/, because: 'only a system that saves power stops a film before it began' }],
    page: [
      { what: /retrying|renewing/, because: 'a site renewed while it is read is a new document, and a new machine: by a journey' },
      { what: /page\.declined on navigation\.started/, because: 'the way back is a moment: no hand is quick enough for another link' },
    ],
    contact: [
      { what: /stop\.pressed|stopped|failed|sending|sent|connection\.returned|waiting|retrying/, because: 'this build is for the visitor’s mail program; by hand it is done on one with a form service, in the journeys of the contact form (tests/journeys/contact)' },
      { what: /form\.found|draft\.found|restored|unsure|leastTime/, because: 'heard once, as the page comes to life: by the journeys of the contact form' },
      { what: /refused contact\.editing\.cleared/, because: 'the button is not offered where there is nothing to bring back' },
      { what: /look/, because: 'what judges the form is here already: its failure is tried by the table' },
    ],
  },
  alike: {
    'dropdown: closed.idle, closed.resting, opening': 'where the pointer is does not change what is shown: 150 ms decide',
    'dropdown: open.hovered, open.pressed, open.closing': 'how it was opened does not change what is shown, but what closes it',
    'sidePanel: closed, opening': 'the press is remembered; the button does not change before the panel comes',
    'loading: shown.media.waitingForMedia, shown.media.settling': 'the veil is the same; what follows differs by 500 ms',
    'loading: shown.word.silent, shown.word.needless': 'nothing is said in either: 400 ms decide, and whether the page is there before',
    'page: fine, awaited.veiled': 'what tells of a page on its way at first is the veil, which is another chart’s',
    'page: retrying, renewing': 'asked for as a page or as a document, it is being tried again',
    'contact: editing.wrong.told, editing.wrong.looking': 'looked at within a moment, and nothing moves meanwhile',
    'copy: ready, copying': 'the browser answers at once, or asks by a window of its own',
  },
  survivors: {
    'dropdown: dropdown.open begins in pressed': 'nothing leads to “open” alone: each way in names one of its states',
    'dropdown: dropdown.open begins in closing': 'nothing leads to “open” alone: each way in names one of its states',
    'contact: target (now sending.settling) of 38. sending.retrying -- after retryDelay --> sending.submitting': 'after 2 s “settling” leads on to “submitting” in the same moment',
    'contact: target (now sending.settling) of 39. sending.waiting -- connection.returned / startAfresh --> sending.submitting': 'after 2 s “settling” leads on to “submitting” in the same moment',
    'contact: contact.editing.failed begins in unprepared': 'nothing leads to “failed” alone: each way in names one of its states',
    'contact: contact.editing.failed begins in timeOut': 'nothing leads to “failed” alone: each way in names one of its states',
    'contact: contact.editing.failed begins in unreachable': 'nothing leads to “failed” alone: each way in names one of its states',
    'contact: contact.editing.failed begins in refused': 'nothing leads to “failed” alone: each way in names one of its states',
    'contact: contact.editing.failed begins in tooMany': 'nothing leads to “failed” alone: each way in names one of its states',
    'slider: slider begins in resting': 'undisturbed, “resting” leads on to “rotating” in the same moment',
    'slider: target (now resting) of 15. rotating -- after slideTime / showNext, countTurn --> rotating': 'undisturbed, “resting” leads on to “rotating” in the same moment',
    'slider: target (now resting) of 19. stopped -- rotation.toggled / beginRound, dismiss (pointer,focus) --> rotating': 'undisturbed, “resting” leads on to “rotating” in the same moment',
  },
  unbroken: {
    'dropdown: pinned, it ignores that the pointer leaves (decisions, 3)': 'pinned, the machine has no way for a pointer that leaves: one would have to be added',
    'slider: shows one of its three slides (specification, 9)': 'the number is reckoned within an action, and a change takes actions away, or leaves them as they are',
    'page: a page is asked for again at the visitor’s word alone (decisions, 7)': 'one transition alone asks for it, and a change adds no action to another',
    'contact: what is typed is forgotten only when it is cleared or sent (decisions, 10)': 'only what is cleared or sent forgets it, and a change adds no action elsewhere',
    'contact: a second press while it is on its way changes nothing (decisions, 10)': 'on its way the machine has no way for a press: one would have to be added',
  },
}
