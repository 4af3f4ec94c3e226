import { z } from 'zod'
import { Cents, Id, QueryCents, QueryId, Timestamp, listOf, paging } from './fields'
import { payeeFields, refuseHalfPayee } from './payees'
import { AuditStatus, QueryAuditStatus } from './wallet'

/** Specification section 5. The maximum is above any real balance. */
export const DrawCents = z
  .int({ error: 'fields.drawAmount' })
  .positive('fields.drawAmount')
  .max(10_000_000_000, 'fields.drawOverBalance')

/** A saved payee; the API returns its number masked. */
export const BankCard = z.object({
  id: Id,
  bank_name: z.string(),
  bank_card_no: z.string(),
  holder: z.string(),
})
export type BankCard = z.infer<typeof BankCard>

export const Withdrawal = z.object({
  id: Id,
  type: z.literal('bank_card'),
  amount: Cents,
  service_charge: Cents,
  actual_arrival: Cents,
  bank_name: z.string(),
  bank_card_no: z.string(),
  holder: z.string(),
  status: AuditStatus,
  refuse_reason: z.string().nullable(),
  /** Cancelled by the shopper; the status is that of a rejected one. */
  cancelled: z.boolean(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
  actions: z.array(z.literal('cancel')),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const WithdrawalSum = z.object({
  amount: Cents,
  service_charge: Cents,
  actual_arrival: Cents,
})
export type WithdrawalSum = z.infer<typeof WithdrawalSum>

export const getWithdrawalTerms = {
  query: z.object({ amount: QueryCents.optional() }),
  data: z.object({
    balance: Cents,
    /** A fraction of the amount: 0.01 is one per cent. */
    charge_rate: z.number(),
    charge_min: Cents,
    min_amount: Cents,
    cards: z.array(BankCard),
    sum: WithdrawalSum.nullable(),
  }),
}

export const requestWithdrawal = {
  body: z
    .strictObject({
      type: z.literal('bank_card', { error: 'fields.invalid' }),
      amount: DrawCents,
      expected_charge: Cents.optional(),
      ...payeeFields,
      ticket: z.string({ error: 'fields.invalid' }).min(1).max(100),
    })
    .superRefine(refuseHalfPayee),
  data: Withdrawal,
}

export const listWithdrawals = {
  query: z.object({ id: QueryId.optional(), status: QueryAuditStatus.optional(), ...paging }),
  data: listOf(Withdrawal),
}

export const cancelWithdrawal = {
  body: z.strictObject({ id: Id }),
  data: Withdrawal,
}

export const removeBankCard = {
  body: z.strictObject({ id: Id }),
  data: z.array(BankCard),
}
