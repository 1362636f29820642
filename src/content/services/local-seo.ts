import type { Service } from '#content/schema'

export const service: Service = {
  id: 34,
  title: 'Local SEO',
  path: '/services/local-seo',
  group: 'search',
  room: 'cobalt',
  img: 'service-local-seo',
  subImgs: ['service-local-seo-1', 'service-local-seo-2'],
  word: 'Local SEO',
  lead: 'Turning up on the map when people near your door are looking.',
  statement: 'Round the corner, someone is looking at a map. Make sure *your pin is true:* the right door, hours and number.',
  description: [
    'Opticians, garages, cafés, clinics, halls: places with a door, or a van and a round of postcodes. Local SEO means being found in search by the neighbourhood, where people type a trade and a town and choose from a map. You may have moved, changed your hours, or inherited a listing from an owner long gone. With no website you can still do the first three weeks.',
    'On day one we go through maps, directories and the sign on your door, and note each place where the name, address or phone number differs. Those are put right in the first fortnight, and claimed in your name. Categories, holiday hours and new photographs go in during week three. The last three weeks bring one honest page for each branch or district, and a habit of asking customers for reviews.',
    'Map and directory entries that you can sign in to, listed in one table with the date each was last checked. A page for every real place, giving parking, step-free ways in, buses and a picture of the door. There is a card for the counter that asks for a review and offers nothing for it, wording for replies, and a list to follow when your hours change.',
  ],
  quote: 'The right opening hours are marketing too.',
  includes: [
    'Listings check: – name, address, phone and hours compared wherever a stranger might look',
    'Map entry: – claimed in your name, with the right categories, hours, door and pictures',
    'Place pages: – one for each branch or district, with parking, access and buses',
    'Reviews: – a fair way to ask everybody, and words for answering the cross ones',
  ],
  soughtAs: 'Local SEO services',
  summary: 'Local SEO from London for shops, clinics and trades: map entries put right in your name, a page for each branch, and a fair way to ask for reviews.',
}
