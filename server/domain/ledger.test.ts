import {
  purchaseTransfer,
  rechargeTransfer,
  refundTransfer,
  type Transfer,
  withdrawalHold,
  withdrawalPayout,
  withdrawalReturn,
} from './ledger'

const shopper = (account: string, amount: number) => ({ account, userId: 7, amount })
const operator = (account: string, amount: number) => ({ account, amount })
const entriesOf = ({ kind, refId, postings }: Transfer) => [kind, refId, postings]

test.each([
  [
    rechargeTransfer(3, 7, 500),
    'recharge',
    [operator('topup_clearing', -500), shopper('user_available', 500)],
  ],
  [
    purchaseTransfer(3, 7, 500),
    'purchase',
    [shopper('user_available', -500), operator('sales', 500)],
  ],
  [refundTransfer(3, 7, 500), 'refund', [operator('sales', -500), shopper('user_available', 500)]],
  [
    withdrawalReturn(3, 7, 500),
    'withdraw_return',
    [shopper('user_frozen', -500), shopper('user_available', 500)],
  ],
  [
    withdrawalPayout(3, 7, { amount: 500, charge: 20 }),
    'withdraw_settle',
    [shopper('user_frozen', -500), operator('payout_clearing', 480), operator('fee_income', 20)],
  ],
  [
    withdrawalPayout(3, 7, { amount: 500, charge: 0 }),
    'withdraw_settle',
    [shopper('user_frozen', -500), operator('payout_clearing', 500)],
  ],
])('posts %j', (transfer, kind, postings) => {
  expect(entriesOf(transfer)).toEqual([kind, 3, postings])
})

test('freezes the payout and the charge of a withdrawal apart', () => {
  const frozen = (cents: number) => [
    shopper('user_available', -cents),
    shopper('user_frozen', cents),
  ]
  expect(withdrawalHold(3, 7, { amount: 500, charge: 20 }).map(entriesOf)).toEqual([
    ['withdraw', 3, frozen(480)],
    ['withdraw_fee', 3, frozen(20)],
  ])
  expect(withdrawalHold(3, 7, { amount: 500, charge: 0 }).map(entriesOf)).toEqual([
    ['withdraw', 3, frozen(500)],
  ])
})

test('names the rejected amount', () => {
  expect(() => refundTransfer(3, 7, 0)).toThrow(new RangeError('cannot move 0 cents'))
})
