import { createDuplicateGuard } from '@/lib/api/duplicate-guard'

function guardAt(clock: { now: number }) {
  return createDuplicateGuard(() => clock.now)
}

test('refuses the same submission for 1000 ms', () => {
  const clock = { now: 5000 }
  const admits = guardAt(clock)
  expect(admits('/a', '{}')).toBe(true)
  clock.now = 5999
  expect(admits('/a', '{}')).toBe(false)
  clock.now = 6000
  expect(admits('/a', '{}')).toBe(true)
})

test('does not block after the clock is set back', () => {
  const clock = { now: 7_200_000 }
  const admits = guardAt(clock)
  expect(admits('/a', '{}')).toBe(true)
  clock.now = 3_600_000
  expect(admits('/a', '{}')).toBe(true)
})

test('treats another URL or body as another submission', () => {
  const admits = guardAt({ now: 0 })
  expect(admits('/a', '{"on":true}')).toBe(true)
  expect(admits('/a', '{"on":false}')).toBe(true)
  expect(admits('/b', '{"on":false}')).toBe(true)
  expect(admits('/b', '{"on":false}')).toBe(false)
})

test('compares only the previous submission', () => {
  const admits = guardAt({ now: 0 })
  expect([admits('/a', '1'), admits('/b', '1'), admits('/a', '1')]).toEqual([true, true, true])
})
