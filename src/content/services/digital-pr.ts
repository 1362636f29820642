import type { Service } from '#content/schema'

export const service: Service = {
  id: 43,
  title: 'Digital PR',
  path: '/services/digital-pr',
  group: 'content',
  room: 'cobalt',
  img: 'service-digital-pr',
  subImgs: ['service-digital-pr-1', 'service-digital-pr-2'],
  word: 'Digital PR',
  lead: 'Stories from your firm, offered to the publications that your customers read.',
  statement: 'An editor needs a fact, a person and *a phone that gets answered.* None of the three needs a large firm.',
  description: [
    'Organisations that do something newsworthy now and then and tell nobody outside the building: an unusual apprenticeship, a survey ten years long, a mill brought back to work. Digital PR is press work aimed at online papers, trade sites, podcasts and newsletters. You need a spokesperson who picks up. For bad news with lawyers in it, call a crisis specialist the same day.',
    'We dig for two weeks, in records, minutes and staff-room talk, for anything dated or countable. A story goes forward if we can say it in one line and you can prove it. Week three builds the kit and finds thirty or so writers who cover that subject. In week four we write to each, singly and by name, and answer what they ask. One polite reminder, then we leave them in peace.',
    'A press kit at a lasting address on your site: the release, facts with their sources, captioned pictures cleared for use, and a number to ring. The list of writers we approached and what each replied, refusals included. A list of all that was published, with dates and links. No editor can be booked, so coverage is never promised; whatever comes of this story, the kit and the contacts serve for the next.',
  ],
  quote: 'Have news before you write a press release.',
  includes: [
    'Story hunt: – two weeks among your records and people, looking for what is new',
    'Press kit: – release, sources, captions and cleared pictures at one lasting address',
    'Writers: – about thirty who cover the subject, approached one by one, by name',
    'On call: – quick answers to every question, and practice for your spokesperson',
  ],
  soughtAs: 'Digital PR agency',
  summary: 'Press work from London, for a firm of any size: we dig for a story you can prove, build the kit, write to about thirty writers by name and answer them.',
}
