import { changesBetween } from './value-changes'

it.each([
  [{ a: 1, version: 1 }, { a: 2, version: 2 }, { a: { before: 1, after: 2 } }],
  [{ a: [1], b: null }, { a: [1], b: 'x' }, { b: { before: null, after: 'x' } }],
  [null, { a: 1 }, { a: { before: null, after: 1 } }],
  [{ a: { b: 1 } }, null, { a: { before: { b: 1 }, after: null } }],
])('the changes from %j to %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes)
})

it('keeps the beginning of values that are longer than a page of the trail can hold', () => {
  const long = Array.from({ length: 5000 }, (_, at) => ({ at }))
  const { a } = changesBetween({ a: long }, { a: 'short' })
  expect(a).toEqual({ before: `${JSON.stringify(long).slice(0, 10_000)}…`, after: 'short' })
  const { b } = changesBetween({ b: `a${'🛶'.repeat(6000)}` }, null)
  expect((b!.before as string).isWellFormed()).toBe(true)
})
