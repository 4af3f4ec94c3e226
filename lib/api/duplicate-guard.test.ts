import { createDuplicateGuard } from '@/lib/api/duplicate-guard'

function guardAt(clock: { now: number }) {
  return createDuplicateGuard(() => clock.now)
}

test('the same submission is refused for 1000 ms and then admitted', () => {
  const clock = { now: 5000 }
  const admits = guardAt(clock)
  expect(admits('/a', '{}')).toBe(true)
  clock.now = 5999
  expect(admits('/a', '{}')).toBe(false)
  clock.now = 6000
  expect(admits('/a', '{}')).toBe(true)
})

test('a clock that is set back holds up nothing', () => {
  const clock = { now: 7_200_000 }
  const admits = guardAt(clock)
  expect(admits('/a', '{}')).toBe(true)
  clock.now = 3_600_000
  expect(admits('/a', '{}')).toBe(true)
})

test('another url or another body is another submission', () => {
  const admits = guardAt({ now: 0 })
  expect(admits('/a', '{"on":true}')).toBe(true)
  expect(admits('/a', '{"on":false}')).toBe(true)
  expect(admits('/b', '{"on":false}')).toBe(true)
  expect(admits('/b', '{"on":false}')).toBe(false)
})

test('only the previous submission is compared', () => {
  const admits = guardAt({ now: 0 })
  expect([admits('/a', '1'), admits('/b', '1'), admits('/a', '1')]).toEqual([true, true, true])
})
