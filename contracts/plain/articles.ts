// Written by `npm run plain` from contracts/articles.ts.
import type * as contract from '@/contracts/articles'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const Article: Shape = {
  title: 'string',
  lead: 'string',
  sections: [
    'list',
    {
      title: 'string',
      body: 'string',
    },
  ],
}

export const getHelp: PlainEndpoint<typeof contract.getHelp> = {
  access: 'public',
  method: 'get',
  path: '/api/user/help_support',
  changes: false,
  data: Article,
}

export const getLaw: PlainEndpoint<typeof contract.getLaw> = {
  access: 'public',
  method: 'get',
  path: '/api/user/law',
  changes: false,
  data: Article,
}

export const getPlatform: PlainEndpoint<typeof contract.getPlatform> = {
  access: 'public',
  method: 'get',
  path: '/api/platform/info',
  changes: false,
  data: {
    title: 'string',
    lead: 'string',
    sections: [
      'list',
      {
        title: 'string',
        body: 'string',
      },
    ],
    shops: 'int',
    products: 'int',
    version: 'string',
    service_email: 'string',
    partner_email: 'string',
    service_url: ['nullable', 'string'],
  },
}
