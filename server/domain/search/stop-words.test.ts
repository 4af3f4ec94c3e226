import { isStopWord, withoutStopWords } from './stop-words'

test.each(['the', 'with', 'it', '的', '在', 'の', 'ます', '및', '을', 'และ', 'ๆ'])(
  '%s is a stop word',
  (word) => {
    expect(isStopWord(word)).toBe(true)
  },
)

test('removes stop words unless there are no others', () => {
  expect(withoutStopWords(['the', 'cat', 'is', 'in'])).toEqual(['cat'])
  expect(withoutStopWords(['the', 'is'])).toEqual(['the', 'is'])
  expect(isStopWord('cat')).toBe(false)
})
