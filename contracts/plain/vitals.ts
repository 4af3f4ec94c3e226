// Written by `npm run plain` from contracts/vitals.ts.
import type * as contract from '@/contracts/vitals'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const reportVitals: PlainEndpoint<typeof contract.reportVitals> = {
  access: 'public',
  method: 'post',
  path: '/api/vitals',
  changes: false,
  besideBody: [],
  data: 'null',
}
