// Written by `npm run plain` from contracts/wallet.ts.
import type * as contract from '@/contracts/wallet'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const Recharge: Shape = {
  id: ['int', 1],
  method: ['only', 'chain', 'card', 'manual'],
  network: ['nullable', 'string'],
  address: ['nullable', 'string'],
  amount: ['int', 0],
  txid: ['nullable', 'string'],
  evidence: ['list', 'string'],
  status: ['only', 0, 1, 2],
  refuse_reason: ['nullable', 'string'],
  waits_for_code: 'boolean',
  card_refund: ['nullable', ['only', 'due', 'done']],
  created_at: 'time',
  settled_at: ['nullable', 'time'],
}

export const confirmRecharge: PlainEndpoint<typeof contract.confirmRecharge> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge_confirm',
  changes: true,
  besideBody: [],
  data: Recharge,
}

export const listNetworks: PlainEndpoint<typeof contract.listNetworks> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/getBlockchain',
  changes: false,
  data: [
    'list',
    {
      network: 'string',
      coin: 'string',
      address: 'string',
      min_amount: ['int', 0],
      confirmations: 'int',
    },
  ],
}

export const listRecharges: PlainEndpoint<typeof contract.listRecharges> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/recharge_log',
  changes: false,
  data: {
    list: ['list', Recharge],
    next_cursor: ['nullable', 'string'],
  },
}

export const requestRecharge: PlainEndpoint<typeof contract.requestRecharge> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge',
  changes: true,
  isKeyed: true,
  besideBody: [],
  data: Recharge,
}
