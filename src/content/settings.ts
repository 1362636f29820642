/**
 * The facts about the firm, in one place: its name, numbers and addresses are written here, and every page, notice and feed
 * takes them from here. What tells of the firm in words of its own does not follow a change: its town in titles, headings and
 * the summaries of the services (`strings.ts`, `services/`), the river beside it (`contactStrings.ts`), where its name is from
 * (`story.ts`, `strings.ts`), the line in the footer (`laterStrings.ts`), its addresses elsewhere (`social.ts`), its logos.
 * What is marked *replace* is made up, and must be true before the site is published.
 */
export const settings = {
  /** The trading name: logo, titles, structured data. */
  name: 'Larkhythe',
  tagline: 'A landing place for good ideas',
  /** Replace. The registered name, as the law wants it on every company's website (SI 2015/17, regulations 24 and 25). */
  legalName: 'Larkhythe Ltd',
  /** Replace. The registered number. */
  companyNumber: '00000000',
  /** The part of the United Kingdom in which the company is registered. */
  registeredIn: 'England and Wales',
  /** Empty where the firm is not registered for VAT; then nothing about VAT is shown, nor said of budgets in the contact form. */
  vatNumber: '',
  /** Replace. Where the site is published, without a slash at the end: canonical addresses, the sitemap and structured data start with it. */
  siteUrl: 'https://www.larkhythe.example',
  /** Replace. A number from the range that Ofcom keeps for drama. */
  telephone: { shown: '020 7946 0123', href: 'tel:+442079460123' },
  /** Replace. The law asks for an address, not for a form alone; enquiries go here where no form service is set. */
  email: 'hello@larkhythe.example',
  /** Replace. The office, and the registered office too. No real postcode ends so. */
  address: { street: '3 Larkhythe Wharf', town: 'London', postcode: 'SE16 0VK', country: 'GB' },
  /** Replace. For structured data: a spot in Rotherhithe, to the metre. */
  geo: { latitude: 51.50452, longitude: -0.04553 },
  /** Shown on the contact page, and said to machines in the words of schema.org. */
  openingHours: {
    shown: { days: 'Monday to Friday', hours: '9:00 to 17:30' },
    machine: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
  },
  /** Replace. Opens in the visitor's browser only when followed; no map is built into the site. */
  mapUrl: 'https://www.openstreetmap.org/?mlat=51.5045&mlon=-0.0455#map=17/51.5045/-0.0455',
  /** Replace. How to get here, with the door and the bell for people who use a wheelchair. */
  gettingHere: 'Ten minutes on foot from Rotherhithe station, along the river. The door is level with the street; the bell is at sitting height.',
  /** The one picture that comes from another host (specification, section 2): asked for when the side panel opens. The privacy notice names the host. */
  panelPicture: { src: 'https://placehold.co/720x480/bbd3ff/bbd3ff/png', width: 720, height: 480, host: 'placehold.co' },
  /** How soon a person answers, as promised wherever the site asks for a message. */
  replyTime: 'within one working day',
  /** How soon after the first call there is a price, as promised beside it. */
  priceTime: 'within five working days',
} as const
