import { memoise } from './memoise'

test('computes a result once until the cache is full', () => {
  const compute = jest.fn((text: string) => text.toUpperCase())
  const cached = memoise(2, compute)
  expect(['a', 'b', 'a', 'b'].map(cached)).toEqual(['A', 'B', 'A', 'B'])
  expect(compute.mock.calls).toEqual([['a'], ['b']])
  cached('c')
  expect(cached('c')).toBe('C')
  expect(compute).toHaveBeenCalledTimes(3)
  cached('a')
  expect(compute).toHaveBeenCalledTimes(4)
})

test('caches an empty result', () => {
  const compute = jest.fn(() => '')
  const cached = memoise(2, compute)
  expect([cached('a'), cached('a'), compute.mock.calls.length]).toEqual(['', '', 1])
})
