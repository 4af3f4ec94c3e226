import { queueCommands } from './queue'

const NOTHING = {
  recharges: [],
  withdrawals: [],
  refunds: [],
  orders_to_ship: [],
  parcels_under_way: [],
}
const shirt = { sku_id: 11, name: 'Shirt', values: ['M'], quantity: 2 }
const kettle = { sku_id: 21, name: 'Kettle', values: [], quantity: 1 }

it('lists what to pack and what was refunded before shipment', async () => {
  const order = { id: 7, order_no: '261121', total: 8598, paid_at: '2026-11-21T00:00:00.000Z' }
  const orders_to_ship = [{ ...order, items: [kettle], leave_out: [shirt] }]
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const call = () => Promise.resolve({ ...NOTHING, orders_to_ship })
  await queueCommands.queue!.run({ call } as never)
  const printed = log.mock.calls.map(([line]) => String(line))
  const row = printed.find((line) => line.includes('261121'))
  expect(row).toContain("'1 × Kettle [SKU 21]'")
  expect(row).toContain("'2 × Shirt (M) [SKU 11]'")
})
