import { withdrawalSum } from './withdrawal-charge'

const TERMS = { chargeBasisPoints: 100, chargeMinCents: 100, minAmountCents: 1000 }

it.each([
  ['the lowest amount', 1000, {}, { amount: 1000, charge: 100, arrival: 900 }],
  ['one cent less', 999, {}, null],
  [
    'the amount whose share is the lowest charge',
    10_000,
    {},
    { amount: 10_000, charge: 100, arrival: 9900 },
  ],
  [
    'one cent more, whose share is rounded up',
    10_001,
    {},
    { amount: 10_001, charge: 101, arrival: 9900 },
  ],
  ['a charge in whole cents', 12_300, {}, { amount: 12_300, charge: 123, arrival: 12_177 }],
  ['an amount of the charge', 1500, { chargeMinCents: 1500 }, null],
  [
    'one cent above the charge',
    1501,
    { chargeMinCents: 1500 },
    { amount: 1501, charge: 1500, arrival: 1 },
  ],
  [
    'no charge',
    1000,
    { chargeBasisPoints: 0, chargeMinCents: 0 },
    { amount: 1000, charge: 0, arrival: 1000 },
  ],
])('works out the charge of %s', (_, amount, own, expected) => {
  expect(withdrawalSum(amount, { ...TERMS, ...own })).toEqual(expected)
})
