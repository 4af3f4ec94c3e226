import { mostSimilar } from './similar-products'

const candidates = [
  { id: 1, name: 'Glass kettle' },
  { id: 2, name: 'Steel travel mug' },
  { id: 3, name: 'Blue steel mug' },
  { id: 4, name: 'Tea towel' },
]

it('orders products by the words their names share', () => {
  expect(mostSimilar('Steel mug', candidates, 3)).toEqual([2, 3, 1])
  expect(mostSimilar('blue mug', candidates, 1)).toEqual([3])
})

it('keeps the order given when no name is alike', () => {
  expect(mostSimilar('Lamp', candidates, 4)).toEqual([1, 2, 3, 4])
  expect(mostSimilar('Lamp', [], 4)).toEqual([])
})
