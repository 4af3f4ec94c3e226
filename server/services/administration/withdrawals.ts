import type { z } from 'zod'
import type {
  AdminWithdrawal,
  listAdminWithdrawals,
  settleAdminWithdrawal,
} from '@/contracts/schemas/admin-withdrawals'
import type { AuditStatus } from '@/contracts/schemas/wallet'
import type { AuditedEvent } from '@/contracts/audited-events'
import { DomainError } from '@/server/domain/domain-error'
import { maskedCardNumber } from '@/server/domain/sealed-card'
import type { StaffCtx } from '@/server/http/context'
import * as adminWithdrawals from '@/server/repositories/admin-withdrawals'
import * as approvals from '@/server/repositories/withdrawal-approvals'
import { payeeOf } from '@/server/services/wallet/bank-cards'
import { mayStillDecide, needsTwoPeople } from '@/server/services/wallet/two-people'
import * as withdrawals from '@/server/services/wallet/withdrawals'
import { describeShopper, recordsOf } from './audit-records'
import { pageOf } from './pages'

type ListInput = z.output<(typeof listAdminWithdrawals)['query']>
type SettleInput = z.output<(typeof settleAdminWithdrawal)['body']>
type Found = NonNullable<Awaited<ReturnType<typeof adminWithdrawals.find>>>

const EVENTS: AuditedEvent[] = [
  'withdrawal-asked',
  'withdrawal-approved',
  'withdrawal-passed',
  'withdrawal-refused',
  'withdrawal-cancelled',
  'payee-read',
]

export async function list(ctx: StaffCtx, input: ListInput) {
  const filter = { status: input.status, onlyUserId: input.user_id }
  const { rows, next_cursor } = await pageOf(
    ctx,
    'admin-withdrawals',
    input,
    (page) => adminWithdrawals.list(ctx.db, filter, page),
    ({ withdrawal }) => withdrawal,
  )
  return { list: await describeAll(ctx, rows), next_cursor }
}

export async function get(ctx: StaffCtx, id: number): Promise<z.input<typeof AdminWithdrawal>> {
  const found = await adminWithdrawals.find(ctx.db, id)
  if (!found) throw new DomainError('NOT_FOUND')
  const [row] = await describeAll(ctx, [found])
  return { ...row!, history: await recordsOf(ctx.db, EVENTS, id) }
}

export async function settle(ctx: StaffCtx, input: SettleInput) {
  await withdrawals.settle(ctx, input)
  return get(ctx, input.id)
}

export async function payee(ctx: StaffCtx, id: number) {
  const found = await payeeOf(ctx, id, ctx)
  if (!found) throw new DomainError('NOT_FOUND')
  const { bankName: bank_name, ...shown } = found
  return { bank_name, ...shown }
}

async function describeAll({ config, db }: StaffCtx, rows: Found[]) {
  const approved = await approvals.ofWithdrawals(
    db,
    rows.map(({ withdrawal }) => withdrawal.id),
  )
  const byWithdrawal = Map.groupBy(approved, ({ withdrawalId }) => withdrawalId)
  return rows.map(({ withdrawal: row, card, shopper }) => ({
    id: row.id,
    shopper: describeShopper(shopper),
    amount: row.amount,
    service_charge: row.serviceCharge,
    actual_arrival: row.amount - row.serviceCharge,
    payee: {
      bank_name: card.bankName,
      number: maskedCardNumber(card.lastDigits),
      holder: card.holder,
    },
    status: row.status as AuditStatus,
    cancelled: row.isCancelled,
    refuse_reason: row.refuseReason,
    needs_two_people: needsTwoPeople(config, row),
    approvals: (byWithdrawal.get(row.id) ?? [])
      .filter((one) => row.settledAt !== null || mayStillDecide(one))
      .map(({ staffId, name, createdAt }) => ({
        staff_id: staffId,
        staff_name: name,
        at: createdAt.toISOString(),
      })),
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }))
}
