import en from '@/messages/en.json'
import ja from '@/messages/ja.json'
import ko from '@/messages/ko.json'
import th from '@/messages/th.json'
import zh from '@/messages/zh-CN.json'
import { SUGGESTED_TAGS, TAG_KEYS, tagKey } from './tag-key'

test.each(TAG_KEYS)('%s has the words of the messages', (key) => {
  const words = new Set([en, zh, ja, ko, th].map(({ address }) => address[key]))
  expect(new Set<string>(SUGGESTED_TAGS[key])).toEqual(words)
})

test('finds a suggested tag in another language', () => {
  expect(tagKey('Home')).toBe('tagHome')
  expect(tagKey('ที่ทำงาน')).toBe('tagWork')
})

test('leaves the word of a shopper', () => {
  expect(tagKey('Grandmother')).toBeUndefined()
  expect(tagKey('constructor')).toBeUndefined()
})
