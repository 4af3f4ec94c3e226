import { postalRuleOf } from './postal-codes'

test('has no rule for an unknown country, whatever its name', () => {
  expect(postalRuleOf('TH')).toBeDefined()
  for (const country of ['XX', '', 'constructor', '__proto__'])
    expect(postalRuleOf(country)).toBeUndefined()
})
