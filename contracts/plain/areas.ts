// Written by `npm run plain` from contracts/areas.ts.
import type * as contract from '@/contracts/areas'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const listAreas: PlainEndpoint<typeof contract.listAreas> = {
  access: 'public',
  method: 'get',
  path: '/api/area/list',
  changes: false,
  data: {
    list: [
      'list',
      {
        code: 'string',
        name: 'string',
        also: 'string',
      },
    ],
    suggested: ['list', 'string'],
  },
}
