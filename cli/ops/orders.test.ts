import { getAdminOrder } from '@/contracts/admin-orders'
import { getAdminRefund } from '@/contracts/admin-refunds'
import { opsOrder } from '@/contracts/operators'
import type { Endpoint } from '@/contracts/endpoint'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder, type PaidOrder } from '@/server/testing/refunds'
import { orderCommands } from './orders'
import { queueCommands } from './queue'
import { refundCommands } from './refunds'

let test: TestBackend
let paid: PaidOrder
beforeAll(async () => {
  test = await openTestBackend()
  await test.backend.services.db.execute(`update skus set code = 'SHIRT-M' where id = 11`)
  paid = await paidOrder(test, [
    { sku_id: 11, quantity: 3 },
    { sku_id: 21, quantity: 1 },
  ])
})
afterAll(() => test.close())

/** Answers through the calls of the API, as the command line does. */
const BY_PATH: Record<string, Endpoint> = {
  [getAdminOrder.path]: getAdminOrder,
  [getAdminRefund.path]: getAdminRefund,
  [opsOrder.path]: opsOrder,
}

async function run(
  command: { run: (run: never) => Promise<void> } | undefined,
  positionals: string[],
  values: object = {},
): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  const call = async (_: string, address: string, body?: object) => {
    const url = new URL(address, 'http://backend')
    const endpoint = BY_PATH[url.pathname]
    if (!endpoint) {
      const answer = (await (await test.fetch(address, OPERATOR)).json()) as { data: unknown }
      return answer.data
    }
    const answer = await test.ask(endpoint, body ?? Object.fromEntries(url.searchParams))
    if (answer.code !== 1) throw new Error(answer.msg)
    return answer.data
  }
  await command!.run({ call, positionals, values } as never)
  return log.mock.calls.map(([line]) => String(line)).join('\n')
}

const OPERATOR = {
  headers: { authorization: 'Bearer operators-of-the-test', 'accept-language': 'en' },
}

it('prints what to send and where, and sends some of it', async () => {
  const id = String(paid.id)
  const [shirt, kettle] = paid.items
  const before = await run(orderCommands.order, [id])
  expect(before).toContain(`item ${shirt!.id}: 3 × Shirt en (M) · SKU 11, SHIRT-M · $12.99 each`)
  expect(before).toMatch(/^To: .+, .+/m)
  expect(before).toMatch(/^Order .+: to ship\.$/m)
  const values = { carrier: 'Post', number: 'P-1', items: `${shirt!.id}:2,${kettle!.id}` }
  expect(await run(orderCommands.ship, [id], values)).toContain(`Order ${id}, parcel 1, Post P-1`)
  const after = await run(orderCommands.order, [id])
  expect(after).toContain('send 1, in parcels 2')
  expect(after).toContain(`Parcel 1: Post P-1, item ${shirt!.id} × 2, item ${kettle!.id} × 1`)
  expect(after).toContain('ship, parcel 1 · operator')
  const queue = await run(queueCommands.queue, [])
  expect(queue).toContain(`1 × Shirt en (M) [item ${shirt!.id}, SKU 11]`)
  await expect(run(orderCommands.ship, [id], { ...values, items: 'x' })).rejects.toThrow('--items')
  const rest = { carrier: 'Post', number: 'P-2' }
  expect(await run(orderCommands.ship, [id], rest)).toContain('parcel 2')
  expect(await run(orderCommands.deliver, [id], { parcel: '2' })).toContain('parcel 2')
  expect(await run(orderCommands.order, [id])).toMatch(/^Order .+: shipped\.$/m)
  await run(orderCommands.deliver, [id])
  expect(await run(orderCommands.order, [id])).toMatch(/^Order .+: delivered\.$/m)
})

it('prints a refund request with its reason and evidence', async () => {
  const own = { type: 2, product_status: 1, reason: 'damaged', amount: 1299 }
  const asked = await askRefund(test, paid, { ...own, item_ids: [paid.items[0]!.id] })
  const printed = await run(refundCommands.refund, [String(asked.data.id)])
  expect(printed).toContain(
    `Refund ${asked.data.id} of $12.99, with return, goods received: asked.`,
  )
  expect(printed).toContain('Explanation: I ordered twice')
  expect(printed).toContain('Evidence: /api/admin/refunds/picture?id=')
  const order = await run(orderCommands.order, [String(paid.id)])
  expect(order).toMatch(/^Order .+: refund requested after shipment\.$/m)
  expect(order).toContain(`Refund ${asked.data.id}: $12.99, asked, items`)
  await expect(run(refundCommands.refund, ['wrong'])).rejects.toThrow('action first')
})
