import type { Article } from '#content/schema'

export const article: Article = {
  image: 'article-how-to-plan-a-short-film-your-customers-will-finish',
  date: '29 April 2025',
  published: '2025-04-29',
  updated: '2026-11-30',
  category: 'Film',
  title: 'How to plan a short film your customers will finish',
  path: '/blogs/how-to-plan-a-short-film-your-customers-will-finish',
  room: 'coral',
  lead: 'A film is won or lost on paper, weeks before anyone unpacks a camera. This is how to plan one minute that a busy person will watch to the end.',
  summary: 'Plan a one-minute film for your firm: one viewer, one question, a script in two columns, a shooting day by the hour, and the permissions to get in writing.',
  pullQuote: 'A film that answers *one question* is short without trying.',
  services: ['video-production', 'copywriting'],
  text: [
    {
      id: 'opening',
      text: `One minute of unhurried speech is about 140 words. That would fit on a postcard. Into it many firms try to squeeze their history, their values, six services, a view from a drone and a handshake.

People seldom leave a film only because it is long. They leave when they can see that the next ten seconds are not for them. So the planning comes down to one thing: deciding who the film is for and what they want to know. A film that answers one question is short without trying.`,
    },
    {
      id: 'one-sentence',
      title: 'One sentence first',
      text: `Fill in this sentence. “After this film, [one person], who was worried about [one thing], will [do one thing].”

Here is one from an upholsterer, invented for this page. “After this film, a woman with her grandmother’s armchair, who was worried that mending it costs too much, will send us a photograph.” Everything that does not help that sentence goes out: the workshop’s founding year, the vans, the curtains they also make.

Then decide where it will be seen, because that settles the shape. For a page on your website, wide. For phones and short-video platforms, upright. If you need both, say so before the shooting day, so that what matters stays in the middle of the picture.`,
    },
    {
      id: 'script',
      title: 'A script in two columns',
      text: `Rule a sheet down the middle. On the left goes what we see, on the right what we hear. If the two columns say the same thing, cross out the right one. Here is the upholsterer’s film, second by second.

0 to 5. We see a hand pull a fistful of old horsehair out of a seat. We hear: “This is what you have been sitting on.”

5 to 20. We see the bare frame, and a thumb pressed on a joint. We hear: “If the frame is sound, the chair can be saved. Ten minutes with a torch will tell us.”

20 to 40. We see webbing, springs, stitching, in hands. We hear what happens in which week, and that an armchair like this costs between £600 and £900 with the customer’s own cloth.

40 to 52. We see the owner sit down and look for the old dent in the arm. We hear nothing but the room.

52 to 60. We see a phone take a picture of a shabby chair. We hear: “Send us a photograph. We will tell you if it is worth it, and if it is not.”

There is no logo at the start. The first five seconds belong to the viewer. Your name goes at the end, and in the title beside the film.

Read the script aloud with a watch, to somebody who knows nothing of the trade. Ask them what the film wants them to do.`,
    },
    {
      id: 'the-day',
      title: 'The day by the hour',
      text: `A film of one minute with one place and two people fits into one day. Allow two days of planning before it and two or three of editing after it.

Eight o’clock, unpack and look at the light. Nine, the work of the hands, because it needs no speaking and lets everyone get used to the camera. Eleven, the owner of the chair. One o’clock, food. Two, anything you missed. Three, the voice, in the quietest room you have, with blankets on the walls and the fridge switched off. Four, each important shot once more. Five, copy everything on to two disks before anyone goes home.

It asks about three days of your own: one for the script, one for the shooting and one, an hour at a time, for permissions and for looking at two versions.`,
    },
    {
      id: 'permissions',
      title: 'Permissions in writing',
      text: `Get these before the day. Each needs a sheet of paper and a signature or an e-mail.

Everyone who can be recognised agrees to be in it, and knows where it will be shown. A parent signs for a child. The owner of the place agrees, even if you rent there. The music is licensed for the uses that you have in mind, adverts included. And the contract says that the finished film, and if possible the raw footage, are yours to use and to cut again.`,
    },
    {
      id: 'tips',
      title: 'From the script to the cut',
      text: 'Spend on sound: Viewers forgive a plain picture. They do not forgive an echo.|Keep verbs, cut adverbs: “We strip it to the frame” needs no “carefully”.|Show the price: If cost is the worry, say what it costs.|Plan for silence: Watch it once with the sound off. If the point is lost, add words on the screen.|Read the captions: A person must check every line, names above all. Deaf customers depend on them.|Stop when done: End on what to do next. Nobody has ever asked for longer credits.',
    },
    {
      id: 'after',
      title: 'When it is finished',
      text: `Put the film on the page where the worry comes up, not on a page called “Videos”. The armchair film belongs beside the price of armchairs. Do not let it start by itself with sound. Write beneath it, in two or three sentences, what it says and what it shows, for those who would sooner read or cannot see it.

Choose the still picture that shows before it plays as you would a shop window. A hand full of horsehair makes people curious. A half-closed eye does not.

After a month, look at where people stop. If most of them go in the first five seconds, cut a new beginning from what you shot; it is half a day’s work. If they go at forty, end it there.`,
    },
  ],
}
