import { hardCodedFinder } from './hard-coded'

const isHardCoded = hardCodedFinder(
  ['Forest honey 250 g', 'Colour', 'Pack', 'XL', 'in', 'Bangkok, Bang Rak', 'Two  lines\nof text'],
  /Sampan|\S+@\S+|, and\b/g,
)

test.each(['Add to cart', '[Áðð honey ẽẽ]', 'Forest honey 250 g sold', 'Sampan shop', 'in stock'])(
  '%j is hard-coded',
  (text) => expect(isHardCoded(text)).toBe(true),
)

test.each([
  '[Áðð ţö çáŕţ ẽẽẽ]',
  'Forest honey 250 g',
  '[Ŕéɱöṽé Forest honey 250 g ẽẽẽ]',
  '[Çĥööšé Colour, and Pack ẽẽẽ]',
  'XL · 2',
  'Bangkok, Bang Rak',
  'Two lines of text',
  'mali@example.com',
  '$12.00',
])('%j is not', (text) => expect(isHardCoded(text)).toBe(false))
