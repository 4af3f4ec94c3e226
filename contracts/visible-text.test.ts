import { firstVisible } from './visible-text'

it.each([
  ['Ann', 'A'],
  ['\ufff9a', 'a'],
  [' \u200b\u3164 นก', 'น'],
  ['👩‍👧 A', '👩'],
  ['\u2800 ', undefined],
])('the first visible character of %j is %j', (text, first) => {
  expect(firstVisible(text)).toBe(first)
})
