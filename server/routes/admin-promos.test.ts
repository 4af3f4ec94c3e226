import {
  createAdminPromo,
  endAdminPromo,
  getAdminPromo,
  listAdminPromos,
  updateAdminPromo,
} from '@/contracts/admin-promos'
import { quoteOrder } from '@/contracts/orders'
import { listAuditEvents } from '@/contracts/staff'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
  shopper = await newShopper(test)
})
afterAll(() => test.close())

const create = (input: object) =>
  test.ask(createAdminPromo, { kind: 'percent', value: 10, ...input }, { headers: editor.headers })
const update = (input: object) => test.ask(updateAdminPromo, input, { headers: editor.headers })
const end = (input: object) => test.ask(endAdminPromo, input, { headers: editor.headers })

/** The discount of goods for 60.00 dollars. */
async function discountOf(code: string) {
  const input = { items: [{ sku_id: 21, quantity: 1 }], promo_code: code }
  const { data } = await test.ask(quoteOrder, input, { token: shopper.token })
  return data.groups[0]!.discount
}

it('adds a code that shoppers can use, changes it and ends it', async () => {
  const { data } = await create({ code: 'river10' })
  expect(data).toMatchObject({ code: 'RIVER10', per_shopper: 1, expires_at: null, version: 1 })
  expect(await discountOf('River10')).toBe(600)
  const changed = await update({ id: data.id, version: 1, value: 50, cap: 1000 })
  expect(changed.data).toMatchObject({ value: 50, cap: 1000, version: 2 })
  expect(await discountOf('RIVER10')).toBe(1000)
  expect((await update({ id: data.id, version: 1, value: 1 })).code).toBe(409)
  const ended = await end({ id: data.id, version: 2 })
  expect(new Date(ended.data.expires_at!).getTime()).toBeLessThanOrEqual(Date.now())
  expect(await discountOf('RIVER10')).toBe(0)
  const again = await end({ id: data.id, version: 3 })
  expect(again.data.expires_at).toBe(ended.data.expires_at)
  const audit = await test.ask(listAuditEvents, { event: 'promo-changed', ref_id: data.id })
  expect(audit.data.list.at(-1)).toMatchObject({
    staff_id: editor.id,
    changes: { value: { before: 10, after: 50 }, cap: { before: null, after: 1000 } },
  })
})

it('ends a code that has not begun', async () => {
  const starts_at = new Date(Date.now() + 3_600_000).toISOString()
  const { data } = await create({ code: 'LATER', starts_at })
  const { data: ended } = await end({ id: data.id, version: 1 })
  expect(Date.parse(ended.starts_at)).toBeLessThan(Date.parse(ended.expires_at!))
  expect(await discountOf('LATER')).toBe(0)
})

it('lists, filters and searches', async () => {
  const { data: active } = await create({ code: 'LIST-A' })
  const { data: over } = await create({ code: 'LIST-B' })
  await end({ id: over.id, version: 1 })
  const list = async (input: object) =>
    (await test.ask(listAdminPromos, input)).data.list.map(({ id }) => id)
  expect(await list({ search: 'list-' })).toEqual([over.id, active.id])
  expect(await list({ search: 'list-', active: true })).toEqual([active.id])
  expect(await list({ search: 'list-', active: false })).toEqual([over.id])
  const first = await test.ask(listAdminPromos, { search: 'LIST', limit: 1 })
  expect(await list({ search: 'LIST', cursor: first.data.next_cursor })).toEqual([active.id])
  expect((await test.ask(getAdminPromo, { id: active.id })).data.code).toBe('LIST-A')
  expect((await test.ask(getAdminPromo, { id: 9999 })).code).toBe(404)
  expect((await update({ id: 9999, version: 1 })).code).toBe(404)
})

it.each([
  [{ code: 'TOO-MUCH', value: 101 }, 'value'],
  [{ code: 'AMOUNT', kind: 'amount', value: 500, cap: 100 }, 'cap'],
  [
    { code: 'ENDS', starts_at: '2026-02-01T00:00:00Z', expires_at: '2026-01-01T00:00:00Z' },
    'expires_at',
  ],
  [{ code: 'two words' }, 'code'],
  [{ code: 'ANCIENT', starts_at: '0050-06-01T00:00:00Z' }, 'starts_at'],
  [{ code: 'BEFORE', starts_at: '1969-12-31T23:59:59Z' }, 'starts_at'],
  [{ code: 'NONE', per_shopper: 0 }, 'per_shopper'],
])('refuses %j', async (input, field) => {
  const { code, data } = await create(input)
  expect([code, Object.keys((data as unknown as { fields: object }).fields)]).toEqual([
    422,
    [field],
  ])
})

it('refuses a code twice, in any case', async () => {
  await create({ code: 'TWICE' })
  const { code, msg, data } = await create({ code: 'twice' })
  expect([code, data]).toEqual([409, { fields: { code: msg } }])
})
