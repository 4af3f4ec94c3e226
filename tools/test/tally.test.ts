import { closingLine, count, failureLines, hasFailures } from './tally'

test('repeats the beginning of each failure at the end', () => {
  count({ passed: 3, failed: 0, failures: [] })
  expect([failureLines(), hasFailures()]).toEqual([[], false])
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  count({ passed: 1, failed: 2, failures: ['a.test.ts: fails\nExpected 1', long] })
  expect(failureLines().slice(0, 4)).toEqual(['', 'a.test.ts: fails', 'Expected 1', ''])
  expect(failureLines()).toHaveLength(3 + 13)
  expect([closingLine(), hasFailures()]).toEqual(['4 passed, 2 failed', true])
})
