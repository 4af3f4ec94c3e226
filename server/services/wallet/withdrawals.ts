import type { z } from 'zod'
import type { settleAdminWithdrawal } from '@/contracts/schemas/admin-withdrawals'
import type { AuditStatus } from '@/contracts/schemas/wallet'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import type {
  getWithdrawalTerms,
  listWithdrawals,
  requestWithdrawal,
  Withdrawal,
} from '@/contracts/schemas/withdrawals'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { readPageById } from '@/server/domain/cursor'
import { digestOf } from '@/server/domain/digest'
import { withdrawalHold, withdrawalPayout, withdrawalReturn } from '@/server/domain/ledger'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { maskedCardNumber } from '@/server/domain/sealed-card'
import { withdrawalSum } from '@/contracts/withdrawal-charge'
import type { Ctx, Services, StaffCtx, Visit } from '@/server/http/context'
import * as ledger from '@/server/repositories/ledger'
import * as tickets from '@/server/repositories/pay-tickets'
import * as approvals from '@/server/repositories/withdrawal-approvals'
import * as withdrawals from '@/server/repositories/withdrawals'
import { record, recordDecision } from '@/server/services/operations/audit'
import * as bankCards from './bank-cards'
import { approve } from './two-people'
import { notify } from '@/server/services/notices/notify'
import { withdrawalTerms } from '@/server/services/operations/settings'
import { withIdempotency } from '@/server/services/operations/with-idempotency'
import { extractTarget } from '@/server/services/accounts/pay-codes'

type TermsInput = z.output<(typeof getWithdrawalTerms)['query']>
type RequestInput = z.output<(typeof requestWithdrawal)['body']>
type ListInput = z.output<(typeof listWithdrawals)['query']>
type SettleInput = z.output<(typeof settleAdminWithdrawal)['body']>

export async function terms(ctx: Ctx, input: TermsInput) {
  const [{ available }, cards, terms] = await Promise.all([
    ledger.balances(ctx.db, ctx.shopperId),
    bankCards.list(ctx),
    withdrawalTerms(ctx, ctx.db),
  ])
  const sum = input.amount === undefined ? null : withdrawalSum(input.amount, terms)
  return {
    balance: available,
    charge_rate: terms.chargeBasisPoints / 10_000,
    charge_min: terms.chargeMinCents,
    min_amount: terms.minAmountCents,
    cards,
    sum: sum && { amount: sum.amount, service_charge: sum.charge, actual_arrival: sum.arrival },
  }
}

/**
 * Freezes the amount until settlement. The ledger's balance checks prevent concurrent overdrafts. The ticket is
 * bound to the amount, and to the payee if one was named, and spent in the same transaction.
 */
export async function request(ctx: Ctx, input: RequestInput): Promise<Withdrawal> {
  return withIdempotency(ctx, 'user/extract', input, async (tx) => {
    const sum = withdrawalSum(input.amount, await withdrawalTerms(ctx, tx))
    if (!sum) throw new DomainError('DRAW_TOO_SMALL')
    if (sum.charge !== (input.expected_charge ?? sum.charge))
      throw new DomainError('CHARGE_CHANGED', { service_charge: sum.charge })
    const ticket = digestOf(input.ticket)
    if (!(await tickets.spend(tx, ctx.shopperId, ticket, ...targetsOf(ctx, input))))
      throw new DomainError('TICKET_INVALID')
    const card = await bankCards.findOrAdd(ctx, tx, input)
    const row = await withdrawals.add(tx, {
      userId: ctx.shopperId,
      cardId: card.id,
      amount: sum.amount,
      serviceCharge: sum.charge,
    })
    if (!(await ledger.postIfCovered(tx, withdrawalHold(row.id, ctx.shopperId, sum))))
      throw new DomainError('DRAW_OVER_BALANCE')
    await record(tx, ctx, { event: 'withdrawal-asked', refId: row.id })
    await notify(tx, [
      { userId: row.userId, kind: 'wallet', refId: row.id, detail: 'withdrawal requested' },
    ])
    return describe({ withdrawal: row, card })
  })
}

/** The storefront names the payee for its ticket. In the base form of the contract, a ticket has the amount only. */
function targetsOf({ config }: Ctx, input: RequestInput): string[] {
  const mark = bankCards.payeeFingerprint(config, input)
  return [extractTarget(input.amount, mark), extractTarget(input.amount)]
}

export async function list(ctx: Ctx, input: ListInput) {
  const { id, status } = input
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'withdrawals',
    input,
    (page) => withdrawals.list(ctx.db, ctx.shopperId, { id, status, ...page }),
    ({ withdrawal }) => withdrawal.id,
  )
  return { list: rows.map(describe), next_cursor }
}

