import { readOptions } from './options'

test.each([
  [[], ['check', 'jest', 'trust', 'e2e'], []],
  [['--only', 'e2e'], ['e2e'], []],
  [['--only', 'trust', 'race'], ['trust'], ['race']],
  [['--only', 'e2e', '--headed'], ['e2e'], ['--headed']],
  [['e2e/pay.spec.ts'], ['e2e'], ['e2e/pay.spec.ts']],
  [['server/domain'], ['jest'], ['server/domain']],
])('%j runs %j', (args, parts, rest) => {
  expect(readOptions(args)).toEqual({ parts: new Set(parts), rest })
})

test('an unknown part is refused with the known ones', () => {
  expect(() => readOptions(['--only', 'lint'])).toThrow(
    '--only takes one of check, jest, trust, e2e.',
  )
  expect(() => readOptions(['--only'])).toThrow('--only takes one of')
})
