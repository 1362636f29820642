import type { Project } from '#content/schema'

export const project: Project = {
  title: 'Northgarth Ferries',
  line: 'The crossing in ninety seconds',
  path: '/porject_8',
  category: 'Film',
  video: {
    file: 'project-8',
    poster: 'project-8',
    description: 'A white ferry with a red funnel rides blue waves in front of a low yellow sun, with gulls and a lighthouse beside it.',
    seconds: 8,
    published: '2026-11-21',
  },
  colSpan: 6,
  rowSpan: 2,
  subject: 'middle',
  room: 'sky',
  trade: 'A ferry line with two ships and one crossing',
  made: 'A film of ninety seconds, four adverts and six short guides',
  year: '2024',
  services: ['video-production', 'paid-social', 'content-marketing'],
  statement: 'Ninety minutes on the water can look like lost time. We filmed them as *the start of the holiday.*',
  brief: [
    'People compared the ferry with the road by the clock, and by the clock the road wins. Northgarth wanted them to see what the clock leaves out.',
    'It also wanted them to know, before they came, how boarding works with a dog, a bicycle or a wheelchair. The crew were answering that at the gate, with a queue behind.',
  ],
  did: [
    'In weeks one and two we crossed eight times and asked passengers what they wished they had known. Their questions became six guides: where to wait, where the dog goes, which deck has no step. That is content marketing at its plainest: answer the question, then show the timetable.',
    'Video production took weeks three to six. One camera followed the ship from the shore. Another stood at a porthole and took a picture a minute, from quay to quay. The film goes to and fro between the two, and a minute of the crossing lasts a second. There is no voice, only the ship, the gulls and the bell. What has to be said is in the captions.',
    'From week seven came paid social: four adverts cut from the film, each for one kind of traveller, shown in the towns at either end. Every fortnight we stopped the weakest and gave its money to the best. When the season ended, so did the adverts.',
  ],
  changed: [
    'The booking page opens with the crossing. Below it are the six guides; the long page of conditions has gone.',
    'At the gate the crew hand out the same six guides on card. In the harbour café the film runs on the wall with the sound off.',
  ],
  pictures: [
    { picture: 'project-8-1', title: 'From quay to ramp', line: 'One of the six guides: what comes when' },
    { picture: 'project-8-2', title: 'One porthole', line: 'A picture a minute, ninety in all' },
    { picture: 'project-8-3', title: 'Ramp down', line: 'How to drive off, with hardly a word' },
  ],
  summary: 'How a ferry line showed what the clock leaves out: ninety minutes at sea as a ninety-second film, four adverts and six short guides.',
}
