import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'
import { pseudoMessage, pseudoWords, type Words } from './pseudo-message'

test.each([
  ['Add to cart', '[Áðð ţö çáŕţ ẽẽẽẽ]'],
  ['Hello {name}', '[Ĥéļļö {name} ẽẽ]'],
  [
    '{count, plural, one {# piece} other {# pieces}} of {total, number}',
    '[{count, plural, one {# þíéçé} other {# þíéçéš}} öƒ {total, number} ẽẽẽẽẽ]',
  ],
  [
    '{way, select, up {Top up} other {Pay}} <b>now</b>',
    '[{way, select, up {Ţöþ üþ} other {Þáý}} <b>ñöŵ</b> ẽẽẽẽẽ]',
  ],
  ['{count}/{most}', '{count}/{most}'],
  ['', ''],
])('%j becomes %j', (message, pseudo) => {
  expect(pseudoMessage(message)).toBe(pseudo)
})

const flat = (words: Words): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

test('replaces all letters of every message and keeps its arguments', () => {
  const messages = pseudoWords(en)
  const [before, after] = [flat(en), flat(messages)]
  expect(after).toHaveLength(before.length)
  const taken = after.join().matchAll(/\{(\w+)/g)
  const values = Object.fromEntries([...taken].map(([, name]) => [name, 7]))
  const t = createTranslator({ locale: 'en', messages: Object.fromEntries(after.entries()) })
  const said = after.map((_message, at) => t(String(at), values).replace(/\b7\b/g, ''))
  expect(said.filter((text) => /[a-z]{2}/i.test(text))).toEqual([])
})
