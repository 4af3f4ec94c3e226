import { ApiError } from '@/lib/api/api-error'
import { orderError } from './order-error'

const refused = (code: number, data: unknown) =>
  new ApiError({ kind: 'refused', message: '', code, status: 200, data })

describe('the error of a failed order', () => {
  it.each([
    [refused(409, { total: 1200 }), { kind: 'totalChanged', total: 1200 }],
    [refused(409, { sku_id: 7 }), { kind: 'stockShort', skuId: 7 }],
    [refused(409, null), { kind: 'other' }],
    [refused(404, null), { kind: 'other' }],
    [new ApiError({ kind: 'timeout', message: '' }), { kind: 'unanswered' }],
    [new ApiError({ kind: 'network', message: '' }), { kind: 'unanswered' }],
    [new ApiError({ kind: 'http', message: '', status: 504 }), { kind: 'unanswered' }],
    [new ApiError({ kind: 'duplicate', message: '' }), { kind: 'notSent' }],
    [new Error('anything'), { kind: 'other' }],
  ])('%o', (error, expected) => {
    expect(orderError(error)).toEqual(expected)
  })
})
