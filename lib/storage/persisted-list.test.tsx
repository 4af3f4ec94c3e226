import { persistedList } from '@/lib/storage/persisted-list'

const isText = (value: unknown): value is string => typeof value === 'string'
const words = () => persistedList<string>('test.words', 3, (word) => word.toLowerCase(), isText)

beforeEach(() => localStorage.clear())

test('puts the latest first, once, and drops the oldest', () => {
  const list = words()
  for (const word of ['tea', 'lamp', 'TEA', 'bag', 'cup']) list.add(word)
  expect(list.read()).toEqual(['cup', 'bag', 'TEA'])
  list.remove('tea')
  expect(words().read()).toEqual(['cup', 'bag'])
  list.clear()
  expect(list.read()).toEqual([])
})

test.each(['not json', '{"a":1}', '[1, null, "tea"]'])('validates stored entries: %s', (text) => {
  localStorage.setItem('test.words', text)
  expect(words().read()).toEqual(text.includes('tea') ? ['tea'] : [])
})

test('notifies subscribers, and returns the same array when nothing changed', () => {
  const list = words()
  const heard = jest.fn()
  const stop = list.subscribe(heard)
  list.add('tea')
  expect(list.read()).toBe(list.read())
  stop()
  list.add('lamp')
  expect(heard).toHaveBeenCalledTimes(1)
})
