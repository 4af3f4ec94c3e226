import { walkCalls } from './access'

test('no call serves who has no right to it, tells of another, or can be forged', async () => {
  const wrong: string[] = []
  const counts: Record<string, number> = {}
  const expectHeld = (what: string, isHeld: boolean, detail = '') => {
    if (!isHeld) wrong.push(`${what}: ${detail}`)
  }
  await walkCalls({
    count: (what, by = 1) => void (counts[what] = (counts[what] ?? 0) + by),
    expect: expectHeld,
  })
  expect(wrong).toEqual([])
  expect(counts['forged calls']).toBeGreaterThan(1500)
  expect(counts['calls that named things of another']).toBeGreaterThan(500)
  expect(counts['calls without a right']).toBeGreaterThan(250)
}, 240_000)
