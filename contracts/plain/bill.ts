// Written by `npm run plain` from contracts/bill.ts.
import type * as contract from '@/contracts/bill'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const getBalanceHistory: PlainEndpoint<typeof contract.getBalanceHistory> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/bill_chart',
  changes: false,
  data: [
    'list',
    {
      at: 'time',
      balance: ['int', 0],
    },
  ],
}

export const getBill: PlainEndpoint<typeof contract.getBill> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/bill',
  changes: false,
  data: {
    list: [
      'list',
      {
        id: ['int', 1],
        type: [
          'only',
          'recharge',
          'purchase',
          'refund',
          'withdraw',
          'withdraw_fee',
          'withdraw_return',
          'adjust',
        ],
        amount: 'int',
        balance_after: ['int', 0],
        title: 'string',
        ref_type: ['only', 'order', 'refund', 'recharge', 'withdrawal', 'adjust'],
        ref_id: ['int', 1],
        order_id: ['nullable', ['int', 1]],
        created_at: 'time',
      },
    ],
    next_cursor: ['nullable', 'string'],
    in: ['int', 0],
    out: ['int', 0],
  },
}
