// Written by `npm run plain` from contracts/sitemap.ts.
import type * as contract from '@/contracts/sitemap'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const listSitemapEntries: PlainEndpoint<typeof contract.listSitemapEntries> = {
  access: 'public',
  method: 'get',
  path: '/api/sitemap/list',
  changes: false,
  data: {
    list: [
      'list',
      {
        id: ['int', 1],
        changed_at: 'time',
      },
    ],
  },
}

export const listSitemapParts: PlainEndpoint<typeof contract.listSitemapParts> = {
  access: 'public',
  method: 'get',
  path: '/api/sitemap/parts',
  changes: false,
  data: ['list', ['int', 1]],
}
