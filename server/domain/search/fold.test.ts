import { fold, isLatin, isSyllabic, normalise } from './fold'

test.each([
  ['ế', 'e'],
  ['bủses', 'buse'],
  ['buses7', 'buses7'],
  ['7buses', '7buses'],
  ["men's", 'men'],
  ["men's x", "men's x"],
  ['ies', 'ies'],
  ['ties', 'tie'],
  ['iesx', 'iesx'],
  ['babiesx', 'babiesx'],
  ['boxesx', 'boxesx'],
  ['スーパーマン', 'すーぱーまん'],
  ['るー', 'るー'],
])('folds %s to %s', (word, folded) => {
  expect(fold(normalise(word))).toBe(folded)
})

test.each([
  ['mouse', true, false],
  ['é7', true, false],
  ['咖啡', false, true],
  ['커피', false, true],
  ['咖a', false, false],
  ['a咖', false, false],
  ['커피!', false, false],
  ['ก', false, false],
  ['', false, false],
])('%j is Latin: %s, syllabic: %s', (word, latin, syllabic) => {
  expect([isLatin(word), isSyllabic(word)]).toEqual([latin, syllabic])
})
