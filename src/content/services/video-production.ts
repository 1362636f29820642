import type { Service } from '#content/schema'

export const service: Service = {
  id: 27,
  title: 'Video production',
  path: '/services/video-production',
  group: 'content',
  room: 'sand',
  img: 'service-video-production',
  subImgs: ['service-video-production-1', 'service-video-production-2'],
  word: 'Video',
  lead: 'Short films, from first script to final cut, made to be watched through.',
  statement: 'Ask for *ninety seconds of someone’s day* and you had better know how each one will be spent. We plan all ninety.',
  description: [
    'Anyone whose work is easier to see than to describe: a crossing, a craft, a first day at a club. You want a film of thirty seconds to three minutes, have a place where it will be shown, and know one thing the viewer should do next. For live streams, or a conference recorded from start to finish, an events crew will serve you better.',
    'A first call settles the one thing the film must say. In week one we write a script, read it aloud with a stopwatch, and cut. Week two is the storyboard (the film as a strip of drawings), with places, people, permissions and a plan for rain. We shoot for a day or two, or on several evenings, from week three on. The rough cut is with you a week later; two rounds of notes, then sound, colour and captions.',
    'The finished film as MP4 in wide, square and upright shapes, with captions in a file of their own (SRT) and a written description for people who cannot see it. The script, the still shown before it plays, the signed release forms and the music licence come in one folder, and all the footage on a drive, so that the next editor can begin where we stopped.',
  ],
  quote: 'Cut it until someone misses something.',
  includes: [
    'Script: – read aloud against a stopwatch, until nothing in it can be spared',
    'Storyboard: – each shot drawn, with its place, people, light and permission noted beside it',
    'Shoot: – a day or two as a rule, a small crew, and release forms signed before filming',
    'Edit: – rough cut, two rounds of notes, then sound, colour, captions and three shapes',
  ],
  summary: 'Short films scripted and cut in London and shot where your work is, with captions, three shapes for screens, and the footage and release forms handed over.',
}