/** Returns the whole amount. Cancelling, approving and rejecting compete for the same guarded transition. */
export async function cancel(ctx: Ctx, id: number): Promise<Withdrawal> {
  await inTransaction(ctx.db, async (tx) => {
    const outcome = { status: 2, refuseReason: null, isCancelled: true } as const
    const row = await withdrawals.settle(tx, ctx.shopperId, id, outcome)
    if (!row) {
      const present = await withdrawals.find(tx, ctx.shopperId, id)
      throw new DomainError(present ? 'WITHDRAWAL_NOT_CANCELLABLE' : 'NOT_FOUND')
    }
    await giveBack(tx, row)
    await record(tx, ctx, { event: 'withdrawal-cancelled', refId: row.id })
    await notify(tx, [
      { userId: row.userId, kind: 'wallet', refId: row.id, detail: 'withdrawal cancelled' },
    ])
  })
  const row = await withdrawals.find(ctx.db, ctx.shopperId, id)
  return describe(row!)
}

/**
 * Settles once: an approved withdrawal is paid out and its charge earned; a rejected one is returned. The first of two
 * needed approvals leaves it open.
 */
export async function settle(by: Services | Visit | StaffCtx, input: SettleInput) {
  const isPassed = input.action === 'pass'
  if (!isPassed && !input.reason) throw new InvalidInput({ reason: 'fields.required' })
  return inTransaction(by.db, async (tx) => {
    const found = await withdrawals.lockForSystem(tx, input.id)
    if (!found) throw new DomainError('NOT_FOUND')
    const isOpen = found.withdrawal.status === AUDIT_STATUS.auditing
    if (isOpen && isPassed && !(await approve(tx, by, found.withdrawal, input.expected_step)))
      return outcomeOf(found.withdrawal)
    const row = await withdrawals.settleForSystem(tx, input.id, {
      status: isPassed ? 1 : 2,
      refuseReason: isPassed ? null : (input.reason ?? null),
      isCancelled: false,
    })
    if (!row) throw new DomainError('ALREADY_SETTLED')
    if (isPassed) await payOut(tx, row)
    else await giveBack(tx, row)
    await recordDecision(tx, by, {
      event: isPassed ? 'withdrawal-passed' : 'withdrawal-refused',
      userId: row.userId,
      refId: row.id,
    })
    await notify(tx, [
      {
        userId: row.userId,
        kind: 'wallet',
        refId: row.id,
        detail: isPassed ? 'withdrawal passed' : 'withdrawal refused',
        notice: {
          code: isPassed ? 'withdrawalPassed' : 'withdrawalRefused',
          params: {
            amount: row.amount,
            ...(isPassed ? { charge: row.serviceCharge } : { reason: row.refuseReason ?? '' }),
            card: maskedCardNumber(found.card.lastDigits),
          },
        },
      },
    ])
    return outcomeOf(row)
  })
}

const outcomeOf = ({ id, status, amount, serviceCharge }: withdrawals.WithdrawalRow) => ({
  id,
  status,
  amount,
  actual_arrival: amount - serviceCharge,
})

async function payOut(tx: Transaction, row: withdrawals.WithdrawalRow): Promise<void> {
  const sum = { amount: row.amount, charge: row.serviceCharge }
  await ledger.post(tx, [withdrawalPayout(row.id, row.userId, sum)])
}

/** Ends the approvals, because the withdrawal is not paid out. */
async function giveBack(tx: Transaction, row: withdrawals.WithdrawalRow): Promise<void> {
  await approvals.removeAll(tx, row.id)
  await ledger.post(tx, [withdrawalReturn(row.id, row.userId, row.amount)])
}

/** Withdrawals that wait for an operator. */
export async function waiting({ db }: Visit) {
  const rows = await withdrawals.listAuditing(db)
  return rows.map(({ email, ...row }) => {
    const { status: _, settled_at: __, ...shown } = describe(row)
    return { ...shown, user_id: row.withdrawal.userId, email }
  })
}

type WithdrawalWithCard = NonNullable<Awaited<ReturnType<typeof withdrawals.find>>>

function describe({ withdrawal: row, card }: WithdrawalWithCard): Withdrawal {
  return {
    id: row.id,
    type: 'bank_card',
    amount: row.amount,
    service_charge: row.serviceCharge,
    actual_arrival: row.amount - row.serviceCharge,
    bank_name: card.bankName,
    bank_card_no: maskedCardNumber(card.lastDigits),
    holder: card.holder,
    status: row.status as AuditStatus,
    refuse_reason: row.refuseReason,
    cancelled: row.isCancelled,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    actions: row.status === AUDIT_STATUS.auditing ? ['cancel'] : [],
  }
}
