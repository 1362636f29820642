import type { Service } from '#content/schema'

export const service: Service = {
  id: 23,
  title: 'Social media management',
  path: '/services/social-media',
  group: 'content',
  room: 'lilac',
  img: 'service-social-media',
  subImgs: ['service-social-media-1', 'service-social-media-2'],
  word: 'Social media',
  lead: 'Planning, making and answering your posts, on the channels your customers use.',
  statement: 'People follow a workshop, a kitchen, a crew. So we show *the work as it happens,* and someone answers when they write back.',
  description: [
    'Businesses with something to show and nobody with an hour to show it: a plant nursery, a physiotherapy practice, a builder’s yard. You once opened five accounts, and two of them still get a post at Christmas. We are most useful where one person on your side can send us pictures from a phone each week. A van driver with a good eye does more for a channel than a photographer twice a year.',
    'We read for the whole of week one: your old posts, the questions under them, and the places where your customers talk. In week two we choose two channels together and close or park the others. Then a monthly round begins. On the first Monday you get a calendar, by Thursday you have changed what you like, and posts go out on the days agreed. The person who writes them also writes the replies, or one of your people does, if you prefer.',
    'Two living channels, with the passwords in your own keeping and us as guests. Every picture, clip and caption is kept in dated folders, next to the calendar for the month ahead. A one-page reply guide says what we answer, what we pass to you within the hour, and what we leave alone. Should we part, there is nothing to hand back: it is all with you already.',
  ],
  quote: 'Two channels kept well. The\u00A0rest left alone.',
  includes: [
    'Channel choice: – two places to be, the reasons, and polite closing posts for the rest',
    'Calendar: – a month of posts, drafted and dated, yours to change before any goes out',
    'Making: – captions, crops, subtitles and picture descriptions, so each post works without sound',
    'Answering: – replies on working days, and a list of what reaches you at once',
  ],
  summary: 'Two social channels planned, written and answered for you from London, with a calendar you approve each month and accounts that stay yours.',
}
