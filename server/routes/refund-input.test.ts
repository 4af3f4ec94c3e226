import { eq } from 'drizzle-orm'
import { refundItems } from '@/server/db/tables/refunds'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder } from '@/server/testing/refunds'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const TWO = [
  { sku_id: 11, quantity: 1 },
  { sku_id: 21, quantity: 1 },
]

it('counts an item that is named twice once', async () => {
  const paid = await paidOrder(test, TWO)
  const [shirt, kettle] = paid.items.map(({ id }) => id)
  const twice = [kettle!, shirt!, shirt!]
  const asked = await askRefund(test, paid, { item_ids: twice, amount: paid.total })
  expect(asked.data.items.map(({ id }) => id)).toEqual([shirt, kettle])
  const rows = await test.backend.services.db
    .select()
    .from(refundItems)
    .where(eq(refundItems.refundId, asked.data.id))
  expect(rows.map(({ orderItemId }) => orderItemId).toSorted((a, b) => a - b)).toEqual([
    shirt,
    kettle,
  ])
})

it.each<[string, (itemIds: number[]) => object, Record<string, string>]>([
  [
    'an item of another order beside an own one',
    ([first]) => ({ item_ids: [first, 999_999] }),
    { item_ids: 'Please choose what to refund' },
  ],
  ['a cent too much', () => ({ amount: 7300 }), { amount: 'This is more than can be given back' }],
  [
    'goods received before they are shipped',
    () => ({ product_status: 1 }),
    { product_status: 'This does not fit where the order stands' },
  ],
  [
    'a return of what was not received',
    () => ({ type: 2 }),
    { type: 'Only what you have received can be returned' },
  ],
])('explains why it rejects %s', async (_name, own, fields) => {
  const paid = await paidOrder(test, TWO)
  expect(paid.total).toBe(7299)
  const answer = await askRefund(test, paid, own(paid.items.map(({ id }) => id)))
  expect(answer).toMatchObject({ code: 422, data: { fields } })
})
