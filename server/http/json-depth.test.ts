import { isNestedDeeper } from './json-depth'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['arrays', nested(4)],
  ['objects', '{"a":{"b":{"c":{}}}}'],
  ['lists side by side', `[${nested(3)},${nested(3)}]`],
  ['brackets in a text', JSON.stringify({ content: nested(100) })],
  ['brackets after an escaped quote', JSON.stringify({ content: `"${nested(100)}` })],
  ['brackets after a backslash', JSON.stringify({ content: '\\', list: [nested(100)] })],
])('accepts %s', (_, text) => {
  expect(isNestedDeeper(text, 4)).toBe(false)
})

it.each([
  ['arrays', nested(5)],
  ['objects', '{"a":'.repeat(5)],
  ['arrays after a text', `["\\\\",${nested(4)}]`],
  ['arrays without an end', '['.repeat(5)],
])('rejects %s that are nested deeper', (_, text) => {
  expect(isNestedDeeper(text, 4)).toBe(true)
})

it('scans two megabytes without a pause', () => {
  const began = performance.now()
  expect(isNestedDeeper(`[${'[],'.repeat(690_000)}[]]`, 4)).toBe(false)
  expect(performance.now() - began).toBeLessThan(500)
})
