import { opsExtract } from '@/contracts/operators'
import type { BankCard, Withdrawal } from '@/contracts/schemas/withdrawals'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { withdrawalSum, type WithdrawalTerms } from '@/contracts/withdrawal-charge'
import {
  cancelWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  removeBankCard,
  requestWithdrawal,
} from '@/contracts/withdrawals'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { maskedCardNumber } from '@/server/domain/sealed-card'
import { post } from '../ledger'
import { tell } from '../live'
import type { Mock } from '../mock'
import { pageOf } from '../pages'
import { on, type Ctx } from '../serve'
import { nextId, type WithdrawalRecord } from '../world'
import { extractTarget, spendTicket } from './pay-codes'

const TERMS: WithdrawalTerms = {
  chargeBasisPoints: 100,
  chargeMinCents: 100,
  minAmountCents: 1000,
}

export function describeWithdrawal(record: WithdrawalRecord): Withdrawal {
  const { id, amount, charge, card, status } = record
  return {
    id,
    amount,
    status,
    type: 'bank_card',
    service_charge: charge,
    actual_arrival: amount - charge,
    bank_name: card.bank_name,
    bank_card_no: card.bank_card_no,
    holder: card.holder,
    refuse_reason: record.refuseReason,
    cancelled: record.isCancelled,
    created_at: record.createdAt.toISOString(),
    settled_at: record.settledAt?.toISOString() ?? null,
    actions: status === AUDIT_STATUS.auditing ? ['cancel'] : [],
  }
}

on(getWithdrawalTerms, ({ shopper }, { query }) => {
  const sum = query.amount === undefined ? null : withdrawalSum(query.amount, TERMS)
  return {
    balance: shopper.balance,
    charge_rate: TERMS.chargeBasisPoints / 10_000,
    charge_min: TERMS.chargeMinCents,
    min_amount: TERMS.minAmountCents,
    cards: shopper.cards,
    sum: sum && { amount: sum.amount, service_charge: sum.charge, actual_arrival: sum.arrival },
  }
})

interface Payee {
  card_id?: number | undefined
  bank_name?: string | undefined
  bank_card_no?: string | undefined
  holder?: string | undefined
}

/** A saved card, or a new one, which is saved. */
function cardOf({ world, shopper }: Ctx, payee: Payee): BankCard {
  const known = shopper.cards.find(({ id }) => id === payee.card_id)
  if (known) return known
  if (payee.card_id !== undefined) throw new DomainError('NOT_FOUND')
  const card = {
    id: nextId(world),
    bank_name: payee.bank_name!,
    bank_card_no: maskedCardNumber(payee.bank_card_no!.slice(-4)),
    holder: payee.holder!,
  }
  shopper.cards.push(card)
  return card
}

on(requestWithdrawal, (ctx, { body }) => {
  const { mock, shopper, world } = ctx
  const sum = withdrawalSum(body.amount, TERMS)
  if (!sum) throw new DomainError('DRAW_TOO_SMALL')
  if (sum.charge !== (body.expected_charge ?? sum.charge))
    throw new DomainError('CHARGE_CHANGED', { service_charge: sum.charge })
  if (body.amount > shopper.balance) throw new DomainError('DRAW_OVER_BALANCE')
  spendTicket(ctx, body.ticket, extractTarget(body.amount))
  const record: WithdrawalRecord = {
    id: nextId(world),
    shopperId: shopper.id,
    amount: sum.amount,
    charge: sum.charge,
    card: { ...cardOf(ctx, body) },
    status: AUDIT_STATUS.auditing,
    refuseReason: null,
    isCancelled: false,
    createdAt: new Date(),
    settledAt: null,
  }
  world.withdrawals.push(record)
  shopper.frozen += sum.amount
  post(mock, shopper.id, 'withdraw', -sum.arrival, record.id)
  post(mock, shopper.id, 'withdraw_fee', -sum.charge, record.id)
  return describeWithdrawal(record)
})

/** Ends a withdrawal once; a refused or cancelled one returns the whole amount. */
function settle(mock: Mock, record: WithdrawalRecord, isPassed: boolean): void {
  record.status = isPassed ? AUDIT_STATUS.passed : AUDIT_STATUS.refused
  record.settledAt = new Date()
  const shopper = mock.world.shoppers.find(({ id }) => id === record.shopperId)!
  shopper.frozen -= record.amount
  if (!isPassed) post(mock, shopper.id, 'withdraw_return', record.amount, record.id)
}

on(cancelWithdrawal, ({ mock, world, shopper }, { body }) => {
  const record = world.withdrawals.find((one) => one.id === body.id && one.shopperId === shopper.id)
  if (!record) throw new DomainError('NOT_FOUND')
  if (record.status !== AUDIT_STATUS.auditing) throw new DomainError('WITHDRAWAL_NOT_CANCELLABLE')
  record.isCancelled = true
  settle(mock, record, false)
  return describeWithdrawal(record)
})

on(listWithdrawals, ({ world, shopper }, { query }) => {
  const own = world.withdrawals.filter(
    (one) =>
      one.shopperId === shopper.id &&
      (query.id === undefined || one.id === query.id) &&
      (query.status === undefined || one.status === query.status),
  )
  const { rows, next_cursor } = pageOf(own.reverse(), query)
  return { list: rows.map(describeWithdrawal), next_cursor }
})

on(removeBankCard, ({ shopper }, { body }) => {
  if (!shopper.cards.some(({ id }) => id === body.id)) throw new DomainError('NOT_FOUND')
  shopper.cards = shopper.cards.filter(({ id }) => id !== body.id)
  return shopper.cards
})

on(opsExtract, ({ mock, world }, { body }) => {
  const isPassed = body.action === 'pass'
  if (!isPassed && !body.reason) throw new InvalidInput({ reason: 'fields.required' })
  const record = world.withdrawals.find(({ id }) => id === body.id)
  if (!record) throw new DomainError('NOT_FOUND')
  if (record.status !== AUDIT_STATUS.auditing) throw new DomainError('ALREADY_SETTLED')
  record.refuseReason = isPassed ? null : body.reason!
  settle(mock, record, isPassed)
  const { id, status, amount, charge, shopperId } = record
  const params = { amount, charge, card: record.card.bank_card_no, reason: body.reason ?? '' }
  const notice = isPassed ? 'withdrawalPassed' : 'withdrawalRefused'
  tell(mock, shopperId, { kind: 'wallet', id, notice, params })
  return { id, status, amount, actual_arrival: amount - charge }
})
