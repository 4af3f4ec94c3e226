import { causeOf, logLine } from './log-line'

test('writes one JSON line with the name of the application', () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  logLine('error', 'request failed', { requestId: 'r-1', cause: 'two\nlines' })
  expect(write.mock.calls).toEqual([
    [
      '{"level":"error","app":"sampan","msg":"request failed","requestId":"r-1","cause":"two\\nlines"}\n',
    ],
  ])
  write.mockRestore()
})

test('serialises thrown values', () => {
  expect(causeOf(new Error('broken'))).toMatch(/^Error: broken\n\s+at /)
  expect(causeOf('broken')).toBe('broken')
})
