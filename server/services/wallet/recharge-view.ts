import type { AuditStatus, Recharge } from '@/contracts/schemas/wallet'
import type { Ctx } from '@/server/http/context'
import type { Locale } from '@/contracts/languages'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { translator } from '@/server/http/words'
import type { RechargeRow } from '@/server/repositories/recharges'
import { CARD_REASONS, type CardReason } from './card-provider'
import { addressesById } from '@/server/services/uploads/uploads'

export async function describeRecharges(ctx: Ctx, rows: RechargeRow[]): Promise<Recharge[]> {
  const addresses = await addressesById(
    ctx.db,
    rows.flatMap((row) => row.evidence),
  )
  return rows.map((row) => ({
    id: row.id,
    method: row.method as Recharge['method'],
    network: row.network,
    address: row.address,
    amount: row.amount,
    txid: row.txid,
    evidence: row.evidence.flatMap((id) => addresses.get(id) ?? []),
    status: row.status as AuditStatus,
    refuse_reason: row.refuseReason && reasonWords(ctx.locale, row.refuseReason),
    waits_for_code: isOpen(row) && row.cardProvider === null,
    card_page: isOpen(row) ? row.cardPage : null,
    card_refund: row.cardRefund === null ? null : row.cardRefund === 1 ? 'done' : 'due',
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }))
}

export async function describeRecharge(ctx: Ctx, row: RechargeRow): Promise<Recharge> {
  const [described] = await describeRecharges(ctx, [row])
  return described!
}

const isOpen = (row: RechargeRow) => row.waitsForCode && row.status === AUDIT_STATUS.auditing

const isCardReason = (reason: string): reason is CardReason =>
  (CARD_REASONS as readonly string[]).includes(reason)

/** A bank's reason in the reader's language, or an operator's text. */
export function reasonWords(locale: Locale, reason: string): string {
  return isCardReason(reason) ? translator(locale)(`rechargeReasons.${reason}`) : reason
}
