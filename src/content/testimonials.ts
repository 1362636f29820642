import type { Testimonial } from './schema.ts'

/**
 * One from each of ten clients; the first three are short enough to be set large.
 * Invented, like the clients: before publishing, replace them with words that a client has agreed to,
 * and keep that agreement on file.
 */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    image: 'portrait-1',
    name: 'Head of visitor services, Ravelbourne Museum of Maps',
    title: 'Head of visitor services',
    description: 'They told us which two pages to drop. We dropped them.',
    short: true,
    project: 5,
  },
  {
    id: 2,
    image: 'portrait-2',
    name: 'Practice manager, Osterwell Physiotherapy',
    title: 'Practice manager',
    description: 'The plan fitted on one page, and we still use that page.',
    short: true,
    project: 3,
  },
  {
    id: 3,
    image: 'portrait-3',
    name: 'Club captain, Wherrymoor Rowing Club',
    title: 'Club captain',
    description: 'They came out on the river at six in the morning. Twice.',
    short: true,
    project: 1,
  },
  {
    id: 4,
    image: 'portrait-4',
    name: 'Partner, Pellam & Rook Bakers',
    title: 'Partner',
    description: 'They stood in our queue before they drew a line. When they said that the old name should stay on the step, in small letters, we knew that they had listened to the regulars and not only to us.',
    project: 2,
  },
  {
    id: 5,
    image: 'portrait-5',
    name: 'Workshop manager, Brackenhallow Cycles',
    title: 'Workshop manager',
    description: 'I said that customers never read. They sat in the shop and showed me where customers stop reading, which is another thing. They were right about the inside leg too.',
    project: 4,
  },
  {
    id: 6,
    image: 'portrait-6',
    name: 'Head of tenant services, Harrowmede Housing Trust',
    title: 'Head of tenant services',
    description: 'Each draft went to the community room before it came to my desk. It is odd to hear from a tenant that your favourite page is no use. We took it out.',
    project: 6,
  },
  {
    id: 7,
    image: 'portrait-7',
    name: 'Owner, Quillander Tea',
    title: 'Owner',
    description: 'They asked me before they closed each channel, and told me why. After that it was one hour on a Monday, as they had said, and every picture was of our own leaves.',
    project: 7,
  },
  {
    id: 8,
    image: 'portrait-8',
    name: 'Passenger services manager, Northgarth Ferries',
    title: 'Passenger services manager',
    description: 'They had made the crossing before they asked for a meeting. By then they knew where the dogs go, what the crew say at the gate, and which questions we no longer heard.',
    project: 8,
  },
  {
    id: 9,
    image: 'portrait-9',
    name: 'Senior optician, Hollin & Sparrow Opticians',
    title: 'Senior optician',
    description: 'We read our own adverts aloud, in a meeting, with the door open. It was not a comfortable hour. Since then every change has come with its reason, in one sentence, before it is made.',
    project: 10,
  },
  {
    id: 10,
    image: 'portrait-10',
    name: 'Bench joiner, Caldbrook Joinery',
    title: 'Bench joiner',
    description: 'I did not want to be filmed, and nobody tried. They drew the joints, brought the drawings to the bench and rubbed out what I said was wrong. Most were right the third time.',
    project: 11,
  },
]
