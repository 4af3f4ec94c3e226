import type { z } from 'zod'
import type { opsRecharge } from '@/contracts/operators'
import type { AuditStatus, listRecharges, Recharge, requestRecharge } from '@/contracts/wallet'
import { inTransaction } from '@/server/db/transaction'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import { rechargeTransfer } from '@/server/domain/ledger'
import { Refusal } from '@/server/domain/refusal'
import type { Ctx, Visit } from '@/server/http/context'
import * as ledger from '@/server/repositories/ledger'
import * as recharges from '@/server/repositories/recharges'
import { tell } from './notify'
import { once } from './once'

type RequestInput = z.output<NonNullable<(typeof requestRecharge)['body']>>
type ListInput = z.output<NonNullable<(typeof listRecharges)['query']>>
type SettleInput = z.output<NonNullable<(typeof opsRecharge)['body']>>

const PAGE = 20

/** Waits for an operator; nothing is credited here. */
export async function request(ctx: Ctx, input: RequestInput): Promise<Recharge> {
  return once(ctx, 'user/recharge', input, async (tx) => {
    const row = await recharges.add(tx, {
      userId: ctx.shopperId,
      method: input.method,
      amount: input.amount,
      cardToken: input.card.token,
    })
    await tell(tx, [
      { userId: row.userId, kind: 'wallet', refId: row.id, detail: 'recharge requested' },
    ])
    return describe(row)
  })
}

export async function list(ctx: Ctx, input: ListInput) {
  const limit = input.limit ?? PAGE
  const after = decodeCursor<{ id: number }>(ctx.config, 'recharges', input.cursor)
  const rows = await recharges.list(ctx.db, ctx.shopperId, {
    status: input.status,
    beforeId: after?.id,
    limit: limit + 1,
  })
  const last = rows[limit - 1]
  const next =
    rows.length > limit && last ? encodeCursor(ctx.config, 'recharges', { id: last.id }) : null
  return { list: rows.slice(0, limit).map(describe), next_cursor: next }
}

/** Settles once: the guarded move decides, and the ledger takes one recharge transfer of an id, ever. */
export async function settle(visit: Visit, input: SettleInput) {
  return inTransaction(visit.db, async (tx) => {
    const isPassed = input.action === 'pass'
    const row = await recharges.settle(tx, input.id, {
      status: isPassed ? 1 : 2,
      refuseReason: isPassed ? null : (input.reason ?? ''),
    })
    if (!row)
      throw new Refusal((await recharges.doesExist(tx, input.id)) ? 'ALREADY_SETTLED' : 'NOT_FOUND')
    if (isPassed) await ledger.post(tx, [rechargeTransfer(row.id, row.userId, row.amount)])
    await tell(tx, [
      {
        userId: row.userId,
        kind: 'wallet',
        refId: row.id,
        detail: isPassed ? 'recharge passed' : 'recharge refused',
        notice: {
          code: isPassed ? 'rechargePassed' : 'rechargeRefused',
          params: { amount: row.amount, reason: row.refuseReason ?? '' },
        },
      },
    ])
    return { id: row.id, status: row.status, amount: row.amount }
  })
}

function describe(row: recharges.RechargeRow): Recharge {
  return {
    id: row.id,
    method: row.method as Recharge['method'],
    network: row.network,
    address: row.address,
    amount: row.amount,
    evidence: [],
    status: row.status as AuditStatus,
    refuse_reason: row.refuseReason,
    created_at: row.createdAt.toISOString(),
  }
}
