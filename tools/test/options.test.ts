import { readOptions } from './options'

test.each([
  [[], ['check', 'jest', 'trust', 'e2e', 'engines'], []],
  [['--only', 'e2e'], ['e2e'], []],
  [['--only', 'trust', 'race'], ['trust'], ['race']],
  [['--only', 'e2e', '--headed'], ['e2e'], ['--headed']],
  [['--only', 'engines', '--project', 'webkit'], ['engines'], ['--project', 'webkit']],
  [['e2e/engines/money.journey.ts'], ['engines'], ['e2e/engines/money.journey.ts']],
  [['e2e/pay.spec.ts'], ['e2e'], ['e2e/pay.spec.ts']],
  [['server/domain'], ['jest'], ['server/domain']],
])('%j runs %j', (args, parts, rest) => {
  expect(readOptions(args)).toEqual({ parts: new Set(parts), isApart: false, rest })
})

test('can run the storefront of the browser tests with a separate backend', () => {
  const parts = new Set(['e2e'])
  expect(readOptions(['--only', 'e2e', '--apart', 'e2e/cart.spec.ts'])).toEqual({
    parts,
    isApart: true,
    rest: ['e2e/cart.spec.ts'],
  })
})

test('rejects an unknown part and lists the known ones', () => {
  expect(() => readOptions(['--only', 'lint'])).toThrow(
    '--only takes one of check, jest, trust, e2e, engines.',
  )
  expect(() => readOptions(['--only'])).toThrow('--only takes one of')
})
