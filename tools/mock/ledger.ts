import type { EntryType } from '@/contracts/schemas/bill'
import { tell } from './live'
import type { Mock } from './mock'
import { nextId } from './world'

/** Changes a balance and writes the entry of the statement. */
export function post(
  mock: Mock,
  shopperId: number,
  type: EntryType,
  amount: number,
  refId: number,
): void {
  const { world } = mock
  const shopper = world.shoppers.find(({ id }) => id === shopperId)!
  shopper.balance += amount
  if (amount !== 0)
    world.entries.push({
      id: nextId(world),
      shopperId,
      type,
      amount,
      balanceAfter: shopper.balance,
      refId,
      createdAt: new Date(),
    })
  tell(mock, shopperId, { kind: 'wallet', id: refId })
}
