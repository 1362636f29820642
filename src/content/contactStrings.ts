/** What the contact page says. Its form makes sentences with values, so these words come with its code and not with its model. */
import { counts } from './counts.ts'
import { settings } from './settings.ts'

export const contactStrings = {
  /** Said before the title, which does not name the page. */
  name: 'Contact us',
  title: 'Ring, write or find us by the river',
  lede: `A person reads what you send and answers ${settings.replyTime}. A first call of half an hour is free; a price follows ${settings.priceTime}.`,
  /** Before the telephone number. */
  ring: 'To talk sooner, ring',
  formTitle: 'Write to us',
  optional: 'optional',
  fields: {
    name: { label: 'Your name' },
    email: { label: 'E-mail' },
    services: { label: 'What do you need?', hint: `Choose any of the ${counts.services}. If you are not sure, leave it blank.` },
    message: { label: 'Your message', hint: 'What are you trying to do, and by when?' },
    company: { label: 'Company' },
    telephone: { label: 'Telephone' },
    budget: { label: 'Budget', hint: `For the whole job or, if it is ongoing, for a year.${settings.vatNumber === '' ? '' : ' Before VAT.'}` },
    /** Seen by programs alone; what is typed here marks the message as spam. */
    trap: { label: 'Leave this empty' },
  },
  groupCount: (n: number) => (n === 1 ? '1 service' : `${n} services`),
  groupChosen: (n: number) => `${n} chosen`,
  budgets: {
    'not-sure': 'Not sure yet',
    'under-5000': 'Under £5,000',
    '5000-to-15000': '£5,000 to £15,000',
    '15000-to-40000': '£15,000 to £40,000',
    'over-40000': 'Over £40,000',
  },
  problems: {
    title: 'There is a problem',
    /** Stands before the page's title while the form has problems. */
    titlePrefix: 'Error: ',
    /** Read out before each message at its field. */
    prefix: 'Error:',
    /** Stands in the place of a message once its field is right. */
    mended: 'Corrected',
    /** Stands in the title’s place once all fields are right. */
    allMended: 'All corrected',
    /** How far one has come with them; said as a field is left. */
    mendedOf: (n: number, of: number) => (n < of ? `Corrected: ${n} of ${of}.` : 'All corrected. You can send it now.'),
    name: 'Enter your name',
    email: 'Enter an e-mail address, like name@company.co.uk',
    services: 'Choose from the services in the list',
    message: 'Tell us what you are trying to do',
    budget: 'Choose one of the budgets',
    tooLong: (label: string, most: number) => `${label}: use ${most.toLocaleString('en-GB')} characters or fewer`,
  },
  submit: 'Send enquiry',
  sending: 'Sending…',
  retrying: (n: number, of: number) => `No answer yet. Trying again, ${n} of ${of}…`,
  sent: 'Your enquiry is with us.',
  stop: 'Stop sending',
  stopped: 'Stopped. What you wrote is still here. If it did get through, sending it again does no harm.',
  privacy: { sentence: 'We use what you write here to answer you and to give you a price, never to advertise.', link: 'Privacy notice' },
  draft: {
    kept: 'What you type is kept on this device, in this tab alone.',
    notKept: 'This browser cannot keep what you type. Stay on this page until you have sent your message.',
    restored: 'What you wrote before is back.',
    /** For a draft that was on its way when the page went. */
    unsure: 'What you wrote is back. It was on its way, and no answer came: send it again. If it did get through, that does no harm.',
    clear: 'Clear the form',
    cleared: 'The form is empty, and its copy on this device is gone.',
    restores: 'Until you leave this page, “Bring it back” restores what you wrote.',
    undo: 'Bring it back',
  },
  /** Why it could not be sent. Each is followed by `kept` and what can be done. */
  failed: {
    waiting: { title: 'You are offline', text: 'The message could not leave this device. Keep this page open: it will send itself once you are back online.' },
    unprepared: { title: 'This page did not load completely', text: 'The part that sends messages did not arrive, so nothing was sent. Check your connection and try again.' },
    timeOut: { title: 'No answer came', text: 'The connection is slow or the form service is busy. If the message did get through, sending it again does no harm.' },
    unreachable: { title: 'The form service cannot be reached', text: 'Something between this device and the service is broken. If the message did get through, sending it again does no harm.' },
    refused: { title: 'The message was not accepted', text: 'The form service turned it down. Please send it by e-mail or ring us.' },
    tooMany: { title: 'Too many messages at once', text: 'The form service asks for a pause. Try again later.' },
    server: { title: 'The form service is not working', text: 'The fault is not yours. Try again, or send the message by e-mail.' },
    kept: 'Nothing you typed is lost.',
    tryAgain: 'Try again',
    doNotSend: 'Do not send it',
    ring: `Ring ${settings.telephone.shown}`,
  },
  copy: {
    action: 'Copy the message',
    copied: `Copied. Paste it into an e-mail to ${settings.email}.`,
    failed: 'Copying did not work. Select the text below and copy it.',
    text: 'The message',
    /** In the message, where the form addresses who fills it in. */
    name: 'Name',
    services: 'Services',
  },
  /** Where no form service is set, the message goes by the visitor's own e-mail program. */
  mail: {
    /** Where what makes it ready is still on its way. */
    preparing: 'Getting your message ready…',
    before: 'This opens your own e-mail program with the message ready. You press Send there.',
    ready: { whole: 'Your e-mail program has the message ready. Press Send there.', pasted: 'Paste your message into the e-mail', notPasted: 'Copy your message into the e-mail' },
    didNotOpen: 'Did it not open?',
    byHand: `Copy the message and send it to ${settings.email} from any mailbox.`,
    pasted: 'It is too long to hand over whole. It has been copied: paste it into the e-mail that has opened, and press Send there.',
    notPasted: 'It is too long to hand over whole. Copy it, paste it into the e-mail that has opened, and press Send there.',
    longBody: 'Paste your message here:',
    subject: (name: string) => `Enquiry from ${name}`,
    /** For a message that says itself who it is from. */
    plainSubject: 'Enquiry from the website',
  },
  office: {
    title: 'The office',
    telephone: 'Telephone',
    email: 'E-mail',
    address: 'Address',
    map: 'Find it on a map',
    open: 'Opening hours',
    gettingHere: 'Getting here',
  },
} as const
