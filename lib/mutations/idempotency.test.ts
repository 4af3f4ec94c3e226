import { ApiError, type ApiErrorKind } from '@/lib/api/api-error'
import { browserCall } from '@/lib/api/browser-transport'
import { callOnce } from '@/lib/mutations/idempotency'

jest.mock('@/lib/api/browser-transport', () => ({ browserCall: jest.fn() }))

const contract = () => import('@/contracts/orders')
const answer = jest.mocked(browserCall) as unknown as jest.Mock<
  Promise<unknown>,
  [unknown, object, { idempotencyKey: string }]
>
const usedKeys = () => answer.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)
const isSameKey = () => usedKeys()[0] === usedKeys()[1]

function fails(kind: ApiErrorKind, status: number) {
  answer.mockRejectedValueOnce(new ApiError({ kind, status, message: '' }))
}

let orderId = 0
const pay = () => callOnce(contract, 'payOrders', { order_ids: [orderId], ticket: 't' })

beforeEach(() => {
  answer.mockReset().mockResolvedValue({ paid: [], balance: 0 })
  orderId++
})

test('a key is a UUID', async () => {
  await pay()
  expect(usedKeys()[0]).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test.each<[ApiErrorKind, number]>([
  ['timeout', 0],
  ['network', 0],
  ['http', 502],
  ['invalidReply', 200],
  ['duplicate', 0],
])('reuses the key after %s (%i)', async (kind, status) => {
  fails(kind, status)
  await pay().catch(() => undefined)
  await pay()
  expect(isSameKey()).toBe(true)
})

test.each<[ApiErrorKind, number]>([
  ['refused', 200],
  ['http', 403],
])('uses a new key after %s (%i)', async (kind, status) => {
  fails(kind, status)
  await pay().catch(() => undefined)
  await pay()
  expect(isSameKey()).toBe(false)
})

test('uses a new key after a response and for another input', async () => {
  await pay()
  await pay()
  expect(isSameKey()).toBe(false)
  answer.mockReset()
  fails('timeout', 0)
  await pay().catch(() => undefined)
  orderId++
  await pay().catch(() => undefined)
  expect(isSameKey()).toBe(false)
})

test('accepts only endpoints with a key', () => {
  // @ts-expect-error A call without a key has nothing to be asked again with.
  const refused = () => callOnce(contract, 'cancelOrder', { id: 1 })
  expect(refused).toBeInstanceOf(Function)
})
