// Written by `npm run plain` from contracts/withdrawals.ts.
import type * as contract from '@/contracts/withdrawals'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const BankCard: Shape = {
  id: ['int', 1],
  bank_name: 'string',
  bank_card_no: 'string',
  holder: 'string',
}

const Withdrawal: Shape = {
  id: ['int', 1],
  type: ['only', 'bank_card'],
  amount: ['int', 0],
  service_charge: ['int', 0],
  actual_arrival: ['int', 0],
  bank_name: 'string',
  bank_card_no: 'string',
  holder: 'string',
  status: ['only', 0, 1, 2],
  refuse_reason: ['nullable', 'string'],
  cancelled: 'boolean',
  created_at: 'time',
  settled_at: ['nullable', 'time'],
  actions: ['list', ['only', 'cancel']],
}

export const cancelWithdrawal: PlainEndpoint<typeof contract.cancelWithdrawal> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract_cancel',
  changes: true,
  besideBody: [],
  data: Withdrawal,
}

export const getWithdrawalTerms: PlainEndpoint<typeof contract.getWithdrawalTerms> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract',
  changes: false,
  data: {
    balance: ['int', 0],
    charge_rate: 'number',
    charge_min: ['int', 0],
    min_amount: ['int', 0],
    cards: ['list', BankCard],
    sum: [
      'nullable',
      {
        amount: ['int', 0],
        service_charge: ['int', 0],
        actual_arrival: ['int', 0],
      },
    ],
  },
}

export const listWithdrawals: PlainEndpoint<typeof contract.listWithdrawals> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract_log',
  changes: false,
  data: {
    list: ['list', Withdrawal],
    next_cursor: ['nullable', 'string'],
  },
}

export const removeBankCard: PlainEndpoint<typeof contract.removeBankCard> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/bank_card_remove',
  changes: true,
  besideBody: [],
  data: ['list', BankCard],
}

export const requestWithdrawal: PlainEndpoint<typeof contract.requestWithdrawal> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract',
  changes: true,
  isKeyed: true,
  besideBody: [],
  data: Withdrawal,
}
