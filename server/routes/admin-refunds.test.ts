import { sql } from 'drizzle-orm'
import {
  decideAdminRefund,
  getAdminRefund,
  getAdminRefundPicture,
  listAdminRefunds,
} from '@/contracts/admin-refunds'
import { largeFile, smallFile } from '@/server/domain/uploads'
import { openTestBackend, TEST_OPS_TOKEN, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder, RETURN, sendBack } from '@/server/testing/refunds'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let merchant: TestMember
let finance: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  merchant = await newMember(test, 'merchant', [1])
  finance = await newMember(test, 'finance')
})
afterAll(() => test.close())

const TEA = [{ sku_id: 31, quantity: 2 }]
const KETTLE = [{ sku_id: 21, quantity: 1 }]
const get = async (id: number) => (await test.ask(getAdminRefund, { id })).data
const list = async (filter: object, by?: TestMember) => {
  const options = by ? { headers: by.headers } : {}
  return (await test.ask(listAdminRefunds, filter, options)).data
}
const idsOf = async (filter: object, by?: TestMember) =>
  (await list(filter, by)).list.map(({ id }) => id)
const decide = (id: number, action: string, own: object = {}) =>
  test.ask(decideAdminRefund, { id, action, ...own }, { headers: finance.headers })

describe('the list of refund requests', () => {
  it('filters by state, type, shop, shopper and time', async () => {
    const tea = await paidOrder(test, TEA)
    const kettle = await paidOrder(test, KETTLE, { status: 3 })
    const first = (await askRefund(test, tea)).data.id
    const second = (await askRefund(test, kettle, RETURN)).data.id
    expect(await idsOf({})).toEqual([second, first])
    expect(await idsOf({ sort: 'oldest' })).toEqual([first, second])
    expect(await idsOf({ type: 2 })).toEqual([second])
    expect(await idsOf({ shop_id: 2 })).toEqual([first])
    expect(await idsOf({ user_id: kettle.shopper.id })).toEqual([second])
    expect(await idsOf({}, merchant)).toEqual([second])
    expect(await idsOf({ shop_id: 2 }, merchant)).toEqual([])
    await decide(first, 'settle')
    expect(await idsOf({ status: 2 })).toEqual([first])
    expect(await idsOf({ status: 0, shop_id: 2 })).toEqual([])
    await test.backend.services.db.execute(
      sql`update refunds set created_at = '2025-05-01T00:00:00Z' where id = ${first}`,
    )
    const period = { created_from: '2025-05-01T00:00:00Z', created_to: '2025-05-01T00:00:00.001Z' }
    expect(await idsOf(period)).toEqual([first])
    expect(await idsOf({ created_from: period.created_to })).toEqual([second])
    expect(await idsOf({ created_to: period.created_from })).toEqual([])
    const page = await list({ limit: 1 })
    expect((await list({ limit: 1, cursor: page.next_cursor })).list).toMatchObject([{ id: first }])
  })
})

describe('a refund request', () => {
  it('shows everything a decision needs, and each decision with its person', async () => {
    const paid = await paidOrder(test, KETTLE, { status: 3 })
    const { id } = (await askRefund(test, paid, { ...RETURN, amount: 5000 })).data
    expect(await get(id)).toMatchObject({
      order: { id: paid.id },
      shop: { id: 1 },
      items: [{ sku_id: 21, quantity: 1 }],
      amount: 5000,
      order_total: 6000,
      order_refunded: 0,
      explanation: 'I ordered twice',
      evidence: [{ url: expect.stringContaining(`picture?id=${id}&picture_id=`) }],
      tracking_no: null,
    })
    expect((await decide(id, 'agree')).data).toMatchObject({ status: 1 })
    expect((await decide(id, 'settle')).code).toBe(409)
    expect(await idsOf({ sent_back: true })).not.toContain(id)
    await sendBack(test, paid.shopper, id, 'BACK-1')
    expect(await idsOf({ sent_back: true })).toEqual([id])
    expect(await idsOf({ sent_back: true, type: 1 })).toEqual([])
    const { data } = await decide(id, 'settle')
    expect(await idsOf({ sent_back: true })).toEqual([])
    expect(data).toMatchObject({ status: 2, tracking_no: 'BACK-1', order_refunded: 5000 })
    expect(data.history.map(({ event, by }) => [event, by.staff_id])).toEqual([
      ['refund-asked', null],
      ['refund-agreed', finance.id],
      ['refund-settled', finance.id],
    ])
    expect((await decide(id, 'settle')).code).toBe(409)
  })

  it('is not refused by a person who has not seen that a colleague agreed', async () => {
    const paid = await paidOrder(test, KETTLE, { status: 3 })
    const { id } = (await askRefund(test, paid, RETURN)).data
    const seen = { expected_status: 0 }
    expect((await decide(id, 'agree', seen)).data).toMatchObject({ status: 1 })
    const late = await decide(id, 'refuse', { ...seen, reason: 'Opened' })
    expect(late).toMatchObject({ code: 409, msg: expect.stringContaining('in the meantime') })
    expect(await get(id)).toMatchObject({ status: 1, refuse_reason: null })
    const informed = await decide(id, 'refuse', { expected_status: 1, reason: 'Opened' })
    expect(informed.data).toMatchObject({ status: 3 })
  })

  it('is refused with a reason', async () => {
    const { id } = (await askRefund(test, await paidOrder(test, TEA))).data
    expect((await decide(id, 'refuse')).code).toBe(422)
    const { data } = await decide(id, 'refuse', { reason: 'Opened' })
    expect(data).toMatchObject({ status: 3, refuse_reason: 'Opened' })
    expect((await decide(999_999, 'settle')).code).toBe(404)
  })

  it('shows its pictures to staff who may see it, and no others', async () => {
    const paid = await paidOrder(test, KETTLE)
    const { id } = (await askRefund(test, paid)).data
    const other = (await askRefund(test, await paidOrder(test, KETTLE))).data.id
    const { evidence } = await get(id)
    const [picture] = evidence
    const { db, files } = test.backend.services
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from uploads where id = ${picture!.id}`,
    )
    await files.write(largeFile(rows[0]!.name), Buffer.from('large'))
    await files.write(smallFile(rows[0]!.name), Buffer.from('small'))
    const open = (url: string, authorization: string) =>
      test.fetch(url, { headers: { authorization } })
    const shown = await open(picture!.url, merchant.headers.authorization)
    expect([shown.status, await shown.text()]).toEqual([200, 'large'])
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    const small = await open(picture!.small_url, `Bearer ${TEST_OPS_TOKEN}`)
    expect(await small.text()).toBe('small')
    const ask = (input: object, by = finance) =>
      test.ask(getAdminRefundPicture, input, { headers: by.headers })
    expect((await ask({ id: other, picture_id: picture!.id })).code).toBe(404)
    expect((await ask({ id, picture_id: 999_999 })).code).toBe(404)
    expect((await ask({ id: 999_999, picture_id: picture!.id })).code).toBe(404)
    const stranger = await newMember(test, 'merchant', [2])
    expect((await ask({ id, picture_id: picture!.id }, stranger)).code).toBe(404)
    const catalogue = await newMember(test, 'catalogue')
    expect((await ask({ id, picture_id: picture!.id }, catalogue)).status).toBe(403)
    const { token } = paid.shopper
    const asShopper = await open(picture!.url, `Bearer ${token}`)
    expect(asShopper.status).toBe(401)
  })
})
