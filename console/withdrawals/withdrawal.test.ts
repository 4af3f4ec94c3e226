import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { arrivalOf, type WithdrawalRow } from './withdrawal'

it.each([
  ['auditing', 1900],
  ['passed', 1900],
  ['refused', null],
] as const)('of a withdrawal that is %s shows the arrival %s', (name, arrival) => {
  const row = { status: AUDIT_STATUS[name], amount: 2000, actual_arrival: 1900 }
  expect(arrivalOf(row as WithdrawalRow)).toBe(arrival)
})
