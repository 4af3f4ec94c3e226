import { readOptions } from './options'

test.each([
  [[], ['check', 'jest', 'trust', 'e2e'], []],
  [['--only', 'e2e'], ['e2e'], []],
  [['--only', 'trust', 'race'], ['trust'], ['race']],
  [['--only', 'e2e', '--headed'], ['e2e'], ['--headed']],
  [['e2e/pay.spec.ts'], ['e2e'], ['e2e/pay.spec.ts']],
  [['server/domain'], ['jest'], ['server/domain']],
])('%j runs %j', (args, parts, rest) => {
  expect(readOptions(args)).toEqual({ parts: new Set(parts), isApart: false, rest })
})

test('the storefront of the journeys may have its backend apart', () => {
  const parts = new Set(['e2e'])
  expect(readOptions(['--only', 'e2e', '--apart', 'e2e/cart.spec.ts'])).toEqual({
    parts,
    isApart: true,
    rest: ['e2e/cart.spec.ts'],
  })
})

test('an unknown part is refused with the known ones', () => {
  expect(() => readOptions(['--only', 'lint'])).toThrow(
    '--only takes one of check, jest, trust, e2e.',
  )
  expect(() => readOptions(['--only'])).toThrow('--only takes one of')
})
