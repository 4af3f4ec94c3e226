import { getOrder } from '@/contracts/orders'
import { getRefundable } from '@/contracts/refunds'
import type { QuickShopper } from '@/server/testing/quick-shoppers'
import type { Random } from '../random'
import { TEA, type Till } from '../till'
import type { InputMaker } from './input-maker'

/** A shopper, and what is made up for them out of what they were told. */
export interface Visitor {
  shopper: QuickShopper
  maker: InputMaker
}

/** Something done in earnest; its answers are what made-up calls speak of later. */
export async function shopFor(
  till: Till,
  { shopper, maker }: Visitor,
  random: Random,
): Promise<void> {
  const { token } = shopper
  const draw = random.next()
  if (draw < 0.2) return maker.learn((await till.withdraw(shopper, 1000)).data)
  if (draw < 0.4) return maker.learn((await till.topUp(shopper, 2000)).data)
  const made = await till.order(shopper, TEA)
  if (made.code !== 1) return
  maker.learn(made.data)
  const { id, total } = made.data.orders[0]!
  maker.learn({ order_id: id, id, expected_total: total, sku_id: TEA.sku })
  if (draw < 0.6) return
  await till.pay(shopper, id, total)
  maker.learn((await till.shop.ask(getOrder, { id }, { token })).data)
  maker.learn((await till.shop.ask(getRefundable, { order_id: id }, { token })).data)
  if (draw > 0.8) maker.learn((await till.askRefund(shopper, id, random.next()))?.data)
}
