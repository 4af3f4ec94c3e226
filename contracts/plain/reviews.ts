// Written by `npm run plain` from contracts/reviews.ts.
import type * as contract from '@/contracts/reviews'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const createReview: PlainEndpoint<typeof contract.createReview> = {
  access: 'shopper',
  method: 'post',
  path: '/api/review/create',
  changes: true,
  besideBody: [],
  data: 'null',
}

export const listReviews: PlainEndpoint<typeof contract.listReviews> = {
  access: 'public',
  method: 'get',
  path: '/api/review/list',
  changes: false,
  data: {
    list: [
      'list',
      {
        id: ['int', 1],
        product_id: ['int', 1],
        author: 'string',
        avatar: ['nullable', 'string'],
        product_rating: 'int',
        service_rating: 'int',
        shipping_rating: 'int',
        content: 'string',
        pictures: ['list', 'string'],
        values: ['list', 'string'],
        created_at: 'time',
      },
    ],
    next_cursor: ['nullable', 'string'],
    summary: {
      count: 'int',
      average: 'number',
      by_rating: ['list', 'int', 5, 5],
    },
  },
}
