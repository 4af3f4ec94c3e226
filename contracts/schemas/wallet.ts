import { z } from 'zod'
import {
  BankCode,
  Cents,
  Id,
  PositiveCents,
  QueryId,
  Timestamp,
  listOf,
  paging,
  line,
} from './fields'
import { MAX_EVIDENCE } from '@/contracts/upload-limits'
import type { AUDIT_STATUS } from '@/contracts/wallet-terms'

export type AuditStatus = (typeof AUDIT_STATUS)[keyof typeof AUDIT_STATUS]
export const AuditStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const QueryAuditStatus = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^[0-2]$/, 'fields.invalid')
        .transform(Number),
    ],
    { error: 'fields.invalid' },
  )
  .pipe(AuditStatus)

export const RECHARGE_METHODS = ['chain', 'card', 'manual'] as const
export type RechargeMethod = (typeof RECHARGE_METHODS)[number]

/** A network for deposits. */
export const BlockchainNetwork = z.object({
  network: z.string(),
  coin: z.string(),
  address: z.string(),
  min_amount: Cents,
  confirmations: z.int(),
})
export type BlockchainNetwork = z.infer<typeof BlockchainNetwork>

export const listNetworks = {
  data: z.array(BlockchainNetwork),
}

/** The account that receives top-ups by bank transfer. */
export const TransferAccount = z.object({
  bank_name: z.string(),
  holder: z.string(),
  account_no: z.string(),
  swift: z.string().nullable(),
})
export type TransferAccount = z.infer<typeof TransferAccount>

export const getTransferAccount = {
  data: TransferAccount.nullable(),
}

export const getCardTerms = {
  data: z.object({
    provider: z.enum(['none', 'sandbox', 'stripe']),
    /** Only test cards are taken, and no money moves. */
    is_test: z.boolean(),
  }),
}

/** A transaction id in one notation: letters and digits without `0x`, and hexadecimal ones in lower case. */
export function plainTxid(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s_-]/g, '')
    .replace(/^(?:0x)+/i, '')
  return /^[0-9a-f]+$/i.test(plain) ? plain.toLowerCase() : plain
}

/** The transaction id of a deposit. A deposit can be claimed once, so every notation of an id is the same. */
export const Txid = z
  .string({ error: 'fields.txid' })
  .max(300, 'fields.txid')
  .transform(plainTxid)
  .pipe(z.string().regex(/^[a-z0-9]{8,128}$/i, 'fields.txid'))

export const Recharge = z.object({
  id: Id,
  method: z.enum(RECHARGE_METHODS),
  network: z.string().nullable(),
  address: z.string().nullable(),
  amount: Cents,
  txid: z.string().nullable(),
  /** URLs of pictures that only the shopper and operators can open. */
  evidence: z.array(z.string()),
  status: AuditStatus,
  refuse_reason: z.string().nullable(),
  /** The card's bank requires a code before the audit. */
  waits_for_code: z.boolean(),
  /** The card provider's page, while the shopper has not paid there. */
  card_page: z.string().nullable().default(null),
  /** The refund of a charge that was rejected in the audit: due, or done. */
  card_refund: z.enum(['due', 'done']).nullable(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
})
export type Recharge = z.infer<typeof Recharge>

const Evidence = z
  .array(Id, { error: 'fields.paymentEvidence' })
  .min(1, 'fields.paymentEvidence')
  .max(MAX_EVIDENCE, 'fields.proofMost')

/** Specification section 5. */
export const ChainRecharge = z.strictObject({
  method: z.literal('chain'),
  network: line(60, 'fields.chargeNetwork'),
  /** Must be the current address of the network. */
  address: line(200, 'fields.rechargeAddress'),
  amount: PositiveCents,
  evidence: Evidence,
  txid: Txid.optional(),
})

export const ManualRecharge = z.strictObject({
  method: z.literal('manual'),
  amount: PositiveCents,
  evidence: Evidence,
})

const CardToken = z
  .string({ error: 'fields.required' })
  .regex(/^[\x21-\x7e]{8,200}$/, 'fields.invalid')

/** Card data stays with the provider that created the token. */
const CardRecharge = z.strictObject({
  method: z.literal('card'),
  amount: PositiveCents,
  /** Needed by the sandbox; other providers take the card on a page of their own. */
  card: z.strictObject({ token: CardToken }, { error: 'fields.required' }).optional(),
})

export const requestRecharge = {
  body: z.discriminatedUnion('method', [ChainRecharge, ManualRecharge, CardRecharge], {
    error: 'fields.invalid',
  }),
  data: Recharge,
}

export const confirmRecharge = {
  body: z.strictObject({ id: Id, code: BankCode }),
  data: Recharge,
}

export const listRecharges = {
  query: z.object({ id: QueryId.optional(), status: QueryAuditStatus.optional(), ...paging }),
  data: listOf(Recharge),
}
