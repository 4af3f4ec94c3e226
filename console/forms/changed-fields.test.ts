import { changedFields } from './changed-fields'

it('names the fields that differ, but not the version', () => {
  const before = { version: 1, changed_at: 'a', price: 5, texts: { en: 'Lamp' }, shown: true }
  const after = { version: 2, changed_at: 'b', price: 6, texts: { en: 'Light' }, shown: true }
  expect(changedFields(before, after)).toEqual(['price', 'texts'])
})
