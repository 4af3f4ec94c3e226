import { opsOrder } from '@/contracts/operators'
import { paidOrder } from '@/server/testing/refunds'
import type { ForeignInputs, TwoShops } from './foreign-input'

/** A paid order of one shop: SKU 31 belongs to shop 2, which is the foreign one. */
export const foreignOrder = ({ test }: TwoShops) => paidOrder(test, [{ sku_id: 31, quantity: 1 }])

async function sentOrder(shops: TwoShops) {
  const { id } = await foreignOrder(shops)
  await shops.test.ask(opsOrder, { id, action: 'ship', carrier: 'Post', tracking_no: `F-${id}` })
  return { id }
}

interface WithShops {
  list: { shop: { id: number } }[]
}

export const ordersOfForeignShops: ForeignInputs = {
  listAdminOrders: {
    hides: async (data, shops) => {
      await foreignOrder(shops)
      return (data as WithShops).list.every(({ shop }) => shop.id === shops.ownId)
    },
  },
  shipAdminOrders: {
    input: async (shops) => {
      const { id } = await foreignOrder(shops)
      return { orders: [{ id, carrier: 'Post', tracking_no: `F-${id}` }] }
    },
    hides: (data) => (data as { list: { is_done: boolean }[] }).list.every((row) => !row.is_done),
  },
  trackAdminParcel: { input: async (shops) => ({ ...(await sentOrder(shops)), text: 'Seen' }) },
  deliverAdminParcel: { input: (shops) => sentOrder(shops) },
  getAdminOrder: { input: async (shops) => ({ id: (await foreignOrder(shops)).id }) },
}
