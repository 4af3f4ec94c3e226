// Written by `npm run plain` from contracts/push.ts.
import type * as contract from '@/contracts/push'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const getPush: PlainEndpoint<typeof contract.getPush> = {
  access: 'shopper',
  method: 'get',
  path: '/api/push/state',
  changes: false,
  data: {
    public_key: 'string',
    endpoint: ['nullable', 'string'],
  },
}

export const subscribePush: PlainEndpoint<typeof contract.subscribePush> = {
  access: 'shopper',
  method: 'post',
  path: '/api/push/subscribe',
  changes: true,
  besideBody: [],
  data: 'null',
}

export const unsubscribePush: PlainEndpoint<typeof contract.unsubscribePush> = {
  access: 'shopper',
  method: 'post',
  path: '/api/push/unsubscribe',
  changes: true,
  data: 'null',
}
