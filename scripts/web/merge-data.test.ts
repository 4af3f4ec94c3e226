import { runInNewContext } from 'node:vm'
import { knownScripts } from './inline-scripts'
import { mergeData } from './merge-data'

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

function pushed(html: string): string {
  const self = { __next_f: [] as [number, string][] }
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  runInNewContext(scripts.join('\n'), { self })
  return self.__next_f.map(([, text]) => text).join('')
}

test('data in many scripts becomes one script with the same data', () => {
  const parts = ['1:"$Sreact.fragment"\n', '2:["a\\"b", "\\u003c/script>"]\n', '])', '3:"日本語"']
  const html = `<body>${parts.map(push).join('')}</body>`
  const merged = mergeData(html)
  expect(merged.match(/<script/g)).toHaveLength(1)
  expect(pushed(merged)).toBe(parts.join(''))
  expect(knownScripts(merged)).toEqual({ digests: [expect.any(String)], unknown: [] })
})

test('what stands between keeps its place', () => {
  const other = '<script>$RC("B:0","S:0")</script>'
  const html = push('a') + push('b') + other + push('c') + '<p>d</p>' + push('e')
  expect(mergeData(html)).toBe(push('ab') + other + push('c') + '<p>d</p>' + push('e'))
})

test.each([
  '',
  push('alone'),
  '<script>self.__next_f.push([0])</script>' + push('a'),
  '<script>self.__next_f.push([3,"AAAA"])</script><script>self.__next_f.push([3,"BBBB"])</script>',
])('%j stays as it is', (html) => {
  expect(mergeData(html)).toBe(html)
})
