import { exceeds } from './json-limits'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['arrays', nested(4)],
  ['objects', '{"a":{"b":{"c":{}}}}'],
  ['lists side by side', `[${nested(3)},${nested(3)}]`],
  ['brackets in a text', JSON.stringify({ content: nested(100) })],
  ['brackets after an escaped quote', JSON.stringify({ content: `"${nested(100)}` })],
  ['brackets after a backslash', JSON.stringify({ content: '\\', list: [nested(100)] })],
])('accepts %s', (_, text) => {
  expect(exceeds(text, { depth: 4, values: 1000 })).toBe(false)
})

it.each([
  ['arrays', nested(5)],
  ['objects', '{"a":'.repeat(5)],
  ['arrays after a text', `["\\\\",${nested(4)}]`],
  ['arrays without an end', '['.repeat(5)],
])('rejects %s that are nested deeper', (_, text) => {
  expect(exceeds(text, { depth: 4, values: 1000 })).toBe(true)
})

it('scans two megabytes without a pause', () => {
  const began = performance.now()
  expect(exceeds(`[${'[],'.repeat(690_000)}[]]`, { depth: 4, values: 2_000_000 })).toBe(false)
  expect(performance.now() - began).toBeLessThan(500)
})

it.each([
  ['numbers', `[${'1,'.repeat(999)}1]`, `[${'1,'.repeat(1000)}1]`],
  ['members of objects', `{${'"a":1,'.repeat(999)}"a":1}`, `{${'"a":1,'.repeat(1000)}"a":1}`],
  ['empty arrays and their places', `[${'[],'.repeat(499)}[]]`, `[${'[],'.repeat(500)}[]]`],
])('accepts a thousand %s and rejects more', (_, few, many) => {
  const limits = { depth: 4, values: 1000 }
  expect([exceeds(few, limits), exceeds(many, limits)]).toEqual([false, true])
})

it('counts no commas in a text', () => {
  const text = JSON.stringify({ content: `,",${','.repeat(2000)}` })
  expect(exceeds(text, { depth: 4, values: 1 })).toBe(false)
})
