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

it('prefers names with few other words, and ignores case and spaces', () => {
  const others = [
    { id: 1, name: 'blue steel travel mug with a lid' },
    { id: 2, name: 'STEEL   MUG' },
  ]
  expect(mostSimilar('Steel mug', others, 2)).toEqual([2, 1])
  const spaced = [
    { id: 1, name: 'a b' },
    { id: 2, name: 'c  b' },
  ]
  expect(mostSimilar('x  b', spaced, 2)).toEqual([1, 2])
})
