import { wouldBeCircular } from './category-tree'

const TREE = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
]

test.each([
  [1, 1, true],
  [1, 2, true],
  [1, 3, true],
  [2, 3, true],
  [3, 1, false],
  [4, 3, false],
  [2, 4, false],
])('category %i under %i is circular: %s', (id, parentId, isCircular) => {
  expect(wouldBeCircular(TREE, id, parentId)).toBe(isCircular)
})
