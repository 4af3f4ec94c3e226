import type { z } from 'zod'
import { getAdminRechargePicture } from '@/contracts/admin-recharges'
import type {
  AdminRecharge,
  listAdminRecharges,
  settleAdminRecharge,
} from '@/contracts/schemas/admin-recharges'
import type { PictureQuery } from '@/contracts/schemas/evidence'
import type { AuditStatus, RechargeMethod } from '@/contracts/schemas/wallet'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import type { AuditedEvent } from '@/contracts/audited-events'
import { DomainError } from '@/server/domain/domain-error'
import type { StaffCtx } from '@/server/http/context'
import * as adminRecharges from '@/server/repositories/admin-recharges'
import { reasonWords } from '@/server/services/wallet/recharge-view'
import * as recharges from '@/server/services/wallet/recharges'
import { describeShopper, recordsOf } from './audit-records'
import { describeEvidence, fileOf } from './evidence'
import { pageOf } from './pages'

type ListInput = z.output<(typeof listAdminRecharges)['query']>
type SettleInput = z.output<(typeof settleAdminRecharge)['body']>
type Found = NonNullable<Awaited<ReturnType<typeof adminRecharges.find>>>

const EVENTS: AuditedEvent[] = ['recharge-asked', 'recharge-passed', 'recharge-refused']

export async function list(ctx: StaffCtx, input: ListInput) {
  const { search: txid, status, method, user_id: onlyUserId } = input
  const { rows, next_cursor } = await pageOf(
    ctx,
    'admin-recharges',
    input,
    (page) => adminRecharges.list(ctx.db, { status, method, onlyUserId, txid }, page),
    ({ recharge }) => recharge,
  )
  return { list: await describeAll(ctx, rows), next_cursor }
}

async function findAny({ db }: StaffCtx, id: number): Promise<Found> {
  const found = await adminRecharges.find(db, id)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

export async function get(ctx: StaffCtx, id: number): Promise<z.input<typeof AdminRecharge>> {
  const [row] = await describeAll(ctx, [await findAny(ctx, id)])
  return { ...row!, history: await recordsOf(ctx.db, EVENTS, id) }
}

export async function settle(ctx: StaffCtx, input: SettleInput) {
  await recharges.settle(ctx, input)
  return get(ctx, input.id)
}

export async function pictureFile(ctx: StaffCtx, input: PictureQuery): Promise<string> {
  const { recharge } = await findAny(ctx, input.id)
  return fileOf(ctx, recharge.evidence, input)
}

async function describeAll({ db, locale }: StaffCtx, rows: Found[]) {
  const txids = rows.flatMap(({ recharge }) => recharge.txid ?? [])
  const same = await adminRecharges.idsByTxid(db, txids)
  return rows.map(({ recharge: row, shopper }) => ({
    id: row.id,
    shopper: describeShopper(shopper),
    method: row.method as RechargeMethod,
    network: row.network,
    address: row.address,
    amount: row.amount,
    txid: row.txid,
    same_txid_ids: (same.get(row.txid ?? '') ?? []).filter((id) => id !== row.id),
    evidence: describeEvidence(getAdminRechargePicture.path, row.id, row.evidence),
    status: row.status as AuditStatus,
    refuse_reason: row.refuseReason && reasonWords(locale, row.refuseReason),
    waits_for_code: row.waitsForCode && row.status === AUDIT_STATUS.auditing,
    card_refund:
      row.cardRefund === null ? null : row.cardRefund === 1 ? ('done' as const) : ('due' as const),
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }))
}
