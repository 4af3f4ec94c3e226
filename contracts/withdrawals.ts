import { z } from 'zod'
import { endpoint } from './endpoint'
import { Cents, Id, QueryCents, QueryId, Timestamp, listOf, paging } from './fields'
import { payeeFields, refuseHalfPayee } from './payees'
import { AuditStatus, QueryAuditStatus } from './wallet'

/** Specification section 5. Nobody's balance is as large as the upper bound. */
export const DrawCents = z
  .int({ error: 'fields.drawAmount' })
  .positive('fields.drawAmount')
  .max(10_000_000_000, 'fields.drawOverBalance')

/** A saved payee; its number leaves the server masked only. */
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
  /** Taken back by the shopper; its status is that of a refused one. */
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

/** `sum` answers the query's `amount`: null without one, and when it is too small to be withdrawn. */
export const getWithdrawalTerms = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract',
  summary: 'What can be withdrawn, what it costs, and the saved cards',
  changes: false,
  query: z.object({ amount: QueryCents.optional() }),
  data: z.object({
    balance: Cents,
    /** Part of the amount: 0.01 is one per cent. */
    charge_rate: z.number(),
    charge_min: Cents,
    min_amount: Cents,
    cards: z.array(BankCard),
    sum: WithdrawalSum.nullable(),
  }),
})

/** Either a saved card or a new one, which is saved. */
export const requestWithdrawal = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract',
  summary: 'Withdraw to a bank card; the amount and its charge are held from here',
  changes: true,
  isKeyed: true,
  body: z
    .strictObject({
      type: z.literal('bank_card', { error: 'fields.invalid' }),
      amount: DrawCents,
      ...payeeFields,
      ticket: z.string({ error: 'fields.invalid' }).min(1).max(100),
    })
    .superRefine(refuseHalfPayee),
  data: Withdrawal,
})

export const listWithdrawals = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract_log',
  summary: 'The shopper’s withdrawals, latest first',
  changes: false,
  query: z.object({ id: QueryId.optional(), status: QueryAuditStatus.optional(), ...paging }),
  data: listOf(Withdrawal),
})

/** Only while auditing; everything held comes back. */
export const cancelWithdrawal = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract_cancel',
  summary: 'Take back a withdrawal that is not settled yet',
  changes: true,
  body: z.strictObject({ id: Id }),
  data: Withdrawal,
})

export const removeBankCard = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/bank_card_remove',
  summary: 'Forget a saved card',
  changes: true,
  body: z.strictObject({ id: Id }),
  data: z.array(BankCard),
})
