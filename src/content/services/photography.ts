import type { Service } from '#content/schema'

export const service: Service = {
  id: 39,
  title: 'Photography',
  path: '/services/photography',
  group: 'content',
  room: 'pine',
  img: 'service-photography',
  subImgs: ['service-photography-1', 'service-photography-2'],
  word: 'Photography',
  lead: 'Pictures of your people, place and products, taken where the work goes on.',
  statement: 'Your customers will meet your people in your building. So we leave stock pictures alone and photograph *what is really there.*',
  description: [
    'Places worth seeing as they are: a bakery at four in the morning, a joiner’s bench, a museum store, a team that has outgrown its portraits. We photograph people, rooms, food, objects and work in progress. If every picture on your site could belong to a rival, begin with half a day. You will want somebody with the keys, and colleagues who know that we are coming.',
    'A fortnight before the day we visit with a notebook and look at the light. Back comes a shot list: each picture, its shape, where it will be used, and who must be there. We start early on the day and follow the list, with an hour kept back for luck. Three working days later you choose from a contact sheet (all the pictures, small), and edited files arrive the week after.',
    'Between thirty and sixty edited photographs from a full day, each as a large JPEG for print and a smaller one for screens, named by what they show. Captions and descriptions are written into the files and repeated in a spreadsheet. Everyone who can be recognised has signed a release. One sheet sets out the licence: use them for your own work, anywhere, with no end date.',
  ],
  quote: 'Photograph the hands, the tools and the ordinary day.',
  includes: [
    'Visit: – a look at rooms, light and sockets before anyone brings a camera',
    'Shot list: – each picture with its purpose, shape, place and the people needed',
    'The day: – early start, small kit, kind directions, and an hour left for luck',
    'Edited set: – corrected, cropped, named by subject, and described for those who cannot see',
  ],
  soughtAs: 'Business photography',
  summary: 'Photography of your people, place and work, in London and a train ride beyond: a visit, a shot list, a day and thirty or more edited pictures.',
}
