// Written by `npm run plain` from contracts/operators.ts.
import type * as contract from '@/contracts/operators'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const getHealth: PlainEndpoint<typeof contract.getHealth> = {
  access: 'public',
  method: 'get',
  path: '/api/health',
  changes: false,
  data: {
    ok: 'boolean',
    database: 'boolean',
    money_paused: 'boolean',
    version: 'string',
  },
}
