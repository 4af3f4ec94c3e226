import { largeFile } from '@/server/domain/uploads'
import * as uploads from '@/server/repositories/uploads'
import { askRefund } from '@/server/testing/refunds'
import type { ForeignInputs, TwoShops } from './foreign-input'
import { foreignOrder } from './orders'

/** A refund request for an order of the foreign shop, with the file of its evidence. */
async function foreignRefund(shops: TwoShops) {
  const { data } = await askRefund(shops.test, await foreignOrder(shops))
  const { db, files } = shops.test.backend.services
  const { rows } = await db.execute<{ picture: string }>(
    `select evidence[1] as picture from refunds where id = ${data.id}`,
  )
  const picture = Number(rows[0]!.picture)
  const [upload] = await uploads.namesOf(db, [picture])
  await files.write(largeFile(upload!.name), Buffer.from('a picture'))
  return { id: data.id, picture_id: picture }
}

export const refundsOfForeignShops: ForeignInputs = {
  listAdminRefunds: {
    hides: async (data, shops) => {
      const { id } = await foreignRefund(shops)
      return (data as { list: { id: number }[] }).list.every((row) => row.id !== id)
    },
  },
  getAdminRefund: { input: async (shops) => ({ id: (await foreignRefund(shops)).id }) },
  getAdminRefundPicture: { input: foreignRefund },
}
