// Written by `npm run plain` from contracts/passwords.ts.
import type * as contract from '@/contracts/passwords'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const resetPassword: PlainEndpoint<typeof contract.resetPassword> = {
  access: 'public',
  method: 'post',
  path: '/api/user/resetpwd',
  changes: true,
  besideBody: [],
  data: 'null',
}

export const sendCode: PlainEndpoint<typeof contract.sendCode> = {
  access: 'public',
  method: 'post',
  path: '/api/user/send_code',
  changes: true,
  besideBody: [],
  data: {
    sent: ['only', true],
  },
}
