import type { Service } from '#content/schema'

export const service: Service = {
  id: 32,
  title: 'E-commerce websites',
  path: '/services/ecommerce',
  group: 'web',
  room: 'blush',
  img: 'service-ecommerce',
  subImgs: ['service-ecommerce-1', 'service-ecommerce-2'],
  word: 'E-commerce',
  lead: 'Online shops where a thing is easy to find, to trust, to buy and to return.',
  statement: 'What would a good assistant say *across the counter?* Size, stock, delivery, returns: your product page should say it as plainly.',
  description: [
    'Makers, growers and shops, with ten things to sell or a few thousand, and somebody to pack them. Maybe orders come by phone today, or through a marketplace that keeps the customer’s address to itself. Bring the facts about your products, or the patience to measure and photograph them with us. A table to measure on and a kitchen scale will be useful.',
    'Our first two days are spent in your stockroom, with the products, the parcels and the returns book. By week four the catalogue is settled: categories, sizes, options, and a delivery table. Design and building follow in weeks five to nine, on a platform you are able to leave. Then a week of test orders, paid, refused, refunded and sent back. The shop opens quietly, to old customers first.',
    'The shop stands at your own address, and you hold the platform and payment accounts. Products, customers and orders can all be taken out as plain CSV files, so that you can move house one day. Delivery, returns and terms pages are drafted and ready for your solicitor to check. Whoever packs and whoever keeps the books each get an hour’s training and two pages of notes.',
  ],
  quote: 'Show the delivery cost before anyone has to ask.',
  includes: [
    'Catalogue: – categories, sizes, options and product facts, put in order before any page is drawn',
    'Product pages: – size, stock, delivery cost and returns, in view beside the button',
    'Checkout: – orders without an account, few fields, and errors that say what to do',
    'Test orders: – paid, refused, refunded and returned, with real cards and real parcels',
  ],
  summary: 'Online shops designed and built in London: a tidy catalogue, honest delivery costs, a short checkout, and every order open to export as plain files.',
}
