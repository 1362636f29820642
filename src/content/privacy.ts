import type { Document } from './schema.ts'
import { settings } from './settings.ts'
import { socialLinks } from './social.ts'

const { address } = settings
const office = `${address.street.replace(' ', '\u00A0')}, ${address.town} ${address.postcode}`
const write = `[${settings.email}](mailto:${settings.email})`
const elsewhere = socialLinks.map(({ title, accessibleName, path }) => `[${accessibleName ?? title}](${path})`).join(', ')

const clients = 'If you become a client, our accountant, our bank and HM Revenue & Customs see what belongs to the accounts, and nothing else.'

/** What is kept of the form; `end` says when it goes. */
const draftKept = (end: string): readonly string[] => [
  'No cookies. No analytics, no adverts, no buttons that report on you. That is why no banner asks for your consent.',
  `One thing is kept: while you fill in the contact form, a draft of it is kept in the session storage of that tab, so that a reload does not lose your words. It never leaves your device until you send it. ${end} The rules on cookies (PECR, regulation 6 and Schedule A1) allow this without consent, because the form that you asked to use needs it.`,
]

/**
 * The sections whose words depend on how an enquiry is delivered, by their ids: who else receives what a visitor sends, and what
 * is kept of it on the device. The build takes `mail` where no form service is set, and `endpoint` where one is. Before
 * publishing with a form service, name it in `endpoint`, and hold the web host's contract against both.
 */
export const byDelivery = {
  mail: {
    'who-else': [
      'The form on our contact page sends nothing by itself. It gets the message ready in your own e-mail program, and you send it from there. No form service stands between you and us, and nothing that you type reaches our website.',
      'Like every e-mail, your message passes through the company that runs your mailbox and the company that runs ours. The company that runs ours works on our instructions.',
      clients,
    ],
    'your-device': draftKept('It goes when you press Clear the form, or when you close the tab, unless your browser brings the tab back. We cannot see whether you have sent the e-mail: once you have, clear the form or close the tab.'),
  },
  endpoint: {
    'who-else': [
      'When you press Send enquiry, what you typed goes over an encrypted connection to the form service that receives it for us, and from there to our mailbox. The service works on our instructions under a contract, and may not use what you write for anything of its own.',
      'A field that people cannot see, and the time it took to fill in the form, help to tell people from programs. Nothing else about you is looked at for that.',
      clients,
    ],
    'your-device': draftKept('It goes when the site has sent it, when you press Clear the form, or when you close the tab, unless your browser brings the tab back. If you send it from your own e-mail program, clear the form or close the tab yourself. The page that thanks you keeps the name and the services that it was given for as long as the tab is open, for when you come back to it.'),
  },
} as const

/** Plain words for what the UK GDPR, article 13, and PECR ask a firm to say. To be read by the firm's own adviser before publishing. */
export const privacy: Document = {
  title: 'Privacy',
  path: '/privacy',
  lead: 'What we know about you, why, who else sees it, and how to have it deleted. We keep little.',
  summary: `What ${settings.name} does with what you send: why we need it, who else sees it, how long we keep it, and your rights. No cookies, no analytics.`,
  updated: '2026-11-30',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        `${settings.legalName} decides how and why your details are used; in law it is the controller. It is registered in ${settings.registeredIn}, no.\u00A0${settings.companyNumber}, and its registered office is ${office}.`,
        `Write to ${write}, ring [${settings.telephone.shown}](${settings.telephone.href}), or send a letter to the office. The law does not ask us to have a data protection officer; a person who knows the subject will answer.`,
      ],
    },
    {
      id: 'what-we-ask-for',
      title: 'What we ask for',
      body: [
        'When you write to us by the form or by e-mail, we get what you choose to put in:',
        [
          'your name, your e-mail address and your message, without which we cannot answer',
          'your company, your telephone number, the services that interest you and a budget, if you want to give them',
        ],
        'When you ring, we note your name, your number and what it was about. Nobody has to give us anything. Please leave out what is nobody’s business, such as your health or other people’s details.',
      ],
    },
    {
      id: 'why',
      title: 'Why, and what allows it',
      body: [
        [
          'To answer you. That is our legitimate interest, and most likely yours: you asked.',
          'To give you a quotation, if you want one. Those are steps before a contract, taken at your request; if you write for a company, it is our legitimate interest.',
          'To do the work and the accounts, if you become a client. That is the contract, or our legitimate interest where the contract is with your company; for the accounts it is the law.',
          'To keep the website up and safe. That is our legitimate interest too.',
        ],
        'We do not add you to a mailing list, sell or lend your details, build a profile of you, or leave any decision that matters to you to a program alone.',
      ],
    },
    { id: 'who-else', title: 'Who else sees it', body: [...byDelivery.mail['who-else']] },
    {
      id: 'web-host',
      title: 'The company that runs our website',
      body: [
        'To send you a page, the company that hosts this site has to know the internet address of your device. It keeps a list of requests, with that address, the time, the page and the kind of browser, so that faults and attacks can be found. It works on our instructions and deletes the list after 30 days at most.',
        'Some of the companies mentioned here may keep data outside the United Kingdom. They may do so only where UK law accepts that country’s rules, or under the contract terms that the UK’s data protection regulator has issued. Ask us for a copy of the terms.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          'Enquiries that lead to nothing: one year after the last message.',
          'What belongs to a contract: six years after the end of the financial year in which it ended. Tax law asks that of the accounts, and a claim can be made for as long.',
          'Complaints and requests about your data: two years, to show that we answered.',
        ],
        'Then we delete it. You can ask us to delete an enquiry sooner.',
      ],
    },
    {
      id: 'your-device',
      title: 'What is kept on your device',
      body: [...byDelivery.mail['your-device']],
    },
    {
      id: 'one-picture',
      title: 'One picture from elsewhere',
      body: [
        `Everything on this site comes from our own host, but for one picture in the side panel. It comes from ${settings.panelPicture.host}, and it is asked for only when you open that panel. The host then sees the internet address of your device and the kind of browser, as with any picture on the web. We ask your browser not to say which page you are on, and nothing that you have typed is sent. We rest this on our legitimate interest in showing the panel.`,
        `We do not know where ${settings.panelPicture.host} keeps its lists, or for how long. If you would rather avoid it, leave the panel closed: all that it offers is also on our home page, on our contact page or at the foot of every page, and our pages elsewhere are in the next section.`,
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      body: [
        `Links to ${elsewhere} and [the map](${settings.mapUrl}) are plain links. Those sites learn nothing about you until you follow one. From then on their own rules apply.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        'You may ask us at any time, free of charge:',
        [
          'what we hold about you, and for a copy of it',
          'to correct it or to complete it',
          'to delete it, or to stop using it for a while',
          'to hand over what you gave us for a contract, to you or to another firm, in a form that a computer can read',
        ],
        'You may object whenever we rest on our legitimate interest. For an enquiry we then simply stop and delete it.',
        `Write to ${write}. We answer within one month, and we ask who you are only where we have to be sure.`,
      ],
    },
    {
      id: 'complaints',
      title: 'If you are not content',
      body: [
        `Tell us first, in any way you like: ${write} will do. We confirm within 30 days that we have your complaint, look into it without delay, and tell you what came of it.`,
        'You may also complain to the UK’s data protection regulator at any time: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/) or [0303 123 1113](tel:+443031231113).',
      ],
    },
    {
      id: 'changes',
      title: 'If this page changes',
      body: ['The date on this page is the day of its last change. If we ever want to use your details for something new, we ask or tell you before we begin.'],
    },
  ],
}
