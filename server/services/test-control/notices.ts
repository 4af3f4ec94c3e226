import type { z } from 'zod'
import type { createTestNotice } from '@/contracts/schemas/test-control'
import { inTransaction } from '@/server/db/transaction'
import { InvalidInput, InvalidTestInput } from '@/server/domain/domain-error'
import { NOTICES, type NoticeCode } from '@/server/domain/notices'
import { NO_SHOPPER, noticeParams } from '@/server/domain/test-control'
import type { Visit } from '@/server/http/context'
import * as orders from '@/server/repositories/orders'
import * as users from '@/server/repositories/users'
import { notify, type ShopperEvent } from '@/server/services/notices/notify'

type Input = z.output<(typeof createTestNotice)['body']>

const EVENT_KINDS = {
  order: 'order',
  parcel: 'order',
  refund: 'order',
  wallet: 'wallet',
  security: 'account',
} as const satisfies Record<(typeof NOTICES)[NoticeCode]['kind'], ShopperEvent['kind']>

const isCode = (code: string): code is NoticeCode => Object.hasOwn(NOTICES, code)

/** Like a notice of the shop: live streams and subscribed browsers receive it too. */
export async function create({ db }: Visit, { shopper_id, code, ref_id, params }: Input) {
  if (!isCode(code)) throw new InvalidInput({ code: 'fields.invalid' })
  const kind = EVENT_KINDS[NOTICES[code].kind]
  // Its live event names the order, which the client then reloads.
  if (kind === 'order' && ref_id === undefined) throw new InvalidInput({ ref_id: 'fields.invalid' })
  if (!(await users.find(db, shopper_id))) throw new InvalidTestInput({ shopper_id: NO_SHOPPER })
  await inTransaction(db, async (tx) => {
    const found = ref_id === undefined ? undefined : await orders.find(tx, shopper_id, ref_id)
    const orderNo = found?.order.orderNo ?? `TEST-${ref_id ?? ''}`
    await notify(tx, [
      {
        userId: shopper_id,
        kind,
        refId: ref_id ?? shopper_id,
        detail: 'test',
        notice: { code, params: noticeParams(code, orderNo, params), refId: ref_id ?? null },
      },
    ])
  })
  return null
}
