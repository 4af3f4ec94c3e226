import type { z } from 'zod'
import type { createTestNotice } from '@/contracts/schemas/test-control'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { NOTICES, type NoticeCode } from '@/server/domain/notices'
import type { Visit } from '@/server/http/context'
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
  if (!(await users.find(db, shopper_id))) throw new DomainError('NOT_FOUND')
  await inTransaction(db, (tx) =>
    notify(tx, [
      {
        userId: shopper_id,
        kind: EVENT_KINDS[NOTICES[code].kind],
        refId: ref_id ?? shopper_id,
        detail: 'test',
        notice: { code, params, refId: ref_id ?? null },
      },
    ]),
  )
  return null
}
